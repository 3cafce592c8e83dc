import type { DemoVideoScene } from '@sonde/machines/rules/leads';
import { sectorIn } from '../ui/sector/sector-geometry.ts';

/** The size of one frame in pixels. */
export const sonogramSize = { width: 320, height: 224 } as const;

/** The frames of one loop, one below the other in a file. */
export const sonogramFrames = 14;

/** The file of a scene's frames in `/pictures/`. */
export const sonogramFile = (scene: DemoVideoScene): string => `sonogram-${scene}.png`;

/** The field of view of a curved or a straight lens. */
export type SonogramLens = 'sector' | 'linear';

export const sonogramLenses: Readonly<Record<DemoVideoScene, SonogramLens>> = {
  tendon: 'linear',
  heart: 'sector',
  lung: 'sector',
  fetus: 'sector',
  aorta: 'sector',
  nerve: 'linear',
  gallbladder: 'sector',
  kidney: 'sector',
  carotid: 'linear',
};

/**
 * A place in front of the lens: to the right of the center line, and below the lens. The unit is the depth of the image.
 */
export interface SonogramPlace {
  readonly x: number;
  readonly y: number;
}

const { width, height } = sonogramSize;
/** Around a sector and around a rectangle. */
const margins = { sector: 2, linear: 10 } as const;

const frame = sectorIn({
  x: margins.sector,
  y: margins.sector,
  width: width - 2 * margins.sector,
  height: height - 2 * margins.sector,
});
const sectorUnit = frame.outer - frame.inner;
const linearUnit = height - 2 * margins.linear;

/** The place that a point of a frame shows, in pixels; null outside the field of view. */
export function sonogramPlaceAt(lens: SonogramLens, { x, y }: SonogramPlace): SonogramPlace | null {
  if (lens === 'linear') {
    const [dx, dy] = [x - width / 2, y - margins.linear];
    const isInside = dy >= 0 && dy <= linearUnit && Math.abs(dx) <= width / 2 - margins.linear;
    return isInside ? { x: dx / linearUnit, y: dy / linearUnit } : null;
  }
  const [dx, dy] = [x - frame.apex[0], y - frame.apex[1]];
  const radius = Math.hypot(dx, dy);
  const isInside =
    radius >= frame.inner && radius <= frame.outer && Math.abs(Math.atan2(dx, dy)) <= frame.halfAngle;
  return isInside ? { x: dx / sectorUnit, y: (radius - frame.inner) / sectorUnit } : null;
}

/** The point of a frame that shows a place, in whole pixels. */
export function sonogramPoint(scene: DemoVideoScene, { x, y }: SonogramPlace): SonogramPlace {
  if (sonogramLenses[scene] === 'linear')
    return {
      x: Math.round(width / 2 + x * linearUnit),
      y: Math.round(margins.linear + y * linearUnit),
    };
  const radius = frame.inner + y * sectorUnit;
  const dx = x * sectorUnit;
  return {
    x: Math.round(frame.apex[0] + dx),
    y: Math.round(frame.apex[1] + Math.sqrt(radius * radius - dx * dx)),
  };
}

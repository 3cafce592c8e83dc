import { sonogramFrames, sonogramSize } from '../../../src/pictures/sonograms.ts';
import { sectorIn } from '../../../src/ui/sector/sector-geometry.ts';
import { randomNumbers } from '../parts/random.ts';
import { grayPng } from './gray-png.ts';
import type { Place, Sonogram } from './tissue.ts';

const { width, height } = sonogramSize;

/** Shades of gray in a sheet. Fewer make the file smaller, and speckle hides their steps. */
const shades = 12;

/** The cells of the speckle's grid, in each direction; it repeats beyond. */
const cells = 256;
/** Cells per unit of depth: speckle is wider than high. */
const grain = { across: 74, along: 150 } as const;

/** The speckle of tissue: smooth noise whose average is 1, brighter grains being rarer. */
function speckleField(seed: number): (place: Place) => number {
  const random = randomNumbers(seed);
  const field = Float32Array.from({ length: cells * cells }, () => {
    // The amplitude of many weak echoes that add up (Rayleigh distribution).
    return Math.sqrt(-2 * Math.log(1 - 0.999 * random())) / 1.2533;
  });
  const at = (column: number, row: number): number =>
    field[(((row % cells) + cells) % cells) * cells + (((column % cells) + cells) % cells)] as number;
  return ({ x, y }) => {
    const [u, v] = [x * grain.across, y * grain.along];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - column, v - row];
    const [su, sv] = [du * du * (3 - 2 * du), dv * dv * (3 - 2 * dv)];
    const upper = at(column, row) * (1 - su) + at(column + 1, row) * su;
    const lower = at(column, row + 1) * (1 - su) + at(column + 1, row + 1) * su;
    return upper * (1 - sv) + lower * sv;
  };
}

interface View {
  /** The place that a pixel shows; null outside the field of view. */
  readonly placeAt: (column: number, row: number) => Place | null;
}

function sectorView(): View {
  const frame = sectorIn({ x: 2, y: 2, width: width - 4, height: height - 4 });
  const unit = frame.outer - frame.inner;
  return {
    placeAt: (column, row) => {
      const [dx, dy] = [column + 0.5 - frame.apex[0], row + 0.5 - frame.apex[1]];
      const radius = Math.hypot(dx, dy);
      const isInside =
        radius >= frame.inner && radius <= frame.outer && Math.abs(Math.atan2(dx, dy)) <= frame.halfAngle;
      return isInside ? { x: dx / unit, y: (radius - frame.inner) / unit } : null;
    },
  };
}

function linearView(): View {
  const margin = 10;
  const unit = height - 2 * margin;
  return {
    placeAt: (column, row) => {
      const [dx, dy] = [column + 0.5 - width / 2, row + 0.5 - margin];
      const isInside = dy >= 0 && dy <= unit && Math.abs(dx) <= width / 2 - margin;
      return isInside ? { x: dx / unit, y: dy / unit } : null;
    },
  };
}

/** Weak echoes are lifted and strong ones are limited, as a scanner does. */
const compress = (light: number): number => Math.min(1, Math.max(0, light)) ** 0.86;

/**
 * The frames of one loop, one below the other, as a gray PNG. It is drawn and shows no real patient: anatomy is a
 * function of place and time, and speckle moves with the tissue.
 */
export function frameSheet({ lens, anatomy }: Sonogram, seed: number): Buffer {
  const { placeAt } = lens === 'sector' ? sectorView() : linearView();
  const speckle = speckleField(seed);
  const pixels = new Uint8Array(width * height * sonogramFrames);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = placeAt(column, row);
      if (place === null) continue;
      const gain = 1.06 - 0.3 * place.y;
      for (let frame = 0; frame < sonogramFrames; frame++) {
        const echo = anatomy(place, frame / sonogramFrames);
        const light = compress(Math.max(0.012, echo.light) * gain * (0.42 + 0.58 * speckle(echo)));
        pixels[(frame * height + row) * width + column] = Math.round(light * (shades - 1));
      }
    }
  }
  return grayPng(pixels, { width, height: height * sonogramFrames, shades });
}

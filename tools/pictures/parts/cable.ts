import { smoothLine } from './path.ts';
import type { Studio } from './shaded-form.ts';
import { blur, group, keep, reuse } from './svg.ts';
import type { Course } from './tube.ts';
import type { Vec2 } from './vector.ts';

/** The diameter of every cable, in mm. */
export const cableDiameter = 4.2;

const jacket = {
  edge: '#4a5768',
  outline: '#10161f',
  shade: '#1b2430',
  middle: '#303c4b',
  light: '#566475',
  shine: '#96a3b1',
} as const;

/** A section of a course, for a cable that crosses itself. Each section covers those drawn before it. */
export const stretch =
  (line: Course, from: number, to: number): Course =>
  (t) =>
    line(from + (to - from) * t);

/** A cable along a course: strokes from shade to light, each narrower and closer to the lamp, over a soft shadow. */
export function cable(studio: Studio, line: Course, samples = 80): string {
  const points = Array.from({ length: samples + 1 }, (_, index): Vec2 =>
    studio.camera.project(line(index / samples)),
  );
  const d = smoothLine(points, 0.35);
  const width = cableDiameter * studio.camera.unitsPerMillimetre;
  const id = keep(studio.on, d);
  const stroke = (colour: string, share: number, shift: number, opacity?: number): string =>
    reuse(id, {
      stroke: colour,
      'stroke-width': width * share,
      'stroke-opacity': opacity,
      transform:
        shift === 0
          ? undefined
          : `translate(${(-width * shift * 0.62).toFixed(1)} ${(-width * shift * 0.78).toFixed(1)})`,
    });
  return group(
    { 'stroke-linejoin': 'round' },
    group({ filter: blur(studio.on, width * 0.28) }, shadowStroke(id, width)),
    reuse(id, { stroke: jacket.edge, 'stroke-width': width + 1.6 }),
    stroke(jacket.outline, 1, 0),
    stroke(jacket.shade, 0.84, 0.04),
    stroke(jacket.middle, 0.56, 0.14),
    stroke(jacket.light, 0.26, 0.24),
    stroke(jacket.shine, 0.08, 0.3, 0.8),
  );
}

const shadowStroke = (id: string, width: number): string =>
  reuse(id, {
    stroke: '#0a0f18',
    'stroke-opacity': 0.34,
    'stroke-width': width * 0.9,
    transform: `translate(${(width * 0.42).toFixed(1)} ${(width * 0.4).toFixed(1)})`,
  });

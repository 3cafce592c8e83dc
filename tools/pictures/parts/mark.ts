import { sectorIn, sectorPoint } from '../../../src/ui/sector/sector-geometry.ts';
import { numbers } from './path.ts';
import type { Vec2 } from './vector.ts';

/** The start and end of the mark's steps, as depths of its sector. */
const steps = [
  [0, 0.28],
  [0.36, 0.64],
  [0.72, 1],
] as const;

/**
 * The shop's mark, a sector in three steps, on any surface. `at` converts mm along its axis and across it to a point of
 * the drawing.
 */
export function markPath(at: (along: number, across: number) => Vec2, size: number): string {
  const frame = sectorIn({ x: -size / 2, y: -size / 2, width: size, height: size });
  const point = (depth: number, bearing: number): Vec2 => {
    const [across, along] = sectorPoint(frame, depth, bearing);
    return at(along, across);
  };
  /** The handle and the end of the curve from one side to the other through the middle. */
  const curve = (depth: number, side: number): readonly number[] => {
    const [from, through, to] = [point(depth, -side), point(depth, 0), point(depth, side)];
    return [2 * through[0] - (from[0] + to[0]) / 2, 2 * through[1] - (from[1] + to[1]) / 2, ...to];
  };
  return steps
    .map(
      ([from, to]) =>
        `M${numbers(point(from, -1))}Q${numbers(curve(from, 1))}L${numbers(point(to, 1))}Q${numbers(curve(to, -1))}z`,
    )
    .join('');
}

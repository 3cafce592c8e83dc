import type { Surface } from './mesh.ts';
import { add, cross, direction, scale, subtract, type Vec3 } from './vector.ts';

/** A curve in space over 0 to 1. */
export type Course = (t: number) => Vec3;

/** A smooth curve through points (Catmull–Rom), with an equal share of t for each section. */
export function course(points: readonly Vec3[]): Course {
  const at = (index: number): Vec3 => points[Math.min(points.length - 1, Math.max(0, index))] as Vec3;
  return (t) => {
    const position = Math.min(Math.max(t, 0), 1) * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(position));
    const s = position - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [0, 1, 2].map((axis) => {
      const [pa, pb, pc, pd] = [a[axis], b[axis], c[axis], d[axis]] as [number, number, number, number];
      return (
        0.5 *
        (2 * pb +
          (pc - pa) * s +
          (2 * pa - 5 * pb + 4 * pc - pd) * s * s +
          (3 * pb - pa - 3 * pc + pd) * s * s * s)
      );
    }) as unknown as Vec3;
  };
}

/** A round tube around a course. `radius` is in mm over t. */
export function tube(line: Course, radius: (t: number) => number): Surface {
  return (u, v) => {
    const ahead = direction(subtract(line(Math.min(1, u + 0.01)), line(Math.max(0, u - 0.01))));
    const side = direction(cross([0, 0, 1], ahead));
    const up = cross(ahead, side);
    const angle = 2 * Math.PI * v;
    const reach = radius(u);
    return add(line(u), add(scale(side, reach * Math.cos(angle)), scale(up, reach * Math.sin(angle))));
  };
}

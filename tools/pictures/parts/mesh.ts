import { place, type Placement } from './camera.ts';
import { cross, direction, scale, subtract, type Vec3 } from './vector.ts';

/** A surface of triangles: a grid of points with their normals. */
export interface Mesh {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** A surface over u and v, both from 0 to 1; it is closed in v. */
export type Surface = (u: number, v: number) => Vec3;

const step = 1e-4;

/** The outward normal of a surface, in the direction of v × u. */
export function normalAt(surface: Surface, u: number, v: number): Vec3 {
  const u0 = Math.max(0, u - step);
  const u1 = Math.min(1, u + step);
  return direction(
    cross(subtract(surface(u, v + step), surface(u, v - step)), subtract(surface(u1, v), surface(u0, v))),
  );
}

/** A grid over the surface with `along` × `around` cells, transformed by its placement. */
export function meshOf(surface: Surface, along: number, around: number, placement: Placement = {}): Mesh {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: [number, number, number][] = [];
  for (let i = 0; i <= along; i++) {
    for (let j = 0; j <= around; j++) {
      const [u, v] = [i / along, j / around];
      points.push(place(surface(u, v), placement));
      normals.push(place(normalAt(surface, u, v), { ...placement, at: [0, 0, 0] }));
    }
  }
  const row = around + 1;
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * row + j;
      triangles.push([a, a + 1, a + row], [a + 1, a + row + 1, a + row]);
    }
  }
  return { points, normals, triangles };
}

/** The point of a surface raised by `height` mm, transformed by its placement. */
export function onSurface(
  surface: Surface,
  u: number,
  v: number,
  height: number,
  placement: Placement,
): Vec3 {
  const normal = normalAt(surface, u, v);
  const point = surface(u, v);
  const lift = scale(normal, height);
  return place([point[0] + lift[0], point[1] + lift[1], point[2] + lift[2]], placement);
}

import type { Camera } from './camera.ts';
import { numbers, polygonPath } from './path.ts';
import { add, scale, type Vec2, type Vec3 } from './vector.ts';

/** A plane in the room: a corner and the directions of its edges, in mm. */
export interface Plane {
  readonly corner: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
}

/** The point of a plane at a and b mm from its corner. */
export const pointOf = ({ corner, along, across }: Plane, a: number, b: number): Vec3 =>
  add(corner, add(scale(along, a), scale(across, b)));

/** Projects a shape on a plane, in mm from its corner, onto the drawing. */
export const onPlane = (camera: Camera, plane: Plane, figure: readonly Vec2[]): Vec2[] =>
  figure.map(([a, b]) => camera.project(pointOf(plane, a, b)));

/** A rectangle on a plane, in mm from its corner. */
export const rectangle = (a: number, b: number, width: number, height: number): Vec2[] => [
  [a, b],
  [a + width, b],
  [a + width, b + height],
  [a, b + height],
];

/** A rectangle with rounded corners. */
export function roundRectangle(a: number, b: number, width: number, height: number, radius: number): Vec2[] {
  const corners = [
    [a + width - radius, b + radius, -90],
    [a + width - radius, b + height - radius, 0],
    [a + radius, b + height - radius, 90],
    [a + radius, b + radius, 180],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    [0, 45, 90].map((turn): Vec2 => {
      const angle = ((start + turn) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** A shape on a plane as a path of straight edges. */
export const planePath = (camera: Camera, plane: Plane, figure: readonly Vec2[]): string =>
  polygonPath(onPlane(camera, plane, figure));

/** The transform from drawing units (1 unit = 1 mm, y down) to a plane, around one of its points. */
export function planeTransform(camera: Camera, plane: Plane, [a, b]: Vec2): string {
  const origin = camera.project(pointOf(plane, a, b));
  const right = camera.project(pointOf(plane, a + 1, b));
  const up = camera.project(pointOf(plane, a, b + 1));
  const matrix = [
    right[0] - origin[0],
    right[1] - origin[1],
    origin[0] - up[0],
    origin[1] - up[1],
    origin[0],
    origin[1],
  ];
  return `matrix(${numbers(matrix, 3)})`;
}

import { add, dot, radians, scale, subtract, type Vec2, type Vec3 } from './vector.ts';

/**
 * The placement of a form: rotation about its own axis (roll), its width (pitch) and the vertical (yaw), then a
 * translation. In degrees and mm.
 */
export interface Placement {
  readonly roll?: number;
  readonly pitch?: number;
  readonly yaw?: number;
  readonly at?: Vec3;
}

/** Transforms a point of a form into room coordinates. */
export function place(point: Vec3, { roll = 0, pitch = 0, yaw = 0, at = [0, 0, 0] }: Placement): Vec3 {
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const [cy, sy] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [x, y0, z0] = point;
  const [y, z] = [y0 * cr - z0 * sr, y0 * sr + z0 * cr];
  const [px, pz] = [x * cp + z * sp, -x * sp + z * cp];
  return add([px * cy - y * sy, px * sy + y * cy, pz], at);
}

/** A camera that looks at the center of the table. Room coordinates are in mm: x to the right, y away, z up. */
export interface Camera {
  /** Projects a point of the room onto the drawing. */
  readonly project: (point: Vec3) => Vec2;
  /** Converts a direction in the room to right, up and toward the viewer. */
  readonly turn: (direction: Vec3) => Vec3;
  /** The nearness of a point; a larger value is nearer. */
  readonly nearness: (point: Vec3) => number;
  readonly lighting: Lighting;
  /** User units per mm at the point that the camera looks at. */
  readonly unitsPerMillimetre: number;
}

/** The lamps' parameters for a view. */
interface Lighting {
  /** The direction on the drawing in which surfaces tilt toward the lamps that they reflect (right, up). */
  readonly lampAxis: Vec2;
  /** The light levels at which the second, third and fourth tones start. */
  readonly toneLevels: readonly [number, number, number];
}

const lightings = {
  aslant: { lampAxis: [-0.24, 0.97], toneLevels: [0.36, 0.6, 0.885] },
  above: { lampAxis: [-0.96, 0.28], toneLevels: [0.28, 0.45, 0.72] },
} as const satisfies Readonly<Record<string, Lighting>>;

interface CameraSetting {
  /** Degrees above the table; 90 looks straight down. */
  readonly elevation: number;
  readonly unitsPerMillimetre: number;
  /** The position on the drawing of the point that the camera looks at. */
  readonly centre: Vec2;
  readonly lookAt?: Vec3;
  /** In mm. Without a distance the projection is orthographic, so that lengths can be measured. */
  readonly distance?: number;
}

export function camera({
  elevation,
  unitsPerMillimetre,
  centre,
  lookAt = [0, 0, 0],
  distance,
}: CameraSetting): Camera {
  const [c, s] = [Math.cos(radians(elevation)), Math.sin(radians(elevation))];
  const right: Vec3 = [1, 0, 0];
  const up: Vec3 = [0, s, c];
  const towards: Vec3 = [0, -c, s];
  const turn = (vector: Vec3): Vec3 => [dot(vector, right), dot(vector, up), dot(vector, towards)];
  const nearness = (point: Vec3): number => dot(subtract(point, lookAt), towards);
  const project = (point: Vec3): Vec2 => {
    const [x, y, near] = turn(subtract(point, lookAt));
    const size = unitsPerMillimetre * (distance === undefined ? 1 : distance / (distance - near));
    return [centre[0] + x * size, centre[1] - y * size];
  };
  const lighting = elevation === 90 ? lightings.above : lightings.aslant;
  return { project, turn, nearness, lighting, unitsPerMillimetre };
}

/** The three-quarter view that all pictures share. */
export const threeQuarterElevation = 46;
/**
 * The light direction of all pictures: from the top left and slightly toward the viewer (right, up, toward the viewer).
 */
export const lightDirection: Vec3 = scale([-0.52, 0.66, 0.54], 1 / Math.hypot(0.52, 0.66, 0.54));

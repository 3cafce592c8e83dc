import { lightDirection } from './camera.ts';
import { clamp, dot, smoothStep, type Vec2, type Vec3 } from './vector.ts';

/**
 * The light on a surface, 0 to 1, from its normal (right, up, toward the viewer) and its height above the table in mm.
 */
export function lightOn(normal: Vec3, height: number): number {
  const lamp = clamp((dot(normal, lightDirection) + 0.3) / 1.3, 0, 1);
  const sky = 0.5 + 0.5 * normal[1];
  const nearTable = 0.72 + 0.28 * smoothStep(0, 14, height);
  return clamp((0.82 * lamp ** 1.15 + 0.2 * sky) * nearTable, 0, 1);
}

/**
 * The long lamps that smooth surfaces reflect: the tilt in degrees at which a surface reflects their center, their
 * width and brightness.
 */
export const lamps = [
  { lean: 64, halfWidth: 5.5, brightness: 1 },
  { lean: 19, halfWidth: 2.4, brightness: 0.4 },
] as const;

/** How directly a surface reflects a lamp: 1 at its center, below 0 outside it. */
export function mirrors(lamp: (typeof lamps)[number], axis: Vec2, normal: Vec3): number {
  const lean = (Math.atan2(normal[0] * axis[0] + normal[1] * axis[1], normal[2]) * 180) / Math.PI;
  return 1 - Math.abs(lean - lamp.lean) / lamp.halfWidth;
}

import type { Surface } from './mesh.ts';
import { profile } from './profile.ts';
import { mix, radians, smoothStep, type Vec3 } from './vector.ts';

/**
 * A cross-section of a probe, in mm: position from the middle (negative toward the tail), half width, half thickness.
 */
interface Station {
  readonly x: number;
  readonly halfWidth: number;
  readonly halfThickness: number;
}

/** The dimensions of a probe's body. */
export interface ProbeForm {
  readonly stations: readonly Station[];
  /** The squareness of a cross-section: 2 is an ellipse, 4 nearly a rounded rectangle. */
  readonly squareness: number;
  /** How far the ends of the curved head recede from its middle, in mm. */
  readonly headCurve: number;
  /** How far the lens protrudes from the shell, in mm. */
  readonly lensDepth: number;
}

/** The parts of a probe as surfaces over u (tail to head) and v (around). */
export interface ProbeSurfaces {
  readonly shell: Surface;
  readonly lens: Surface;
  /** The point of the shell's upper side above (x, y); x is along the probe in mm, y across. */
  readonly top: (x: number, y: number, lift?: number) => Vec3;
  /** The u of the cross-section at x. */
  readonly along: (x: number) => number;
  readonly tailEnd: number;
}

const round = (angle: number, squareness: number): readonly [number, number] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const radius = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
  return [c * radius, s * radius];
};

/** The share of u for the rounded tail. */
const tailShare = 0.08;

export function probeSurfaces({ stations, squareness, headCurve, lensDepth }: ProbeForm): ProbeSurfaces {
  const width = profile(stations.map(({ x, halfWidth }) => [x, halfWidth]));
  const thickness = profile(stations.map(({ x, halfThickness }) => [x, halfThickness]));
  const first = stations[0] as Station;
  const last = stations.at(-1) as Station;
  const tailRadius = tailRadiusOf(first);
  const bend = (x: number, y: number): number =>
    headCurve * smoothStep(last.x - 42, last.x, x) * (y / last.halfWidth) ** 2;
  const section = (x: number, angle: number, inset = 0): Vec3 => {
    const [y, z] = round(angle, squareness);
    const [w, h] = [Math.max(0, width(x) - inset), Math.max(0, thickness(x) - inset)];
    return [x - bend(x, y * w), y * w, z * h];
  };
  const shell: Surface = (u, v) => {
    const angle = 2 * Math.PI * v;
    if (u < tailShare) {
      const turn = radians(90 * (u / tailShare));
      const point = section(first.x, angle, tailRadius * (1 - Math.sin(turn)));
      return [point[0] - tailRadius * Math.cos(turn), point[1], point[2]];
    }
    return section(mix(first.x, last.x, (u - tailShare) / (1 - tailShare)), angle);
  };
  const lens: Surface = (u, v) => {
    const angle = 2 * Math.PI * v;
    const lensInset = 1.4;
    if (u < 0.1) return section(last.x, angle, lensInset * (u / 0.1));
    const turn = radians(90 * ((u - 0.1) / 0.9));
    const reach = last.halfThickness - lensInset;
    const point = section(last.x, angle, lensInset + reach * (1 - Math.cos(turn)) * 0.985);
    return [point[0] + lensDepth * Math.sin(turn), point[1], point[2]];
  };
  const top = (x: number, y: number, lift = 0): Vec3 => {
    const share = Math.min(1, Math.abs(y) / width(x));
    return [x - bend(x, y), y, thickness(x) * (1 - share ** squareness) ** (1 / squareness) + lift];
  };
  const along = (x: number): number => tailShare + ((x - first.x) / (last.x - first.x)) * (1 - tailShare);
  return { shell, lens, top, along, tailEnd: first.x - tailRadius };
}

/** The dimensions of a probe in mm, without its cable. `front` is the distance of the lens from the middle. */
export function measuresOf({ stations, lensDepth }: ProbeForm): {
  readonly length: number;
  readonly width: number;
  readonly front: number;
} {
  const first = stations[0] as Station;
  const last = stations.at(-1) as Station;
  const front = last.x + lensDepth;
  const width = 2 * Math.max(...stations.map(({ halfWidth }) => halfWidth));
  return { length: front - first.x + tailRadiusOf(first), width, front };
}

/** The radius of the rounded tail. */
function tailRadiusOf({ halfWidth, halfThickness }: Station): number {
  return Math.min(halfWidth, halfThickness) * 0.6;
}

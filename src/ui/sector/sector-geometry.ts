/** A point: x to the right, y down, in user units. */
export type SectorPoint = readonly [x: number, y: number];

/**
 * The field of view of a curved probe, opening downwards: part of a ring around an apex above it. User units and
 * radians.
 */
export interface SectorFrame {
  readonly apex: SectorPoint;
  /** Radius of the lens. */
  readonly inner: number;
  /** Radius at the greatest depth. */
  readonly outer: number;
  /** From the center line to either side. */
  readonly halfAngle: number;
}

/** The proportions of every sector in the shop. */
export const sectorShape = {
  halfAngle: (34 * Math.PI) / 180,
  /** Radius of the lens as a fraction of the outer radius. */
  innerShare: 0.3,
} as const;

/** Returns the largest sector of the shop's proportions that fits in a box, centered. */
export function sectorIn(box: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): SectorFrame {
  const { halfAngle, innerShare } = sectorShape;
  const top = innerShare * Math.cos(halfAngle);
  const outer = Math.min(box.width / (2 * Math.sin(halfAngle)), box.height / (1 - top));
  const height = outer * (1 - top);
  return {
    apex: [box.x + box.width / 2, box.y + (box.height - height) / 2 - outer * top],
    inner: outer * innerShare,
    outer,
    halfAngle,
  };
}

/** The point at a depth (0 at the lens, 1 at the bottom) and a bearing (−1 left edge, 0 center, 1 right edge). */
export function sectorPoint(
  { apex, inner, outer, halfAngle }: SectorFrame,
  depth: number,
  bearing: number,
): SectorPoint {
  const radius = inner + (outer - inner) * depth;
  const angle = halfAngle * bearing;
  return [apex[0] + radius * Math.sin(angle), apex[1] + radius * Math.cos(angle)];
}

const text = (value: number): string => String(Math.round(value * 100) / 100);
const pair = ([x, y]: SectorPoint): string => `${text(x)} ${text(y)}`;

/** The outline of the part between two depths and two bearings; by default, of the whole sector. */
export function sectorPath(
  frame: SectorFrame,
  {
    from = 0,
    to = 1,
    left = -1,
    right = 1,
  }: { readonly from?: number; readonly to?: number; readonly left?: number; readonly right?: number } = {},
): string {
  const radius = (depth: number): string => text(frame.inner + (frame.outer - frame.inner) * depth);
  const at = (depth: number, bearing: number): string => pair(sectorPoint(frame, depth, bearing));
  return [
    `M${at(from, left)}`,
    `A${radius(from)} ${radius(from)} 0 0 0 ${at(from, right)}`,
    `L${at(to, right)}`,
    `A${radius(to)} ${radius(to)} 0 0 1 ${at(to, left)}`,
    'Z',
  ].join('');
}

/** An arc across the sector at a depth. */
export function sectorArc(frame: SectorFrame, depth: number): string {
  const radius = text(frame.inner + (frame.outer - frame.inner) * depth);
  return `M${pair(sectorPoint(frame, depth, -1))}A${radius} ${radius} 0 0 0 ${pair(sectorPoint(frame, depth, 1))}`;
}

/** The outlines of `of` equally deep steps, from the lens down, separated by `gap` (a fraction of the whole depth). */
export function sectorSteps(frame: SectorFrame, of: number, gap: number): readonly string[] {
  const step = (1 - gap * (of - 1)) / of;
  return Array.from({ length: of }, (_, index) => {
    const from = index * (step + gap);
    return sectorPath(frame, { from, to: from + step });
  });
}

/** A depth tick, from the edge of the sector outwards. */
export interface DepthTick {
  readonly from: SectorPoint;
  readonly to: SectorPoint;
  /** Every fifth tick is long. */
  readonly isLong: boolean;
}

/**
 * Ticks along the right edge, one for each cm of `depth`, every fifth twice as long; `length` and `gap` in user units.
 */
export function depthTicks(
  frame: SectorFrame,
  { depth, length, gap }: { readonly depth: number; readonly length: number; readonly gap: number },
): readonly DepthTick[] {
  const outwards: SectorPoint = [Math.cos(frame.halfAngle), -Math.sin(frame.halfAngle)];
  return Array.from({ length: depth + 1 }, (_, centimetre) => {
    const [x, y] = sectorPoint(frame, centimetre / depth, 1);
    const isLong = centimetre % 5 === 0;
    const reach = gap + (isLong ? 2 * length : length);
    return {
      from: [x + outwards[0] * gap, y + outwards[1] * gap],
      to: [x + outwards[0] * reach, y + outwards[1] * reach],
      isLong,
    };
  });
}

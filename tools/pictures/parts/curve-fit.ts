import type { Vec2 } from './vector.ts';

/** A cubic Bézier curve: start, two handles, end. */
export type Cubic = readonly [Vec2, Vec2, Vec2, Vec2];

const minus = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Vec2, b: Vec2, times = 1): Vec2 => [a[0] + b[0] * times, a[1] + b[1] * times];
const dot2 = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];
const distance = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const unit = (a: Vec2): Vec2 => {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
};

/** Fits smooth curves to a closed line, within `tolerance` user units. Corners are preserved. */
export function fitClosed(line: readonly Vec2[], tolerance: number): Cubic[] {
  const points = thin(line);
  if (points.length < 4) return [];
  const corners = cornersOf(points);
  const starts = corners.length > 0 ? corners : [0, Math.floor(points.length / 2)];
  const smooth = corners.length === 0;
  return starts.flatMap((start, index) => {
    const end = starts[(index + 1) % starts.length] as number;
    const piece =
      end > start ? points.slice(start, end + 1) : [...points.slice(start), ...points.slice(0, end + 1)];
    const head = smooth
      ? tangentThrough(points, start)
      : unit(minus(piece[Math.min(3, piece.length - 1)] as Vec2, piece[0] as Vec2));
    const last = piece.length - 1;
    const tail = smooth
      ? scaleBack(tangentThrough(points, end))
      : unit(minus(piece[Math.max(0, last - 3)] as Vec2, piece[last] as Vec2));
    return fitPiece(piece, head, tail, tolerance);
  });
}

/** Fits smooth curves to an open line. */
export function fitOpen(line: readonly Vec2[], tolerance: number): Cubic[] {
  const last = line.length - 1;
  if (last < 1) return [];
  const head = unit(minus(line[1] as Vec2, line[0] as Vec2));
  const tail = unit(minus(line[last - 1] as Vec2, line[last] as Vec2));
  return fitPiece(line, head, tail, tolerance);
}

const scaleBack = (a: Vec2): Vec2 => [-a[0], -a[1]];

/** Drops points that are closer than half a unit to the previous one. */
function thin(line: readonly Vec2[]): Vec2[] {
  const kept: Vec2[] = [];
  for (const point of line) {
    const before = kept.at(-1);
    if (!before || distance(before, point) >= 0.5) kept.push(point);
  }
  return kept;
}

const around = (points: readonly Vec2[], index: number): Vec2 =>
  points[((index % points.length) + points.length) % points.length] as Vec2;

function tangentThrough(points: readonly Vec2[], index: number): Vec2 {
  return unit(minus(around(points, index + 4), around(points, index - 4)));
}

/** The points where the line turns by more than about 50° within a few units. */
function cornersOf(points: readonly Vec2[]): number[] {
  const reach = 4;
  const turn = points.map((point, index) => {
    const before = unit(minus(point, around(points, index - reach)));
    const after = unit(minus(around(points, index + reach), point));
    return dot2(before, after);
  });
  return turn.flatMap((value, index) => {
    if (value > 0.62) return [];
    for (let side = -reach; side <= reach; side++) {
      const other = turn[(index + side + turn.length) % turn.length] as number;
      if (other < value || (other === value && side < 0)) return [];
    }
    return [index];
  });
}

/** Schneider's method: fits one cubic by least squares, and splits at the worst point until it fits. */
function fitPiece(points: readonly Vec2[], head: Vec2, tail: Vec2, tolerance: number): Cubic[] {
  const first = points[0] as Vec2;
  const last = points.at(-1) as Vec2;
  if (points.length <= 2) {
    const reach = distance(first, last) / 3;
    return [[first, plus(first, head, reach), plus(last, tail, reach), last]];
  }
  let shares = chordShares(points);
  let curve = leastSquares(points, shares, head, tail);
  let worst = worstOf(points, shares, curve);
  for (let round = 0; round < 4 && worst.error > tolerance && worst.error < tolerance * 6; round++) {
    shares = shares.map((share, index) => refine(curve, points[index] as Vec2, share));
    curve = leastSquares(points, shares, head, tail);
    worst = worstOf(points, shares, curve);
  }
  if (worst.error <= tolerance) return [curve];
  const split = Math.min(points.length - 2, Math.max(1, worst.index));
  const before = points[Math.max(0, split - 2)] as Vec2;
  const after = points[Math.min(points.length - 1, split + 2)] as Vec2;
  const through = unit(minus(before, after));
  return [
    ...fitPiece(points.slice(0, split + 1), head, through, tolerance),
    ...fitPiece(points.slice(split), scaleBack(through), tail, tolerance),
  ];
}

function chordShares(points: readonly Vec2[]): number[] {
  let sum = 0;
  const lengths = points.map((point, index) =>
    index === 0 ? 0 : (sum += distance(point, points[index - 1] as Vec2)),
  );
  return lengths.map((length) => length / (sum || 1));
}

function pointOn([a, b, c, d]: Cubic, t: number): Vec2 {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

function leastSquares(points: readonly Vec2[], shares: readonly number[], head: Vec2, tail: Vec2): Cubic {
  const first = points[0] as Vec2;
  const last = points.at(-1) as Vec2;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] as number;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const a0: Vec2 = [head[0] * b1, head[1] * b1];
    const a1: Vec2 = [tail[0] * b2, tail[1] * b2];
    c00 += dot2(a0, a0);
    c01 += dot2(a0, a1);
    c11 += dot2(a1, a1);
    const rest: Vec2 = [
      point[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
      point[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
    ];
    x0 += dot2(a0, rest);
    x1 += dot2(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = distance(first, last);
  const [l, r] = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  const fits =
    Math.abs(determinant) > 1e-9 &&
    l > chord * 0.01 &&
    r > chord * 0.01 &&
    l < chord * 1.4 &&
    r < chord * 1.4;
  return [first, plus(first, head, fits ? l : chord / 3), plus(last, tail, fits ? r : chord / 3), last];
}

function worstOf(
  points: readonly Vec2[],
  shares: readonly number[],
  curve: Cubic,
): { error: number; index: number } {
  let worst = { error: 0, index: Math.floor(points.length / 2) };
  points.forEach((point, index) => {
    const error = distance(pointOn(curve, shares[index] as number), point);
    if (error > worst.error) worst = { error, index };
  });
  return worst;
}

/** One Newton step toward the curve parameter nearest to the point. */
function refine(curve: Cubic, point: Vec2, t: number): number {
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const at = minus(pointOn(curve, t), point);
  const first = [0, 1].map(
    (k) =>
      3 *
      (s * s * ((b[k] as number) - (a[k] as number)) +
        2 * s * t * ((c[k] as number) - (b[k] as number)) +
        t * t * ((d[k] as number) - (c[k] as number))),
  ) as unknown as Vec2;
  const second = [0, 1].map(
    (k) =>
      6 *
      (s * ((c[k] as number) - 2 * (b[k] as number) + (a[k] as number)) +
        t * ((d[k] as number) - 2 * (c[k] as number) + (b[k] as number))),
  ) as unknown as Vec2;
  const divisor = dot2(first, first) + dot2(at, second);
  return Math.abs(divisor) < 1e-9 ? t : Math.min(1, Math.max(0, t - dot2(at, first) / divisor));
}

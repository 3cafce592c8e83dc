/** A smooth curve through points (x ascending) that never overshoots: Fritsch and Carlson's monotone cubic. */
export function profile(points: readonly (readonly [x: number, value: number])[]): (x: number) => number {
  const slopes = points.slice(1).map(([x, value], index) => {
    const [x0, value0] = points[index] as readonly [number, number];
    return (value - value0) / (x - x0);
  });
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (x) => {
    const first = points[0] as readonly [number, number];
    const last = points.at(-1) as readonly [number, number];
    if (x <= first[0]) return first[1];
    if (x >= last[0]) return last[1];
    const index = points.findIndex(([end]) => end >= x) - 1;
    const [x0, v0] = points[index] as readonly [number, number];
    const [x1, v1] = points[index + 1] as readonly [number, number];
    const width = x1 - x0;
    const t = (x - x0) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      v0 * (2 * t3 - 3 * t2 + 1) +
      (tangents[index] as number) * width * (t3 - 2 * t2 + t) +
      v1 * (3 * t2 - 2 * t3) +
      (tangents[index + 1] as number) * width * (t3 - t2)
    );
  };
}

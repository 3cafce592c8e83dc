import { fitClosed, fitOpen, type Cubic } from './curve-fit.ts';
import type { Vec2 } from './vector.ts';

/** The shortest SVG notation of a number: one decimal by default, no leading zero, no minus zero. */
export function shortNumber(value: number, decimals = 1): string {
  const rounded = String(Number(value.toFixed(decimals)));
  return rounded.replace(/^-0$/, '0').replace(/^(-?)0\./, '$1.');
}

/** Joins numbers with the fewest separators that SVG allows. */
export function numbers(values: readonly number[], decimals = 1): string {
  return values.reduce((text, value) => {
    const next = shortNumber(value, decimals);
    const needsSpace = text !== '' && !next.startsWith('-') && !(next.startsWith('.') && /\.\d+$/.test(text));
    return needsSpace ? `${text} ${next}` : text + next;
  }, '');
}

const grain = (decimals: number): number => 10 ** decimals;

/** Consecutive curves as one path with relative coordinates. Rounding errors don't accumulate. */
function curvePath(curves: readonly Cubic[], { closed = false, decimals = 1 } = {}): string {
  const start = curves[0]?.[0];
  if (!start) return '';
  const round = (value: number): number => Math.round(value * grain(decimals)) / grain(decimals);
  let [x, y] = [round(start[0]), round(start[1])];
  const steps = curves.map(([, b, c, d]) => {
    const text = numbers(
      [b[0] - x, b[1] - y, c[0] - x, c[1] - y, round(d[0]) - x, round(d[1]) - y],
      decimals,
    );
    [x, y] = [round(d[0]), round(d[1])];
    return text;
  });
  const body = steps.reduce(
    (text, next) => (next.startsWith('-') || text === '' ? text + next : `${text} ${next}`),
    '',
  );
  return `M${numbers([round(start[0]), round(start[1])], decimals)}c${body}${closed ? 'z' : ''}`;
}

/** Smooth closed lines as one path. Without decimals the precision is enough for blurred shapes. */
export const smoothPath = (lines: readonly (readonly Vec2[])[], tolerance: number, decimals = 1): string =>
  lines.map((line) => curvePath(fitClosed(line, tolerance), { closed: true, decimals })).join('');

/** A smooth open line. */
export function smoothLine(line: readonly Vec2[], tolerance: number): string {
  return curvePath(fitOpen(line, tolerance));
}

/** Straight lines between points. */
export function polygonPath(points: readonly Vec2[], closed = true): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${numbers(first)}L${numbers(rest.flat())}${closed ? 'z' : ''}`;
}

import { toCells, toUnits, type Grid } from './raster.ts';
import type { Vec2 } from './vector.ts';

interface ContourOptions {
  /** Shorter lines, in user units, are dropped. */
  readonly shortest?: number;
  /** The number of rounds that average each point with its neighbors, to smooth the steps of the cells. */
  readonly smoothing?: number;
  /** The cover of the form. Lines outside it are clipped later and may be coarse. */
  readonly cover?: Grid;
}

/** The closed lines around everything above `level`, in user units. */
export function contours(
  grid: Grid,
  level: number,
  { shortest = 8, smoothing = 2, cover }: ContourOptions = {},
): Vec2[][] {
  return linesAround(grid, level)
    .filter((line) => lengthOf(line) >= shortest)
    .map((line) => smooth(cover ? coarseOutside(line, cover) : line, smoothing));
}

/** Keeps every tenth point outside the form. */
function coarseOutside(line: readonly Vec2[], cover: Grid): Vec2[] {
  return line.filter(([x, y], index) => {
    const cell = (toCells(y) - cover.firstRow) * cover.columns + toCells(x) - cover.firstColumn;
    return (cover.values[cell] ?? 0) > 0 || index % 10 === 0;
  });
}

function smooth(line: Vec2[], rounds: number): Vec2[] {
  let points = line;
  for (let round = 0; round < rounds; round++) {
    const from = points;
    points = from.map(([x, y], index) => {
      const before = from[(index + from.length - 1) % from.length] as Vec2;
      const after = from[(index + 1) % from.length] as Vec2;
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  }
  return points;
}

function linesAround({ columns, rows, firstColumn, firstRow, values }: Grid, level: number): Vec2[][] {
  const at = (column: number, row: number): number => {
    const value =
      column < 0 || row < 0 || column >= columns || row >= rows
        ? NaN
        : (values[row * columns + column] as number);
    return Number.isNaN(value) ? -1 : value - level;
  };
  const next = new Map<number, number>();
  const points = new Map<number, Vec2>();
  const edge = (column: number, row: number, down: boolean): number => {
    const key = ((row + 1) * (columns + 2) + column + 1) * 2 + (down ? 1 : 0);
    if (!points.has(key)) {
      const a = at(column, row);
      const b = down ? at(column, row + 1) : at(column + 1, row);
      const share = a / (a - b);
      const [x, y] = down ? [column, row + share] : [column + share, row];
      points.set(key, [toUnits(firstColumn + x), toUnits(firstRow + y)]);
    }
    return key;
  };
  const side = (column: number, row: number, name: Side): number =>
    edge(name === 'r' ? column + 1 : column, name === 'b' ? row + 1 : row, name === 'l' || name === 'r');
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const corners =
        (at(column, row) > 0 ? 8 : 0) |
        (at(column + 1, row) > 0 ? 4 : 0) |
        (at(column + 1, row + 1) > 0 ? 2 : 0) |
        (at(column, row + 1) > 0 ? 1 : 0);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of crossings[corners] ?? [])
        next.set(side(column, row, from), side(column, row, to));
    }
  }
  const lines: Vec2[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const line: Vec2[] = [];
    for (let key = start; key !== undefined && next.has(key);) {
      line.push(points.get(key) as Vec2);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    lines.push(line);
  }
  return lines;
}

type Side = 't' | 'b' | 'l' | 'r';

/**
 * The sides of a cell that the line connects, by the corners above the level (8 top left, 4 top right, 2 bottom right,
 * 1 bottom left).
 */
const crossings: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['l', 'b']],
  2: [['b', 'r']],
  3: [['l', 'r']],
  4: [['r', 't']],
  5: [
    ['l', 't'],
    ['r', 'b'],
  ],
  6: [['b', 't']],
  7: [['l', 't']],
  8: [['t', 'l']],
  9: [['t', 'b']],
  10: [
    ['t', 'r'],
    ['b', 'l'],
  ],
  11: [['t', 'r']],
  12: [['r', 'l']],
  13: [['r', 'b']],
  14: [['b', 'l']],
};

function lengthOf(line: readonly Vec2[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1];
    return before ? sum + Math.hypot(point[0] - before[0], point[1] - before[1]) : sum;
  }, 0);
}

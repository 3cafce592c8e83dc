import type { Camera } from './camera.ts';
import type { Mesh } from './mesh.ts';
import type { Vec3 } from './vector.ts';

/** Cells per user unit of a drawing. */
const cellsPerUnit = 2;
/** User units around the frame that are also rasterized, so that only the frame crops a form. */
const margin = 16;
/** Cells around a form into which its tones are extended. */
const rim = 14;

/**
 * The part of the drawing that a grid of cells covers: its first cell, in cells from the frame's corner, and its size.
 */
interface Window {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
}

/** Values for the cells of a window. */
export interface Grid extends Window {
  readonly values: Float32Array;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A form as the camera sees it: nearness, normals (right, up, toward the viewer) and height above the table. */
export interface SeenForm extends Window {
  readonly nearness: Float32Array;
  readonly normals: Float32Array;
  readonly heights: Float32Array;
}

/** Converts a column or row of cells to user units. */
export const toUnits = (cell: number): number => cell / cellsPerUnit;

/** Converts user units to the column or row of a cell. */
export const toCells = (unit: number): number => Math.round(unit * cellsPerUnit);

type Corner = readonly [column: number, row: number, nearness: number, height: number, normal: Vec3];

/** Rasterizes a mesh. The nearest surface wins, and everything below `floor` (mm) is hidden. */
export function look(mesh: Mesh, camera: Camera, frame: Frame, floor = -Infinity): SeenForm {
  const flat = mesh.points.map((point) => camera.project(point));
  const window = windowAround(
    flat.map(([x]) => x),
    flat.map(([, y]) => y),
    frame,
  );
  const { columns, rows, firstColumn, firstRow } = window;
  const nearness = new Float32Array(columns * rows).fill(-Infinity);
  const normals = new Float32Array(columns * rows * 3);
  const heights = new Float32Array(columns * rows);
  const corners = mesh.points.map((point, index): Corner => {
    const [x, y] = flat[index] as readonly [number, number];
    const normal = camera.turn(mesh.normals[index] as Vec3);
    return [
      x * cellsPerUnit - firstColumn,
      y * cellsPerUnit - firstRow,
      camera.nearness(point),
      point[2],
      normal,
    ];
  });
  for (const [ia, ib, ic] of mesh.triangles) {
    const [a, b, c] = [corners[ia] as Corner, corners[ib] as Corner, corners[ic] as Corner];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-9) continue;
    const lastColumn = Math.min(columns - 1, Math.floor(Math.max(a[0], b[0], c[0])));
    const lastRow = Math.min(rows - 1, Math.floor(Math.max(a[1], b[1], c[1])));
    for (let row = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]))); row <= lastRow; row++) {
      for (let column = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]))); column <= lastColumn; column++) {
        const wb = ((column - a[0]) * (c[1] - a[1]) - (row - a[1]) * (c[0] - a[0])) / area;
        const wc = ((b[0] - a[0]) * (row - a[1]) - (b[1] - a[1]) * (column - a[0])) / area;
        const wa = 1 - wb - wc;
        if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
        const cell = row * columns + column;
        const near = wa * a[2] + wb * b[2] + wc * c[2];
        const height = wa * a[3] + wb * b[3] + wc * c[3];
        if (near <= (nearness[cell] as number) || height < floor) continue;
        nearness[cell] = near;
        heights[cell] = height;
        const [na, nb, nc] = [a[4], b[4], c[4]];
        const x = wa * na[0] + wb * nb[0] + wc * nc[0];
        const y = wa * na[1] + wb * nb[1] + wc * nc[1];
        const z = wa * na[2] + wb * nb[2] + wc * nc[2];
        const length = (Math.hypot(x, y, z) || 1) * (z < 0 ? -1 : 1);
        normals[cell * 3] = x / length;
        normals[cell * 3 + 1] = y / length;
        normals[cell * 3 + 2] = z / length;
      }
    }
  }
  return { ...window, nearness, normals, heights };
}

function windowAround(xs: readonly number[], ys: readonly number[], frame: Frame): Window {
  const low = (values: readonly number[]): number =>
    values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value), -Infinity);
  const firstColumn = Math.floor(Math.max(-margin, low(xs)) * cellsPerUnit) - rim;
  const firstRow = Math.floor(Math.max(-margin, low(ys)) * cellsPerUnit) - rim;
  const columns = Math.ceil(Math.min(frame.width + margin, high(xs)) * cellsPerUnit) + rim - firstColumn;
  const rows = Math.ceil(Math.min(frame.height + margin, high(ys)) * cellsPerUnit) + rim - firstRow;
  return { firstColumn, firstRow, columns: Math.max(columns, 2), rows: Math.max(rows, 2) };
}

/** The coverage of the form, smoothed so that its 0.5 contour is an outline without steps. */
export function coverOf(seen: SeenForm): Grid {
  const binary = new Float32Array(seen.nearness.length);
  for (let cell = 0; cell < binary.length; cell++) binary[cell] = seen.nearness[cell] === -Infinity ? 0 : 1;
  const sides = [1, seen.columns, 1, seen.columns] as const;
  return { ...seen, values: sides.reduce(blurAlong, binary) };
}

/** Averages each cell with its neighbors `side` cells before and after it. */
function blurAlong(from: Float32Array, side: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let cell = side; cell < from.length - side; cell++) {
    to[cell] =
      ((from[cell - side] as number) + 2 * (from[cell] as number) + (from[cell + side] as number)) / 4;
  }
  return to;
}

/** A value for every cell of the form, extended past its edge so that only the outline clips the tones. */
export function fieldOf(seen: SeenForm, value: (normal: Vec3, height: number) => number): Grid {
  const { columns, rows } = seen;
  const values = new Float32Array(columns * rows).fill(NaN);
  for (let cell = 0; cell < values.length; cell++) {
    if (seen.nearness[cell] === -Infinity) continue;
    const at = cell * 3;
    const normal: Vec3 = [
      seen.normals[at] as number,
      seen.normals[at + 1] as number,
      seen.normals[at + 2] as number,
    ];
    values[cell] = value(normal, seen.heights[cell] as number);
  }
  const straight = [1, -1, columns, -columns];
  const all = [...straight, columns + 1, columns - 1, 1 - columns, -columns - 1];
  const isFree = (cell: number): boolean => cell >= 0 && cell < values.length && Number.isNaN(values[cell]);
  let edge = [...values.keys()].filter(
    (cell) => !Number.isNaN(values[cell]) && straight.some((side) => isFree(cell + side)),
  );
  for (let round = 0; round < rim - 2; round++) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const side of round % 2 ? straight : all) {
        if (!isFree(cell + side)) continue;
        values[cell + side] = values[cell] as number;
        next.push(cell + side);
      }
    }
    edge = next;
  }
  return { ...seen, values };
}

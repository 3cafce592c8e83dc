import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from './chart-index.ts';
import { drawingSpace } from './box-measures.ts';
import { overviewOf } from './overview/overview-scene.ts';
import { placeOverview } from './overview/place-overview.ts';
import { partOf } from './part.ts';
import { placePart } from './place-part.ts';
import type { Drawing } from './scene.types.ts';
import type { Depth } from './stand-ins.ts';

const margin = 8;
const gap = 36;

/** Boxes side by side where the lines that pass them leave room, and where they don't. */
const sideBySide = { most: 3, narrow: 2 } as const;

type Extent = Pick<Drawing, 'boxes' | 'edges' | 'frames'>;

const moveBy = ({ boxes, edges, frames }: Extent, dx: number, dy: number): Extent => {
  const shift = <Place extends { readonly x: number; readonly y: number }>(place: Place): Place => ({
    ...place,
    x: place.x + dx,
    y: place.y + dy,
  });
  return {
    boxes: boxes.map(shift),
    edges: edges.map((edge) => ({ ...edge, points: edge.points.map(shift) })),
    frames: frames.map(shift),
  };
};

const endsOf = ({ boxes, edges, frames }: Extent) => {
  const rectangles = [...boxes, ...frames];
  const points = edges.flatMap((edge) => edge.points);
  return {
    left: Math.min(...rectangles.map(({ x }) => x), ...points.map(({ x }) => x)),
    top: Math.min(...rectangles.map(({ y }) => y), ...points.map(({ y }) => y)),
    right: Math.max(...rectangles.map(({ x, width }) => x + width), ...points.map(({ x }) => x)),
    bottom: Math.max(...rectangles.map(({ y, height }) => y + height), ...points.map(({ y }) => y)),
  };
};

/** The overview of a state with regions is that of its first region, which contains the buyer's position. */
const overviewIn = (index: ChartIndex, focus: ChartState) =>
  overviewOf(index, focus.type === 'parallel' ? (focus.states[0] ?? focus) : focus);

/** A part as wide as the window allows. */
async function placedIn(index: ChartIndex, state: ChartState, depth: Depth): Promise<Extent> {
  const wide = await placePart(partOf(index, state, depth, sideBySide.most));
  const { left, right } = endsOf(wide);
  if (right - left + 2 * margin <= drawingSpace) return wide;
  return placePart(partOf(index, state, depth, sideBySide.narrow));
}

/** Draws a state with its children. Regions are drawn one below the other, since they run in parallel. */
export async function draw(index: ChartIndex, focus: ChartState, depth: Depth): Promise<Drawing> {
  const overview = depth === 'children' ? overviewIn(index, focus) : null;
  if (overview !== null) return placeOverview(overview);
  const foci = focus.type === 'parallel' ? focus.states : [focus];
  const drawing = { boxes: [], edges: [], frames: [] } as { [Kind in keyof Extent]: Extent[Kind][number][] };
  let width = 0;
  let height = margin;
  for (const state of foci) {
    const placed = await placedIn(index, state, depth);
    const { left, top, right, bottom } = endsOf(placed);
    const { boxes, edges, frames } = moveBy(placed, margin - left, height - top);
    drawing.boxes.push(...boxes);
    drawing.edges.push(...edges);
    drawing.frames.push(...frames);
    width = Math.max(width, right - left + 2 * margin);
    height += bottom - top + gap;
  }
  return { ...drawing, width: Math.ceil(width), height: Math.ceil(height - gap + margin) };
}

import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { BookMachine } from '../book/book.types.ts';
import { type ChartIndex, indexChart } from '../drawing/chart-index.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { type Route, stateAt } from './route.ts';

/** What a page shows for an address. */
export interface Shown {
  readonly index: ChartIndex;
  /** The state that the address names. */
  readonly selected: ChartState;
  /** The state whose children are drawn. */
  readonly focus: ChartState;
  readonly drawing: Drawing;
}

/** A state without children is shown among its neighbours; a region among the other regions. */
export function shownFor({ chart, drawings, whole }: BookMachine, { state, view }: Route): Shown {
  const index = indexChart(chart);
  const selected = stateAt(chart, state) ?? chart.root;
  const drawn = index.lineage(selected.id).findLast(({ id }) => drawings[id] !== undefined) ?? chart.root;
  if (view === 'whole' && whole !== null) return { index, selected, focus: chart.root, drawing: whole };
  return { index, selected, focus: drawn, drawing: drawings[drawn.id] as Drawing };
}

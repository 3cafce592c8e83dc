import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { BookMachine } from '../book/book.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { stateAt } from '../drawing/state-text.ts';
import type { Route } from './route.ts';

/** What a page shows for a URL. */
export interface Shown {
  /** The state in the URL; the whole machine if it is unknown. */
  readonly selected: ChartState;
  /** Whether the state in the URL exists. */
  readonly isKnown: boolean;
  /** The state whose children are drawn. */
  readonly focus: ChartState;
  readonly drawing: Drawing;
}

/**
 * Selects the drawing for a URL. A state without children is shown among its siblings, a region among the other
 * regions.
 */
export function shownFor(
  { chart, drawings, way, whole }: BookMachine,
  index: ChartIndex,
  { state, view }: Route,
): Shown {
  const named = stateAt(chart, state);
  const isKnown = named !== null;
  const selected = named ?? chart.root;
  const drawn = index.lineage(selected.id).findLast(({ id }) => drawings[id] !== undefined) ?? chart.root;
  if (view === 'way' && way !== null && selected === chart.root)
    return { selected, isKnown, focus: chart.root, drawing: way };
  if (view === 'whole' && whole !== null) return { selected, isKnown, focus: chart.root, drawing: whole };
  return { selected, isKnown, focus: drawn, drawing: drawings[drawn.id] as Drawing };
}

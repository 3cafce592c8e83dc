import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { Remark } from './remark.schema.ts';

/** A remark with the state at which it is read; null if the chart no longer contains what it is about. */
export interface PinnedRemark {
  readonly remark: Remark;
  readonly state: string | null;
}

/** Finds where the remarks of a chart are read: at their state, or at the state that has their transition. */
export function pinnedRemarks(chart: Chart, remarks: readonly Remark[]): readonly PinnedRemark[] {
  const states = new Map<string, string>([
    ...transitionsIn(chart).map(({ id, source }) => [id, source] as const),
    ...statesIn(chart.root).map(({ id }) => [id, id] as const),
  ]);
  return remarks.map((remark) => ({ remark, state: states.get(remark.about) ?? null }));
}

const idsIn = (state: ChartState): readonly string[] =>
  statesIn(state).flatMap(({ id, transitions }) => [id, ...transitions.map((way) => way.id)]);

/** How many remarks are pinned to each state, its transitions and what is inside it. States without any are left out. */
export function countRemarks(chart: Chart, remarks: readonly Remark[]): ReadonlyMap<string, number> {
  const counts = statesIn(chart.root).map((state) => {
    const inside = new Set(idsIn(state));
    return [state.id, remarks.filter(({ about }) => inside.has(about)).length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

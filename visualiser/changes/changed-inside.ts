import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from './compare-charts.ts';

/**
 * The IDs of states that contain a change: in a state below them, or in a transition from there or from themselves. A
 * drawing that shows them closed would otherwise hide it.
 */
export function changedInside({ root }: Chart, { states, transitions }: ChartChanges): ReadonlySet<string> {
  const changed = new Set([...states, ...transitions].map(({ id }) => id));
  const holdsChange = (state: ChartState): boolean =>
    statesIn(state).some(
      ({ id, transitions: ways }) =>
        (id !== state.id && changed.has(id)) || ways.some((way) => changed.has(way.id)),
    );
  return new Set(
    statesIn(root)
      .filter(holdsChange)
      .map(({ id }) => id),
  );
}

import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';

/** A state in the format of `data-state`: dotted keys without the name of the first region. */
export function stateText({ root }: Chart, { path }: ChartState): string {
  const isFirstRegion = root.type === 'parallel' && path.length > 1 && path[0] === root.states[0]?.key;
  return (isFirstRegion ? path.slice(1) : path).join('.');
}

/** The state for such a text; null if the chart has none. */
export const stateAt = (chart: Chart, text: string): ChartState | null =>
  statesIn(chart.root).find((state) => stateText(chart, state) === text) ?? null;

import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { type ChartChanges, compareCharts } from './compare-charts.ts';
import { mergeCharts } from './merge-charts.ts';
import { inNewNames, renamedStates } from './renamed-states.ts';

/** The differences between two versions, and both merged into one chart. `before` is null for a new machine. */
export function twoVersions(
  before: Chart | null,
  after: Chart,
): { readonly changes: ChartChanges; readonly chart: Chart } {
  if (before === null) return { changes: compareCharts(null, after), chart: after };
  const old = inNewNames(before, renamedStates(before, after));
  const changes = compareCharts(old, after);
  return { changes, chart: mergeCharts(old, after, changes) };
}

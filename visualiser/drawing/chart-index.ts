import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import { placeTitle } from '../../model-tests/words/words.ts';

/** A chart with lookup of states by ID, of their parents and of their titles. */
export interface ChartIndex {
  readonly chart: Chart;
  /** Throws if the chart has no such state. */
  readonly state: (id: string) => ChartState;
  readonly parentOf: (id: string) => ChartState | null;
  /** From the root to the state itself. */
  readonly lineage: (id: string) => readonly ChartState[];
  /** The title of a state; of the root, the chart's. */
  readonly titleOf: (state: ChartState) => string;
}

/** The states in drawings: all except the root. Counts of states use these. */
export const drawnStates = ({ root }: Chart): readonly ChartState[] => root.states.flatMap(statesIn);

/** Makes a chart's states and their ancestors available by id. */
export function indexChart(chart: Chart): ChartIndex {
  const all = statesIn(chart.root);
  const byId = new Map(all.map((state) => [state.id, state]));
  const parents = new Map(all.flatMap((state) => state.states.map((child) => [child.id, state] as const)));
  const parentOf = (id: string) => parents.get(id) ?? null;
  const state = (id: string): ChartState => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`The chart "${chart.id}" has no state "${id}".`);
    return found;
  };
  const lineage = (id: string): readonly ChartState[] => {
    const parent = parentOf(id);
    return [...(parent === null ? [] : lineage(parent.id)), state(id)];
  };
  const titleOf = ({ path }: ChartState) => (path.length === 0 ? chart.title : placeTitle(chart.id, path));
  return { chart, state, parentOf, lineage, titleOf };
}

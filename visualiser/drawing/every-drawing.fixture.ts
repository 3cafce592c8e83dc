import { registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { type ChartIndex, indexChart } from './chart-index.ts';
import { draw } from './draw.ts';
import type { Drawing } from './scene.types.ts';

/** Every registered machine's chart by ID. */
export const indexes: ReadonlyMap<string, ChartIndex> = new Map(
  registry.map((entry) => [entry.id, indexChart(readChart(entry))]),
);

/** The states that have a drawing of their own. */
export const openStates = ({ chart }: ChartIndex): readonly ChartState[] =>
  statesIn(chart.root).filter(({ states }) => states.length > 0);

const made = new Map<string, Promise<Drawing>>();

/** Placing boxes takes long, so all tests of a worker look at one drawing. */
const drawnOnce = (name: string, drawing: () => Promise<Drawing>): Promise<Drawing> => {
  const known = made.get(name) ?? drawing();
  made.set(name, known);
  return known;
};

/** The drawing of a state with its children. */
export const drawingOf = (index: ChartIndex, state: ChartState): Promise<Drawing> =>
  drawnOnce(state.id, () => draw(index, state, 'children'));

/** The drawing of a whole chart. */
export const wholeDrawingOf = (index: ChartIndex): Promise<Drawing> =>
  drawnOnce(`${index.chart.id}, whole`, () => draw(index, index.chart.root, 'all'));

import type { AnyStateMachine } from 'xstate';
import { type RegisteredMachine, registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { compareCharts } from '../changes/compare-charts.ts';
import { twoVersions } from '../changes/two-versions.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { draw } from '../drawing/draw.ts';
import { drawWay } from '../drawing/way/draw-way.ts';
import { readMap } from '../map/read-map.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import type { Book, BookMachine, Kept } from './book.types.ts';
import { addressFields } from './address-fields.ts';
import { type Explored, unexplored } from './explorations.ts';

interface Described {
  readonly meta?: { readonly description?: unknown };
}

/** Stately's tools read a state's description from the state itself. */
const onlyDescribed = (_key: string, value: unknown): unknown => {
  const description = (value as Described | null)?.meta?.description;
  return typeof description === 'string' ? { description, ...(value as Described) } : value;
};

/** The configuration as JSON, with guards, actions and services by name and nothing executable. */
export const definitionOf = (machine: AnyStateMachine): unknown =>
  JSON.parse(JSON.stringify(machine.config), onlyDescribed) as unknown;

type Drawings = Pick<BookMachine, 'drawings' | 'way' | 'whole'>;

async function drawingsOf(chart: Chart): Promise<Drawings> {
  const index = indexChart(chart);
  const open = statesIn(chart.root).filter(({ states }) => states.length > 0);
  const drawings: Record<string, Drawing> = {};
  for (const state of open) drawings[state.id] = await draw(index, state, 'children');
  const isDeep = open.length > 1;
  const way = chart.kind === 'flow' ? drawWay(index) : null;
  return { drawings, way, whole: isDeep ? await draw(index, chart.root, 'all') : null };
}

const headOf = ({ id, kind, title }: Chart) => ({ id, kind, title });

async function presentMachine(
  entry: RegisteredMachine,
  before: Chart | null,
  isCompared: boolean,
  explored: Explored,
) {
  const present = readChart(entry);
  const { changes, chart } = isCompared ? twoVersions(before, present) : { changes: null, chart: present };
  const definition = definitionOf(entry.machine);
  return {
    ...headOf(chart),
    chart,
    ...(await drawingsOf(chart)),
    definition,
    ...explored,
    changes,
  } satisfies BookMachine;
}

const goneMachine = async (chart: Chart): Promise<BookMachine> => ({
  ...headOf(chart),
  chart,
  ...(await drawingsOf(chart)),
  definition: null,
  ...unexplored,
  changes: compareCharts(chart, null),
});

/** The version to compare the current machines with. */
export interface OtherVersion {
  readonly revision: string;
  readonly charts: readonly Chart[];
}

/**
 * Draws every registered machine with what was found out of it, by ID. In a comparison, it also draws machines that exist
 * only in the other version.
 */
export async function makeBook(
  other: OtherVersion | null,
  explorations: Readonly<Record<string, Explored>>,
  kept: Kept = { screens: [], areScreensStale: false, remarks: {} },
): Promise<Book> {
  const before = (id: string) => other?.charts.find((chart) => chart.id === id) ?? null;
  const machines: BookMachine[] = [];
  for (const entry of registry) {
    const explored = explorations[entry.id] ?? unexplored;
    machines.push(await presentMachine(entry, before(entry.id), other !== null, explored));
  }
  const gone = (other?.charts ?? []).filter((chart) => registry.every(({ id }) => id !== chart.id));
  for (const chart of gone) machines.push(await goneMachine(chart));
  return {
    since: other?.revision ?? null,
    machines,
    map: readMap(),
    addressFields: addressFields(),
    ...kept,
  };
}

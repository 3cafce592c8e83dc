import type { AnyStateMachine } from 'xstate';
import { type RegisteredMachine, registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { draw } from '../drawing/draw.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import type { Book, BookMachine } from './book.types.ts';

/** The configuration as JSON: guards, actions and services stand in it by name, and nothing that runs. */
export const definitionOf = (machine: AnyStateMachine): unknown =>
  JSON.parse(JSON.stringify(machine.config)) as unknown;

type Drawings = Pick<BookMachine, 'drawings' | 'whole'>;

async function drawingsOf(chart: Chart): Promise<Drawings> {
  const index = indexChart(chart);
  const open = statesIn(chart.root).filter(
    ({ id, states }) => states.length > 0 && index.parentOf(id)?.type !== 'parallel',
  );
  const drawings: Record<string, Drawing> = {};
  for (const state of open) drawings[state.id] = await draw(index, state, 'children');
  const isDeep = open.length > 1;
  return { drawings, whole: isDeep ? await draw(index, chart.root, 'all') : null };
}

async function machineOf(entry: RegisteredMachine): Promise<BookMachine> {
  const chart = readChart(entry);
  const { id, kind, title } = entry;
  const definition = definitionOf(entry.machine);
  return { id, kind, title, chart, ...(await drawingsOf(chart)), definition, reaches: [], changes: null };
}

/** Draws every registered machine. */
export async function makeBook(): Promise<Book> {
  const machines: BookMachine[] = [];
  for (const entry of registry) machines.push(await machineOf(entry));
  return { since: null, machines };
}

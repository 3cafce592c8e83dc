import type { AnyStateNode } from 'xstate';
import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Chart, ChartState, ChartTransition, ChartTransitionKind } from './chart.types.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { nameOf } from './names.ts';

const kindsByPrefix: readonly (readonly [prefix: string, kind: ChartTransitionKind])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.after.', 'after'],
  ['xstate.done.state.', 'stateDone'],
];

/** The kind of a transition, from its event in the chart; an empty event is `always`. */
export const kindOf = (event: string): ChartTransitionKind =>
  event === '' ? 'always' : (kindsByPrefix.find(([prefix]) => event.startsWith(prefix))?.[1] ?? 'event');

const asTransition = ({ id, definition }: Definition): ChartTransition => ({
  id,
  source: definition.source.id,
  targets: definition.target?.map((target) => target.id) ?? [],
  event: definition.eventType,
  kind: kindOf(definition.eventType),
  guard: definition.guard === undefined ? null : nameOf(definition.guard),
  actions: definition.actions.map(nameOf),
  reenter: definition.reenter,
  description: definition.description ?? '',
});

const asState = (node: AnyStateNode): ChartState => {
  const meta = (node.meta ?? {}) as Readonly<Record<string, unknown>>;
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    description: node.description ?? (typeof meta['description'] === 'string' ? meta['description'] : ''),
    initial: (node.type === 'compound' && node.initial.target[0]?.id) || null,
    order: node.order,
    states: Object.values(node.states).map(asState),
    transitions: definitionsOf(node).map(asTransition),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
    delays: node.after.map(({ delay }) => (typeof delay === 'number' ? delay : nameOf(delay))),
    tags: node.tags,
    meta,
  };
};

/** Converts a machine to plain data that can be serialized as JSON and doesn't depend on xstate. */
export function readChart({ id, title, kind, machine }: RegisteredMachine): Chart {
  return { id, title, kind, root: asState(machine.root) };
}

/** The state and its descendants in document order. */
export function statesIn(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesIn)];
}

/** Every transition of the chart, state by state. */
export function transitionsIn(chart: Chart): readonly ChartTransition[] {
  return statesIn(chart.root).flatMap(({ transitions }) => transitions);
}

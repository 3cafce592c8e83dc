import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { stateValueText } from '../flow/index.ts';

export interface Exploration {
  readonly input?: unknown;
  /** Every event that the walk may send, answers of ports included (`xstate.done.actor.…`, `xstate.error.actor.…`). */
  readonly events: readonly AnyEventObject[];
  /** What of the context guards look at; states that differ only elsewhere count as one. */
  readonly contextKey?: (context: never) => unknown;
  /** The walk fails beyond this many looks, so that a chart that grew tells of it instead of running for minutes. */
  readonly limit: number;
}

export interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'compound' || node.type === 'parallel'
    ? Object.values(node.states).flatMap(leavesOf)
    : [node];

/** A state that the flow leaves in the same moment; no snapshot ever stands in it. */
const isPassing = (node: AnyStateNode): boolean =>
  node.always?.some((transition) => transition.guard === undefined) ?? false;

/** The state value of a machine that stands in `node`, other regions left open. */
const valueOf = ({ path }: AnyStateNode): StateValue =>
  path.reduceRight<StateValue>((below, key) => (below === '' ? key : { [key]: below }), '');

/** Walks everything that `events` can do to a machine and says which of its states were and were not seen. */
export function reachableStates(
  machine: AnyStateMachine,
  { input, events, contextKey, limit }: Exploration,
): Reach {
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    `${stateValueText(snapshot)} ${JSON.stringify(contextKey?.(snapshot.context as never) ?? null)}`;
  const map = getAdjacencyMap(machine, {
    input,
    events,
    limit,
    serializeState: (snapshot) => keyOf(snapshot as AnyMachineSnapshot),
    serializeEvent: (event) => JSON.stringify(event),
  });
  const snapshots = new Map(
    Object.values(map).map(({ state }) => [
      stateValueText(state as AnyMachineSnapshot),
      state as AnyMachineSnapshot,
    ]),
  );
  const isSeen = (node: AnyStateNode) =>
    [...snapshots.values()].some((snapshot) => snapshot.matches(valueOf(node)));
  const leaves = leavesOf(machine.root).filter((leaf) => !isPassing(leaf));
  const idsOf = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => id);
  return {
    reached: idsOf(leaves.filter(isSeen)),
    unreached: idsOf(leaves.filter((leaf) => !isSeen(leaf))),
  };
}

/** The event with which a port's answer reaches a machine. */
export const answered = (invokeId: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${invokeId}`,
  output,
});

/** The event with which a lost connection reaches a machine. */
export const unanswered = (invokeId: string): AnyEventObject => ({
  type: `xstate.error.actor.${invokeId}`,
  error: new Error('No connection.'),
});

/** Every state of a machine below its root. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

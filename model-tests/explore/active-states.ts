import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';

/** What is the same for all snapshots with the same active states. */
interface ActiveStates {
  /** In document order. */
  readonly ids: readonly string[];
  /** As in the flow's `data-state`. */
  readonly text: string;
  /** Whether the states react to what the contained machine `id` shows. */
  listenTo(id: string): boolean;
}

function statesOf(nodes: readonly AnyStateNode[], text: string): ActiveStates {
  const answers = new Map<string, boolean>();
  return {
    ids: nodes.map(({ id }) => id),
    text,
    listenTo(id) {
      const answer = answers.get(id) ?? nodes.some((node) => node.transitions.has(`xstate.snapshot.${id}`));
      answers.set(id, answer);
      return answer;
    },
  };
}

/** Finds the active states of a machine's snapshots, which are far fewer than these. */
export function activeStates(): (snapshot: AnyMachineSnapshot) => ActiveStates {
  const byNodes = new WeakMap<readonly AnyStateNode[], ActiveStates>();
  const byOrder = new Map<string, ActiveStates>();
  const find = (snapshot: AnyMachineSnapshot, active: readonly AnyStateNode[]): ActiveStates => {
    const nodes = [...active].sort((a, b) => a.order - b.order);
    const order = nodes.map((node) => node.order).join(',');
    const states = byOrder.get(order) ?? statesOf(nodes, stateValueText(snapshot));
    byOrder.set(order, states);
    return states;
  };
  return (snapshot) => {
    // xstate computes the active nodes from a snapshot's value again, which costs as much as the transition.
    // oxlint-disable-next-line no-underscore-dangle
    const active: readonly AnyStateNode[] = snapshot._nodes;
    const states = byNodes.get(active) ?? find(snapshot, active);
    byNodes.set(active, states);
    return states;
  };
}

import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { registry } from '../registry.ts';

const lifecycles = registry.filter(({ kind }) => kind === 'lifecycle').map(({ machine }) => machine);

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/**
 * The inputs of a transition other than status and event type, which are the only keys of the cache in `nextStatus`.
 */
function conditionsOf(machine: AnyStateMachine): readonly string[] {
  const { context } = machine.getInitialSnapshot({} as never) as AnyMachineSnapshot;
  return [
    ...Object.keys(context),
    ...nodesOf(machine.root).flatMap((node) =>
      [...node.transitions.values(), node.always ?? []]
        .flat()
        .flatMap(({ guard, eventType }) => (guard ? [`${node.id} on ${eventType}`] : [])),
    ),
  ];
}

it.each(lifecycles)('only status and event determine the next status in $id', (machine) => {
  expect(conditionsOf(machine)).toEqual([]);
});

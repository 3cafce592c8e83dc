import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from './names.ts';

/** An xstate transition with its stable ID in the chart. */
export interface Definition {
  readonly id: string;
  readonly definition: AnyTransitionDefinition;
}

/** Every state of a machine in document order, the root first. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const withBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(withBelow),
  ];
  return withBelow(machine.root);
}

const idOf = ({ source, eventType, guard, target }: AnyTransitionDefinition): string => {
  const condition = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  const targets = target === undefined ? 'stay' : target.map(({ id }) => id).join(' + ');
  return `${source.id}: ${eventType || 'always'}${condition} → ${targets}`;
};

/** The transitions of a state in the order in which they are tried. xstate's own list doesn't include `always`. */
export function definitionsOf(node: AnyStateNode): readonly Definition[] {
  const definitions: AnyTransitionDefinition[] = [...node.transitions.values(), node.always ?? []].flat();
  const seen = new Map<string, number>();
  return definitions.map((definition) => {
    const id = idOf(definition);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count === 1 ? id : `${id} (${count})`, definition };
  });
}

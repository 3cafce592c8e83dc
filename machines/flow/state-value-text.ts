import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { ownValue } from '../rules/texts/index.ts';

/** The part of a machine's snapshot that identifies its state. */
export interface RestingState {
  readonly value: StateValue;
  readonly machine: AnyStateMachine;
}

/** The active states below `node`, as dotted paths in chart order. */
function pathsBelow(node: AnyStateNode, value: StateValue | undefined): readonly string[] {
  if (value === undefined) return [];
  const below = typeof value === 'string' ? { [value]: {} } : value;
  const active = Object.values(node.states).filter(
    ({ key }) => ownValue<StateValue | undefined>(below, key) !== undefined,
  );
  if (active.length === 0) return [''];
  return active.flatMap((child) =>
    pathsBelow(child, ownValue<StateValue | undefined>(below, child.key)).map((path) =>
      path === '' ? child.key : `${child.key}.${path}`,
    ),
  );
}

/**
 * The state of a flow as text for `data-state`: the machine's own value, with regions joined by a comma. The first
 * region is the buyer's position and omits its own name: `shipping.address.editing,voucher.idle,sync.idle`.
 */
export function stateValueText({ value, machine }: RestingState): string {
  const [first] = Object.keys(machine.root.states);
  const paths = pathsBelow(machine.root, value);
  const isFirst = (path: string) => machine.root.type === 'parallel' && path.startsWith(`${first}.`);
  return paths.map((path) => (isFirst(path) ? path.slice(`${first}.`.length) : path)).join(',');
}

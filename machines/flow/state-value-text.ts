import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { ownValue } from '../rules/texts/index.ts';

/** What every snapshot of a machine has. */
export interface Standing {
  readonly value: StateValue;
  readonly machine: AnyStateMachine;
}

/** The states below `node` in which the machine stands, as dotted paths in the order of the chart. */
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
 * Where a flow is, as one text for `data-state`: the machine's own value, regions joined by a comma. The first region
 * says where the buyer is and stands without its own name: `shipping.address.editing,voucher.idle,sync.idle`.
 */
export function stateValueText({ value, machine }: Standing): string {
  const [first] = Object.keys(machine.root.states);
  const paths = pathsBelow(machine.root, value);
  const isFirst = (path: string) => machine.root.type === 'parallel' && path.startsWith(`${first}.`);
  return paths.map((path) => (isFirst(path) ? path.slice(`${first}.`.length) : path)).join(',');
}

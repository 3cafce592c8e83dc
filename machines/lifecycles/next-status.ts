import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getNextSnapshot,
  type SnapshotFrom,
  type StateValueFrom,
} from 'xstate';

function follow<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): StateValueFrom<Machine> | null {
  const snapshot = machine.resolveState({ value: status, context: {} });
  if (!snapshot.can(event)) return null;
  const next: AnyMachineSnapshot = getNextSnapshot(machine, snapshot as SnapshotFrom<Machine>, event);
  return next.value as StateValueFrom<Machine>;
}

/** By machine, status and kind of event: lifecycles have neither context nor guards, so that each way is followed once. */
const followed = new WeakMap<AnyStateMachine, Map<string, unknown>>();

/**
 * The status that `event` leads to from `status`, as the chart has it; null where the chart has no such way, which
 * means: do not write. The answer may be the same status, when something is repeated that changes nothing.
 */
export function nextStatus<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): StateValueFrom<Machine> | null {
  const ways = followed.get(machine) ?? new Map<string, unknown>();
  followed.set(machine, ways);
  const way = `${JSON.stringify(status)} ${event.type}`;
  if (!ways.has(way)) ways.set(way, follow(machine, status, event));
  return ways.get(way) as StateValueFrom<Machine> | null;
}

/** The statuses of a lifecycle, in the order of its chart. */
export function statusesOf<Machine extends AnyStateMachine>(
  machine: Machine,
): readonly StateValueFrom<Machine>[] {
  return Object.keys(machine.root.states) as StateValueFrom<Machine>[];
}

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

/** A cache by machine, status and event type. This is safe because lifecycles have neither context nor guards. */
const followed = new WeakMap<AnyStateMachine, Map<string, unknown>>();

/**
 * The status after `event`. Null if the chart has no such transition, which means that the caller must not write. It
 * may be the same status if a repeated event changes nothing.
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

/** The statuses of a lifecycle in chart order. */
export function statusesOf<Machine extends AnyStateMachine>(
  machine: Machine,
): readonly StateValueFrom<Machine>[] {
  return Object.keys(machine.root.states) as StateValueFrom<Machine>[];
}

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getNextSnapshot,
  type SnapshotFrom,
  type StateValueFrom,
} from 'xstate';

/**
 * The status that `event` leads to from `status`, as the chart has it; null where the chart has no such way, which
 * means: do not write. The answer may be the same status, when something is repeated that changes nothing.
 */
export function nextStatus<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): StateValueFrom<Machine> | null {
  const snapshot = machine.resolveState({ value: status, context: {} });
  if (!snapshot.can(event)) return null;
  const next: AnyMachineSnapshot = getNextSnapshot(machine, snapshot as SnapshotFrom<Machine>, event);
  return next.value as StateValueFrom<Machine>;
}

/** The statuses of a lifecycle, in the order of its chart. */
export function statusesOf<Machine extends AnyStateMachine>(
  machine: Machine,
): readonly StateValueFrom<Machine>[] {
  return Object.keys(machine.root.states) as StateValueFrom<Machine>[];
}

import { useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, Snapshot } from 'xstate';
import { ownValue } from '@sonde/machines/rules/texts';

interface Containing {
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
}

/** The actors that a machine contains now; empty for actors that are not machines. */
const containedIn = (machine: AnyActorRef): readonly AnyActorRef[] =>
  Object.values((machine.getSnapshot() as Partial<Containing>).children ?? {}).filter(
    (child) => child !== undefined,
  );

const withContained = (machine: AnyActorRef): readonly AnyActorRef[] => [
  machine,
  ...containedIn(machine).flatMap(withContained),
];

/**
 * Calls `changed` when the machine or any machine in it changes, including later ones. Returns the function that stops
 * it.
 */
function follow(machine: AnyActorRef, changed: () => void): () => void {
  const followed = new Map<AnyActorRef, () => void>();
  const followContained = () => {
    const present = containedIn(machine);
    for (const [child, stop] of followed) {
      if (present.includes(child)) continue;
      stop();
      followed.delete(child);
    }
    for (const child of present) if (!followed.has(child)) followed.set(child, follow(child, changed));
  };
  followContained();
  const next = () => {
    followContained();
    changed();
  };
  // The actor that started it handles its errors.
  const subscription = machine.subscribe({ next, error: changed });
  return () => {
    subscription.unsubscribe();
    followed.forEach((stop) => stop());
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** The current snapshots of a machine and all that it contains; the same array until one changes. */
function presentOf(machine: AnyActorRef): () => readonly Snapshot<unknown>[] {
  let last: readonly Snapshot<unknown>[] = [];
  return () => {
    const present = withContained(machine).map((each): Snapshot<unknown> => each.getSnapshot());
    if (!isSame(last, present)) last = present;
    return last;
  };
}

const nothing = { subscribe: () => () => undefined, present: () => null };

/** Renders again when the contained machine, or one within it, changes: selectors read their current snapshots. */
export function useContained({ children }: Containing, id: string): void {
  const child = ownValue(children, id);
  const { subscribe, present } = useMemo(
    () =>
      child === undefined
        ? nothing
        : { subscribe: (react: () => void) => follow(child, react), present: presentOf(child) },
    [child],
  );
  useSyncExternalStore<unknown>(subscribe, present, present);
}

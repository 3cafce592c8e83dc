import type { TrailEntry } from '../../machines/flow/index.ts';

const isAnnouncement = ({ event }: TrailEntry): boolean => event.startsWith('xstate.snapshot.');

const isSame = (one: TrailEntry, other: TrailEntry): boolean =>
  one.actor === other.actor && one.event === other.event && one.state === other.state;

/**
 * The relevant steps. Snapshots of contained machines are omitted if they changed no state. If nothing else happened,
 * all steps are kept. What is repeated without a change, as keystrokes are, is one step.
 */
export function relevantSteps<Step>(
  steps: readonly Step[],
  entryOf: (step: Step) => TrailEntry,
): readonly Step[] {
  const stateBy = new Map<string, string>();
  const telling = steps.filter((step) => {
    const entry = entryOf(step);
    const before = stateBy.get(entry.actor);
    stateBy.set(entry.actor, entry.state);
    return !isAnnouncement(entry) || (before !== undefined && before !== entry.state);
  });
  if (telling.length === 0) return steps;
  return telling.filter((step, at) => {
    const before = telling[at - 1];
    return before === undefined || !isSame(entryOf(before), entryOf(step));
  });
}

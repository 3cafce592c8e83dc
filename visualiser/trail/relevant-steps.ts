import type { TrailEntry } from '../../machines/flow/index.ts';

const isAnnouncement = ({ event }: TrailEntry): boolean => event.startsWith('xstate.snapshot.');

/**
 * The relevant steps. Snapshots of contained machines are omitted if they changed no state. If nothing else happened,
 * all steps are kept.
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
  return telling.length === 0 ? steps : telling;
}

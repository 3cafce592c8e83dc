import type { TrailEntry } from '../../machines/flow/index.ts';

const isNews = ({ event }: TrailEntry): boolean => event.startsWith('xstate.snapshot.');

/**
 * The steps that say something to a reader. That a machine inside told how it stands is left out where it led nowhere;
 * where nothing else happened, all stay.
 */
export function withoutNews<Step>(
  steps: readonly Step[],
  entryOf: (step: Step) => TrailEntry,
): readonly Step[] {
  const stateBy = new Map<string, string>();
  const telling = steps.filter((step) => {
    const entry = entryOf(step);
    const before = stateBy.get(entry.actor);
    stateBy.set(entry.actor, entry.state);
    return !isNews(entry) || (before !== undefined && before !== entry.state);
  });
  return telling.length === 0 ? steps : telling;
}

import type { AnyActorRef, InspectionEvent, Snapshot } from 'xstate';
import { type RestingState, stateValueText } from './state-value-text.ts';

/** One event of a flow and the resulting state, without any of the buyer's data. */
export interface TrailEntry {
  /** The ID of the flow's machine, or the name of a machine inside it. */
  readonly actor: string;
  readonly event: string;
  readonly state: string;
}

/** The events before an error, stored under its ID so that support can reproduce it. */
export interface Trail {
  /** For the `inspect` option of `createActor`. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Oldest first. */
  readonly entries: () => readonly TrailEntry[];
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & RestingState =>
  'machine' in snapshot && 'value' in snapshot;

/** How many entries of the beginning are kept, however many follow. */
export const keptBeginning = 10;

/** How many entries a trail keeps in all. */
export const longestTrail = 50;

/**
 * Records the first and the last events and states of the machines in a system, `length` in all. What is repeated
 * without another state, as keystrokes are with their announcements, is recorded once. Ports have no state and aren't
 * recorded.
 */
export function createTrail(length = longestTrail, beginning = keptBeginning): Trail {
  const entries: TrailEntry[] = [];
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot') return;
      const { snapshot } = inspected;
      if (!isOfMachine(snapshot)) return;
      const isFlow = inspected.actorRef.sessionId === inspected.rootId;
      // xstate reports a machine that starts with the flow before the flow itself.
      if (!isFlow && entries.length === 0) return;
      const actor = isFlow ? snapshot.machine.id : (inspected.actorRef as AnyActorRef).id;
      entries.push({ actor, event: inspected.event.type, state: stateValueText(snapshot) });
      for (const count of [1, 2])
        if (JSON.stringify(entries.slice(-count)) === JSON.stringify(entries.slice(-2 * count, -count)))
          entries.splice(-count);
      if (entries.length > length) entries.splice(beginning, 1);
    },
    entries: () => [...entries],
  };
}

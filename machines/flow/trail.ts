import type { AnyActorRef, InspectionEvent, Snapshot } from 'xstate';
import { type Standing, stateValueText } from './state-value-text.ts';

/** One step of a flow without any value that the buyer gave: which event, and the state after it. */
export interface TrailEntry {
  /** The id of the flow's machine, or the name that a machine within it runs under. */
  readonly actor: string;
  readonly event: string;
  readonly state: string;
}

/** The way that led to an error, kept under the error's id so that support can walk it again. */
export interface Trail {
  /** For the `inspect` option of `createActor`. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Oldest first. */
  readonly entries: () => readonly TrailEntry[];
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & Standing =>
  'machine' in snapshot && 'value' in snapshot;

/** Records the last `length` states and events of the machines of one system; ports have no state and leave none. */
export function createTrail(length = 50): Trail {
  const entries: TrailEntry[] = [];
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot') return;
      const { snapshot } = inspected;
      if (!isOfMachine(snapshot)) return;
      const isFlow = inspected.actorRef.sessionId === inspected.rootId;
      // A machine that begins with the flow is inspected before it.
      if (!isFlow && entries.length === 0) return;
      const actor = isFlow ? snapshot.machine.id : (inspected.actorRef as AnyActorRef).id;
      entries.push({ actor, event: inspected.event.type, state: stateValueText(snapshot) });
      entries.splice(0, entries.length - length);
    },
    entries: () => [...entries],
  };
}

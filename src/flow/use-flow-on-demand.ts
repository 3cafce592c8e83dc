import { useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { lazyImport } from '../browser/lazy-import.ts';

/** A flow that its page loads when somebody begins to do something, and what was done until it is there. */
interface FlowOnDemand<Machine extends AnyStateMachine> {
  /** Null until it runs. */
  readonly snapshot: SnapshotFrom<Machine> | null;
  /** What it is told first of all, oldest first. */
  readonly waiting: readonly EventFrom<Machine>[];
  /** The part of the application that it is did not come; the next event asks for it again. */
  readonly isLost: boolean;
}

function flowOnDemand<Machine extends AnyStateMachine, Part>(
  load: () => Promise<Part>,
  begin: (part: Part) => Actor<Machine>,
) {
  const listeners = new Set<() => void>();
  let running: Actor<Machine> | null = null;
  let shown: FlowOnDemand<Machine> = { snapshot: null, waiting: [], isLost: false };
  const show = (change: Partial<FlowOnDemand<Machine>>) => {
    shown = { ...shown, ...change };
    for (const react of listeners) react();
  };
  const run = (part: Part) => {
    if (running !== null) return;
    const actor = begin(part);
    running = actor;
    const showPresent = () => show({ snapshot: actor.getSnapshot() });
    actor.subscribe(showPresent);
    // What it contains from its beginning to its end is shown with it.
    const { children } = actor.getSnapshot() as {
      readonly children: Readonly<Record<string, AnyActorRef>>;
    };
    for (const child of Object.values(children)) child.subscribe(showPresent);
    const { waiting } = shown;
    show({ snapshot: actor.getSnapshot(), waiting: [], isLost: false });
    for (const event of waiting) actor.send(event);
  };
  return {
    shown: () => shown,
    subscribe: (react: () => void) => {
      listeners.add(react);
      return () => listeners.delete(react);
    },
    /** A failure is said when something is done. */
    prepare: () => {
      if (running === null && navigator.onLine) void load().then(run, () => undefined);
    },
    send: (event: EventFrom<Machine>) => {
      if (running !== null) {
        running.send(event);
        return;
      }
      show({ waiting: [...shown.waiting, event], isLost: false });
      void lazyImport(load, true).then(run, () => show({ isLost: true }));
    },
  };
}

/**
 * A flow whose part of the application is loaded by `prepare`, or with the first event. `begin` starts it; events wait
 * for it in their order.
 */
export function useFlowOnDemand<Machine extends AnyStateMachine, Part>(
  load: () => Promise<Part>,
  begin: (part: Part) => Actor<Machine>,
) {
  const [{ shown, subscribe, send, prepare }] = useState(() => flowOnDemand<Machine, Part>(load, begin));
  return { flow: useSyncExternalStore(subscribe, shown, shown), send, prepare };
}

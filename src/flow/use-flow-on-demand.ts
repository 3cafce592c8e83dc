import { useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { lazyImport } from '../browser/lazy-import.ts';

/** A flow that its page loads on first use, and the events until it runs. */
interface FlowOnDemand<Machine extends AnyStateMachine> {
  /** Null until it runs. */
  readonly snapshot: SnapshotFrom<Machine> | null;
  /** Events to send once it runs, oldest first. */
  readonly waiting: readonly EventFrom<Machine>[];
  /** Its code failed to load; the next event tries again. */
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
    // Includes the machines that it contains throughout its life.
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
    /** Ignores a failure; `send` reports it. */
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

/** A flow whose code `prepare` or the first event loads. `begin` starts it; events queue in order until then. */
export function useFlowOnDemand<Machine extends AnyStateMachine, Part>(
  load: () => Promise<Part>,
  begin: (part: Part) => Actor<Machine>,
) {
  const [{ shown, subscribe, send, prepare }] = useState(() => flowOnDemand<Machine, Part>(load, begin));
  return { flow: useSyncExternalStore(subscribe, shown, shown), send, prepare };
}

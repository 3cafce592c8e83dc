import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type ActorOptions,
  type AnyStateMachine,
  type EventFromLogic,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { VisitEmitted } from '@sonde/machines/flow';
import { pushToDataLayer } from '../browser/data-layer.ts';

interface RunningFlow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => void;
  /** Null during hydration. */
  readonly actor: Actor<Machine> | null;
}

/** Records what the chart emits about the visit, from its first state on. */
const recordVisits = (actor: AnyActorRef) =>
  actor.on('visit.recorded', ({ event }: VisitEmitted) => pushToDataLayer(event));

/**
 * Runs a flow while its view is mounted. The server, and the browser during hydration, render the machine's initial
 * state with `served`, the server's data, without running it. The flow itself starts with the options from `begin`,
 * which may use facts that only this browser knows; null leaves the initial state on the page, without a flow. `follow`
 * receives the started actor; its return value is called before the flow stops.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  served: ActorOptions<Machine>,
  begin: () => ActorOptions<Machine> | null,
  follow?: (running: Actor<Machine>) => () => void,
): RunningFlow<Machine> {
  const [first] = useState(() => createActor(machine, served));
  const [actor, setActor] = useState<Actor<Machine> | null>(null);
  const running = useRef<Actor<Machine>>(null);
  const latest = useRef({ begin, follow });
  useLayoutEffect(() => {
    const options = latest.current.begin();
    if (options === null) return undefined;
    const begun = createActor(machine, options);
    running.current = begun;
    setActor(begun);
    const visits = recordVisits(begun);
    begun.start();
    const leave = latest.current.follow?.(begun);
    return () => {
      leave?.();
      visits.unsubscribe();
      begun.stop();
    };
  }, [machine]);

  const shown = actor ?? first;
  const subscribe = useCallback(
    (react: () => void) => {
      const subscription = shown.subscribe({ next: react, error: react });
      return () => subscription.unsubscribe();
    },
    [shown],
  );
  const snapshotOf = () => {
    const snapshot: Snapshot<unknown> = shown.getSnapshot();
    // Passes the error to the island's boundary.
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot as SnapshotFrom<Machine>;
  };
  const snapshot = useSyncExternalStore(subscribe, snapshotOf, snapshotOf);
  const send = useCallback((event: EventFromLogic<Machine>) => running.current?.send(event), []);
  return { snapshot, send, actor };
}

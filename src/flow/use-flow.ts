import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  type EventFromLogic,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';

interface RunningFlow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => void;
  /** Null while the page is taken over. */
  readonly actor: Actor<Machine> | null;
}

/**
 * Runs a flow for as long as its view is shown. The server, and the browser while it takes the page over, draw where the
 * machine begins with `served`, what the server knows. Nothing of that runs: the flow itself begins as `begin` says, with
 * what this browser alone knows. `follow` gets it as it begins, and what it returns is called before the flow ends.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  served: ActorOptions<Machine>,
  begin: () => ActorOptions<Machine>,
  follow?: (running: Actor<Machine>) => () => void,
): RunningFlow<Machine> {
  const [first] = useState(() => createActor(machine, served));
  const [actor, setActor] = useState<Actor<Machine> | null>(null);
  const running = useRef<Actor<Machine>>(null);
  const latest = useRef({ begin, follow });
  useLayoutEffect(() => {
    const begun = createActor(machine, latest.current.begin());
    running.current = begun;
    setActor(begun);
    begun.start();
    const leave = latest.current.follow?.(begun);
    return () => {
      leave?.();
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
    // What broke reaches the island's boundary.
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot as SnapshotFrom<Machine>;
  };
  const snapshot = useSyncExternalStore(subscribe, snapshotOf, snapshotOf);
  const send = useCallback((event: EventFromLogic<Machine>) => running.current?.send(event), []);
  return { snapshot, send, actor };
}

import type { ActorLogic, Snapshot } from 'xstate';
import { UnprovidedPortError } from './port-errors.ts';

/** The clock as a port. `now` is milliseconds since 1970. xstate's `SimulatedClock` and a wrapped `Date` both fit. */
export interface ClockPort {
  /** The time now, in milliseconds since 1970. */
  now(): number;
  /** Calls back once, after these milliseconds, and returns the id of the wait. */
  setTimeout(callback: () => void, milliseconds: number): unknown;
  /** Ends the wait of this id, which then never calls back. */
  clearTimeout(id: never): void;
}

type DeadlineSnapshot = Snapshot<undefined> & {
  /** Milliseconds since 1970. It is part of the snapshot, so that a reload doesn't restart the wait. */
  readonly dueAt: number;
};

/** The actor of a wait: it is given milliseconds, and is done when they have passed. */
export type DeadlineLogic = ActorLogic<
  DeadlineSnapshot,
  { readonly type: 'deadline.reached' },
  { readonly milliseconds: number }
>;

/**
 * Waits until a moment, then is done. xstate's own `after` timers are lost when a snapshot is restored. This one stores
 * the absolute time and, after a reload, waits for the rest or is done immediately.
 */
export function deadlineActor(clock: ClockPort): DeadlineLogic {
  const timers = new WeakMap<object, unknown>();
  return {
    getInitialSnapshot: (_scope, { milliseconds }) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      dueAt: clock.now() + milliseconds,
    }),
    start: ({ status, dueAt }, { self }) => {
      if (status !== 'active') return;
      const reach = () => self.send({ type: 'deadline.reached' });
      timers.set(self, clock.setTimeout(reach, Math.max(0, dueAt - clock.now())));
    },
    transition: (snapshot, event, { self }) => {
      if (event.type === 'deadline.reached')
        return { ...snapshot, status: 'done', output: undefined, error: undefined };
      clock.clearTimeout(timers.get(self) as never);
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (snapshot) => snapshot as DeadlineSnapshot,
  };
}

/** The placeholder of the deadline. Waiting without a clock throws an {@link UnprovidedPortError}. */
export const unprovidedDeadline: DeadlineLogic = deadlineActor({
  now: () => {
    throw new UnprovidedPortError('deadline');
  },
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
});

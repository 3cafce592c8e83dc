import type { ActorLogic, AnyActorRef, AnyEventObject, EventObject, Snapshot } from 'xstate';
import type { Outcome, ScriptedService } from '../../machines/testing/index.ts';

interface Played extends EventObject {
  readonly type: 'service.played';
  readonly outcome: Outcome;
}

type ServiceSnapshot = Snapshot<unknown> & {
  /** The service's input. */
  readonly input: unknown;
  /** Its initial snapshot. */
  readonly first: object;
  /** The events that its parent sent, oldest first. */
  readonly events: readonly EventObject[];
};

type Begun = Pick<ServiceSnapshot, 'input' | 'first' | 'events'>;

const active = ({ input, first, events }: Begun, shown: object): ServiceSnapshot => ({
  ...shown,
  input,
  first,
  events,
  status: 'active',
  output: undefined,
  error: undefined,
});

/** The service's snapshot after `outcome`. */
function after(outcome: Outcome, shown: ServiceSnapshot): ServiceSnapshot {
  if ('output' in outcome) return { ...shown, status: 'done', output: outcome.output, error: undefined };
  if ('error' in outcome) return { ...shown, status: 'error', output: undefined, error: outcome.error };
  return active(shown, 'sends' in outcome ? shown : outcome.shows(shown.first));
}

const isPlayed = (event: EventObject): event is Played => event.type === 'service.played';

export type ServiceLogic = ActorLogic<ServiceSnapshot, EventObject, unknown>;

/** The input of a played service. */
export const inputOf = (asked: AnyActorRef): unknown =>
  (asked.getSnapshot() as Partial<ServiceSnapshot>).input;

/** Replaces a service or a contained machine. It does nothing until an outcome is played. */
export function scriptedService({ begin, receive }: Partial<ScriptedService> = {}): ServiceLogic {
  const startedService = (input: unknown) => {
    const first = begin?.(input as never) ?? {};
    return active({ input, first, events: [] }, first);
  };
  const snapshotAfter = (snapshot: ServiceSnapshot, event: EventObject): ServiceSnapshot =>
    receive === undefined ? snapshot : active(snapshot, receive(snapshot as never, event as AnyEventObject));
  return {
    getInitialSnapshot: (_scope, input) => startedService(input),
    transition: (snapshot, event, { self }) => {
      if (isPlayed(event)) {
        // xstate exposes an actor's parent only here.
        // oxlint-disable-next-line no-underscore-dangle
        if ('sends' in event.outcome) self._parent?.send(event.outcome.sends);
        const shown = 'sends' in event.outcome ? snapshotAfter(snapshot, event.outcome.sends) : snapshot;
        return after(event.outcome, shown);
      }
      if (event.type === 'xstate.stop')
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      return { ...snapshotAfter(snapshot, event), events: [...snapshot.events, event] };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

export const toPlayed = (outcome: Outcome): Played => ({ type: 'service.played', outcome });

/** The event that delivers `outcome` of the service `id` to its parent. */
export function eventOf(id: string, outcome: Outcome, first: object): EventObject {
  if ('output' in outcome) return { type: `xstate.done.actor.${id}`, output: outcome.output } as EventObject;
  if ('error' in outcome) return { type: `xstate.error.actor.${id}`, error: outcome.error } as EventObject;
  if ('sends' in outcome) return outcome.sends;
  return {
    type: `xstate.snapshot.${id}`,
    snapshot: active({ input: null, first, events: [] }, outcome.shows(first)),
  } as EventObject;
}

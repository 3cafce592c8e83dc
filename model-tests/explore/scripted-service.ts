import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Outcome } from '../../machines/testing/index.ts';

interface Played extends EventObject {
  readonly type: 'service.played';
  readonly outcome: Outcome;
}

type ServiceSnapshot = Snapshot<unknown> & {
  /** What it showed when it began. */
  readonly first: object;
  /** What it was told by the machine that asked, oldest first. */
  readonly told: readonly EventObject[];
};

const active = (first: object, shown: object, told: readonly EventObject[]): ServiceSnapshot => ({
  ...shown,
  first,
  told,
  status: 'active',
  output: undefined,
  error: undefined,
});

/** What the service shows after `outcome`. */
function after(outcome: Outcome, { first, told }: ServiceSnapshot): ServiceSnapshot {
  if ('output' in outcome) return { first, told, status: 'done', output: outcome.output, error: undefined };
  if ('error' in outcome) return { first, told, status: 'error', output: undefined, error: outcome.error };
  return active(first, outcome.shows(first), told);
}

const isPlayed = (event: EventObject): event is Played => event.type === 'service.played';

export type ServiceLogic = ActorLogic<ServiceSnapshot, EventObject, unknown>;

/** Stands in for a service or a contained machine: it does nothing until an outcome is played. */
export function scriptedService(begin: (input: unknown) => object = () => ({})): ServiceLogic {
  const begun = (input: unknown) => {
    const first = begin(input);
    return active(first, first, []);
  };
  return {
    getInitialSnapshot: (_scope, input) => begun(input),
    transition: (snapshot, event) => {
      if (isPlayed(event)) return after(event.outcome, snapshot);
      const { first, told } = snapshot;
      if (event.type === 'xstate.stop')
        return { first, told, status: 'stopped', output: undefined, error: undefined };
      return { ...snapshot, told: [...told, event] };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

export const played = (outcome: Outcome): Played => ({ type: 'service.played', outcome });

/** The event with which `outcome` of the service `id` reaches the machine that asked. */
export function eventOf(id: string, outcome: Outcome, first: object): EventObject {
  if ('output' in outcome) return { type: `xstate.done.actor.${id}`, output: outcome.output } as EventObject;
  if ('error' in outcome) return { type: `xstate.error.actor.${id}`, error: outcome.error } as EventObject;
  return { type: `xstate.snapshot.${id}`, snapshot: active(first, outcome.shows(first), []) } as EventObject;
}

import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Outcome } from '../../machines/testing/index.ts';

interface Played extends EventObject {
  readonly type: 'service.played';
  readonly outcome: Outcome;
}

type ServiceSnapshot = Snapshot<unknown> & { readonly first: object };

const active = (first: object, shown: object): ServiceSnapshot => ({
  ...shown,
  first,
  status: 'active',
  output: undefined,
  error: undefined,
});

/** What the service shows after `outcome`. */
function after(outcome: Outcome, { first }: ServiceSnapshot): ServiceSnapshot {
  if ('output' in outcome) return { first, status: 'done', output: outcome.output, error: undefined };
  if ('error' in outcome) return { first, status: 'error', output: undefined, error: outcome.error };
  return active(first, outcome.shows(first));
}

export type ServiceLogic = ActorLogic<ServiceSnapshot, Played, unknown>;

/** Stands in for a service or a contained machine: it does nothing until an outcome is played. */
export function scriptedService(begin: (input: unknown) => object = () => ({})): ServiceLogic {
  const begun = (input: unknown) => {
    const first = begin(input);
    return active(first, first);
  };
  return {
    getInitialSnapshot: (_scope, input) => begun(input),
    transition: (snapshot, event) =>
      event.type === 'service.played'
        ? after(event.outcome, snapshot)
        : { first: snapshot.first, status: 'stopped', output: undefined, error: undefined },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

export const played = (outcome: Outcome): Played => ({ type: 'service.played', outcome });

/** The event with which `outcome` of the service `id` reaches the machine that asked. */
export function eventOf(id: string, outcome: Outcome, first: object): EventObject {
  if ('output' in outcome) return { type: `xstate.done.actor.${id}`, output: outcome.output } as EventObject;
  if ('error' in outcome) return { type: `xstate.error.actor.${id}`, error: outcome.error } as EventObject;
  return { type: `xstate.snapshot.${id}`, snapshot: active(first, outcome.shows(first)) } as EventObject;
}

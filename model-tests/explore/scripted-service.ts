import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Outcome } from '../../machines/testing/index.ts';

interface Played extends EventObject {
  readonly type: 'service.played';
  readonly outcome: Outcome;
}

type ServiceSnapshot = Snapshot<unknown> & {
  /** What it was asked. */
  readonly input: unknown;
  /** What it showed when it began. */
  readonly first: object;
  /** What it was told by the machine that asked, oldest first. */
  readonly told: readonly EventObject[];
};

type Begun = Pick<ServiceSnapshot, 'input' | 'first' | 'told'>;

const active = ({ input, first, told }: Begun, shown: object): ServiceSnapshot => ({
  ...shown,
  input,
  first,
  told,
  status: 'active',
  output: undefined,
  error: undefined,
});

/** What the service shows after `outcome`. */
function after(outcome: Outcome, { input, first, told }: ServiceSnapshot): ServiceSnapshot {
  const begun = { input, first, told };
  if ('output' in outcome) return { ...begun, status: 'done', output: outcome.output, error: undefined };
  if ('error' in outcome) return { ...begun, status: 'error', output: undefined, error: outcome.error };
  return active(begun, outcome.shows(first));
}

const isPlayed = (event: EventObject): event is Played => event.type === 'service.played';

export type ServiceLogic = ActorLogic<ServiceSnapshot, EventObject, unknown>;

/** What a played service was asked. */
export const inputOf = (asked: AnyActorRef): unknown =>
  (asked.getSnapshot() as Partial<ServiceSnapshot>).input;

/** Stands in for a service or a contained machine: it does nothing until an outcome is played. */
export function scriptedService(begin: (input: unknown) => object = () => ({})): ServiceLogic {
  const begun = (input: unknown) => {
    const first = begin(input);
    return active({ input, first, told: [] }, first);
  };
  return {
    getInitialSnapshot: (_scope, input) => begun(input),
    transition: (snapshot, event) => {
      if (isPlayed(event)) return after(event.outcome, snapshot);
      const { input, first, told } = snapshot;
      if (event.type === 'xstate.stop')
        return { input, first, told, status: 'stopped', output: undefined, error: undefined };
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
  return {
    type: `xstate.snapshot.${id}`,
    snapshot: active({ input: null, first, told: [] }, outcome.shows(first)),
  } as EventObject;
}

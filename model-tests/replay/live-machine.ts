import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyEventObject,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Outcome } from '../../machines/testing/index.ts';
import { played } from '../explore/scripted-service.ts';
import type { Stimulus } from '../explore/simulation.types.ts';

/** What can be seen of a running machine from outside after something happened. */
export interface Sight {
  /** Whether the machine listened to the event; always true for what services and time bring. */
  readonly isHeard: boolean;
  readonly status: string;
  /** As `data-state` has it. */
  readonly state: string;
  /** As JSON. */
  readonly context: string;
  /** What contained machines and services were told since they began, by id, and then the one around this one; a line of JSON each. */
  readonly told: string;
}

/** A running machine whose services answer when they are played, and whose time passes when it is told to. */
export interface LiveMachine {
  /** How the machine stands after its beginning. */
  begun(): Sight;
  /** Throws where the machine breaks, or where nobody asks this service now. */
  play(stimulus: Stimulus): Sight;
  stop(): void;
}

const texts = new WeakMap<object, string>();

/** An object as JSON, written once: what was told stays in sight at every later step. */
function textOf(told: object): string {
  const text = texts.get(told) ?? JSON.stringify(told);
  texts.set(told, text);
  return text;
}

const sightOf = (
  snapshot: AnyMachineSnapshot,
  isHeard: boolean,
  announced: readonly AnyEventObject[],
): Sight => ({
  isHeard,
  status: snapshot.status,
  state: stateValueText(snapshot),
  context: textOf(snapshot.context as object),
  told: [
    ...Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef>>).flatMap(([id, child]) => [
      id,
      ...((child.getSnapshot() as { readonly told?: readonly object[] }).told ?? []).map(textOf),
    ]),
    ...announced.map(textOf),
  ].join('\n'),
});

/** Starts a machine whose services are played. */
export function startLive(machine: AnyStateMachine, input: unknown): LiveMachine {
  const clock = new SimulatedClock();
  const announced: AnyEventObject[] = [];
  const around = createActor(
    fromCallback(({ receive }) =>
      receive((event) => {
        // The end of the machine is its status; xstate numbers whom it announces it of.
        if (!event.type.startsWith('xstate.')) announced.push(event);
      }),
    ),
    { clock },
  ).start();
  const actor = createActor(machine, { input, parent: around });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  const present = () => actor.getSnapshot() as AnyMachineSnapshot;
  const see = (isHeard: boolean): Sight => {
    if (errors.length > 0) throw errors[0];
    return sightOf(present(), isHeard, announced);
  };
  const playOutcome = (service: string, outcome: Outcome) => {
    const asked = (present().children as Readonly<Record<string, AnyActorRef | undefined>>)[service];
    if (asked === undefined) throw new Error(`Nobody asks ${service} now.`);
    asked.send(played(outcome));
  };
  actor.start();
  return {
    begun: () => see(true),
    play: (stimulus) => {
      const isHeard = stimulus.kind !== 'event' || present().can(stimulus.event);
      if (stimulus.kind === 'event') actor.send(stimulus.event);
      else if (stimulus.kind === 'time') clock.increment(stimulus.milliseconds);
      else playOutcome(stimulus.service, stimulus.outcome);
      return see(isHeard);
    },
    stop: () => {
      around.stop();
    },
  };
}

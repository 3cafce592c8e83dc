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
import { toPlayed } from '../explore/scripted-service.ts';
import type { Stimulus } from '../explore/simulation.types.ts';

/** The observable state of a running machine after a stimulus. */
export interface Sight {
  /** Whether the machine handled the event; always true for services and delays. */
  readonly isHeard: boolean;
  readonly status: string;
  /** As in `data-state`. */
  readonly state: string;
  /** As JSON. */
  readonly context: string;
  /**
   * The messages to each contained machine and service since it started, by ID, then those to the parent; one line of
   * JSON each.
   */
  readonly description: string;
}

/** A running machine with played services and a simulated clock. */
export interface LiveMachine {
  /** What the machine has sent to its parent, and what it has emitted, oldest first. */
  readonly announced: readonly AnyEventObject[];
  readonly emitted: readonly AnyEventObject[];
  getSnapshot(): AnyMachineSnapshot;
  /** The state after the start. */
  begun(): Sight;
  /** Throws if the machine breaks or if the service isn't pending. */
  play(stimulus: Stimulus): Sight;
  stop(): void;
}

const texts = new WeakMap<object, string>();

/** Serializes an object once. Each message appears in the sights of all later steps. */
function textOf(event: object): string {
  const text = texts.get(event) ?? JSON.stringify(event);
  texts.set(event, text);
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
  description: [
    ...Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef>>).flatMap(([id, child]) => [
      id,
      ...((child.getSnapshot() as { readonly events?: readonly object[] }).events ?? []).map(textOf),
    ]),
    ...announced.map(textOf),
  ].join('\n'),
});

/** Starts a machine with played services. */
export function startLive(machine: AnyStateMachine, input: unknown): LiveMachine {
  const clock = new SimulatedClock();
  const announced: AnyEventObject[] = [];
  const around = createActor(
    fromCallback(({ receive }) =>
      receive((event) => {
        // xstate's own event for the machine's end is skipped. The status already shows it, and the event contains a
        // generated ID.
        if (!event.type.startsWith('xstate.')) announced.push(event);
      }),
    ),
    { clock },
  ).start();
  const actor = createActor(machine, { input, parent: around });
  const emitted: AnyEventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  const getSnapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const see = (isHeard: boolean): Sight => {
    if (errors.length > 0) throw errors[0];
    return sightOf(getSnapshot(), isHeard, announced);
  };
  const playOutcome = (service: string, outcome: Outcome) => {
    const asked = (getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>)[service];
    if (asked === undefined) throw new Error(`No call of ${service} is waiting for an answer.`);
    asked.send(toPlayed(outcome));
  };
  actor.start();
  return {
    announced,
    emitted,
    getSnapshot,
    begun: () => see(true),
    play: (stimulus) => {
      const isHeard = stimulus.kind !== 'event' || getSnapshot().can(stimulus.event);
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

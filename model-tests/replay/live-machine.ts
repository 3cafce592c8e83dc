import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import { played } from '../explore/scripted-service.ts';
import type { Stimulus } from '../explore/simulation.types.ts';

/** What can be seen of a running machine from outside. */
export interface Sight {
  readonly status: string;
  /** As `data-state` has it. */
  readonly state: string;
  /** As JSON. */
  readonly context: string;
  /** What contained machines and services were told since they began, by id, as JSON. */
  readonly told: string;
}

/** A running machine whose services answer when they are played, and whose time passes when it is told to. */
export interface LiveMachine {
  see(): Sight;
  /** Throws where the stimulus does not fit: nobody asks this service now. */
  play(stimulus: Stimulus): void;
  stop(): void;
}

const sightOf = (snapshot: AnyMachineSnapshot): Sight => ({
  status: snapshot.status,
  state: stateValueText(snapshot),
  context: JSON.stringify(snapshot.context),
  told: JSON.stringify(
    Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef>>).map(([id, child]) => [
      id,
      (child.getSnapshot() as { readonly told?: readonly unknown[] }).told,
    ]),
  ),
});

/** Starts a machine whose services are played. An error in the machine is thrown by the next `see` or `play`. */
export function startLive(machine: AnyStateMachine, input: unknown): LiveMachine {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock });
  let broken: { readonly error: unknown } | null = null;
  actor.subscribe({ error: (error) => (broken = { error }) });
  const unlessBroken = () => {
    if (broken !== null) throw (broken as { readonly error: unknown }).error;
  };
  actor.start();
  return {
    see: () => {
      unlessBroken();
      return sightOf(actor.getSnapshot() as AnyMachineSnapshot);
    },
    play: (stimulus) => {
      unlessBroken();
      if (stimulus.kind === 'event') return actor.send(stimulus.event);
      if (stimulus.kind === 'time') return clock.increment(stimulus.milliseconds);
      const children = (actor.getSnapshot() as AnyMachineSnapshot).children as Readonly<
        Record<string, AnyActorRef | undefined>
      >;
      const service = children[stimulus.service];
      if (service === undefined) throw new Error(`Nobody asks ${stimulus.service} now.`);
      return service.send(played(stimulus.outcome));
    },
    stop: () => {
      actor.stop();
    },
  };
}

import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';
import { inputOf } from '../explore/scripted-service.ts';
import { servicesIn } from '../explore/stimuli.ts';
import { type LiveMachine, startLive } from '../replay/live-machine.ts';
import type { AcceptedStep, Effect, EffectKind } from './accepted-path.types.ts';
import { contextChanges } from './context-changes.ts';
import { stimulusOf } from './stimulus-of.ts';
import { summaryOf } from './summary-of.ts';
import { watchActions } from './watched-actions.ts';

/** More states than a correct chart passes through on one event. A wrong one may loop forever, and then throws. */
const microstepsAtMost = 500;

/** A machine whose paths are observed. */
export interface ObservedMachine {
  readonly scenario: Scenario;
  readonly machine: AnyStateMachine;
  /** The actions executed since it was last emptied. */
  readonly done: string[];
}

/** The machine with scripted services, which records the actions that it executes. */
export function observeMachine(original: AnyStateMachine, scenario: Scenario): ObservedMachine {
  const done: string[] = [];
  const machine = watchActions(withScriptedServices(original, scenario), (name) => done.push(name));
  machine.options.maxIterations = microstepsAtMost;
  return { scenario, machine, done };
}

const messageText = ({ type, ...rest }: AnyEventObject): string =>
  Object.keys(rest).length === 0 ? type : `${type} ${summaryOf(rest, 2)}`;

const receivedBy = (child: AnyActorRef): readonly AnyEventObject[] =>
  (child.getSnapshot() as { readonly events?: readonly AnyEventObject[] }).events ?? [];

const effectsOf = (kind: EffectKind, texts: readonly string[]): readonly Effect[] =>
  texts.map((text) => ({ kind, text: text.replace(/\s+/g, ' ').trim() }));

/** Tells at each call what the machine has done since the last. */
function effectsSince(live: LiveMachine, { done }: ObservedMachine): () => readonly Effect[] {
  let context: object = {};
  let announced = 0;
  let emitted = 0;
  const received = new Map<AnyActorRef, number>();
  return () => {
    const snapshot = live.getSnapshot();
    const children = servicesIn(snapshot);
    const called = children
      .filter(([, child]) => !received.has(child))
      .map(([id, child]) => (inputOf(child) === undefined ? id : `${id} ${summaryOf(inputOf(child))}`));
    const told = children.flatMap(([id, child]) =>
      receivedBy(child)
        .slice(received.get(child) ?? 0)
        .map((event) => `${id} ${messageText(event)}`),
    );
    const effects = [
      ...effectsOf('does', done.splice(0)),
      ...effectsOf('calls', called),
      ...effectsOf('tells', told),
      ...effectsOf('announces', live.announced.slice(announced).map(messageText)),
      ...effectsOf('emits', live.emitted.slice(emitted).map(messageText)),
      ...effectsOf('keeps', contextChanges(context, snapshot.context as object)),
    ];
    context = snapshot.context as object;
    announced = live.announced.length;
    emitted = live.emitted.length;
    for (const [, child] of children) received.set(child, receivedBy(child).length);
    return effects;
  };
}

/**
 * Plays steps on the running machine, the first of which is an input, and yields each with what was seen after it.
 * Throws if the machine breaks or a step is impossible.
 */
export function* observe(
  machine: ObservedMachine,
  steps: readonly Pick<AcceptedStep, 'label' | 'sentence'>[],
): Generator<AcceptedStep> {
  const { scenario, done } = machine;
  const [given, ...others] = steps;
  if (given === undefined) return;
  const input = scenario.inputs[given.label];
  done.length = 0;
  const live = startLive(machine.machine, input?.input);
  const effects = effectsSince(live, machine);
  const toAcceptedStep = ({ label, sentence }: Pick<AcceptedStep, 'label' | 'sentence'>): AcceptedStep => ({
    sentence,
    label,
    state: stateValueText(live.getSnapshot()),
    effects: effects(),
  });
  try {
    live.begun();
    yield toAcceptedStep({ ...given, sentence: input?.sentence ?? given.sentence });
    for (const step of others) {
      const stimulus = stimulusOf(step, live.getSnapshot(), scenario);
      live.play(stimulus);
      yield toAcceptedStep(stimulus);
    }
  } finally {
    live.stop();
  }
}

import { type AnyActor, type AnyActorRef, createActor, fromCallback } from 'xstate';
import { registry } from '../../../machines/registry.ts';
import { outcomeFor, scenarioOfInput } from '../../../machines/testing/index.ts';
import { withScriptedServices } from '../../../model-tests/explore/instrumented-machine.ts';
import { inputOf, toPlayed } from '../../../model-tests/explore/scripted-service.ts';

/** A running flow whose services respond on command. */
export interface ScriptedFlow {
  readonly actor: AnyActor;
  answer(service: string, outcome: string): void;
  stop(): void;
}

const requireValue = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};

export function startFlow(flow: string, input: string): ScriptedFlow {
  const { machine } = requireValue(
    registry.find(({ id }) => id === flow),
    flow,
  );
  const scenario = requireValue(scenarioOfInput(flow, input), flow);
  const beginning = requireValue(scenario.inputs[input], input);
  const around = createActor(fromCallback(() => undefined)).start();
  const actor = createActor(withScriptedServices(machine, scenario), {
    input: beginning.input,
    parent: around,
  }).start();
  return {
    actor,
    stop: () => {
      around.stop();
    },
    answer: (service, outcome) => {
      const { children } = actor.getSnapshot() as {
        readonly children: Readonly<Record<string, AnyActorRef>>;
      };
      const asked = children[service];
      if (asked === undefined) throw new Error(`No call of ${service} is waiting for an answer.`);
      const { outcomes } = requireValue(scenario.services[asked.src as string], service);
      const written = requireValue(outcomes[outcome], `${service}: ${outcome}`);
      const possible = outcomeFor(written, inputOf(asked));
      if (possible === null) throw new Error(`${service} can't return ${outcome} here.`);
      asked.send(toPlayed(possible));
    },
  };
}

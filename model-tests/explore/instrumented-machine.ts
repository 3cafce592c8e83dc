import { and, type AnyStateMachine, type AnyTransitionDefinition, or } from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import { definitionsOf, nodesOf } from '../chart/definitions.ts';
import { type ContextReads, watchedGuards } from './context-reads.ts';
import { scriptedService, type ServiceLogic } from './scripted-service.ts';

/** Records a guard's result for a transition ID. */
export type GuardNote = (transition: string, isTrue: boolean) => void;

const scriptedServices = (machine: AnyStateMachine, { services }: Scenario): Record<string, ServiceLogic> =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((src) => [src, scriptedService(services[src])]),
  );

/** A copy of the machine with every service played by the scenario. */
export function withScriptedServices(machine: AnyStateMachine, scenario: Scenario): AnyStateMachine {
  return machine.provide({ actors: scriptedServices(machine, scenario) });
}

export interface InstrumentedMachine {
  readonly machine: AnyStateMachine;
  /** The chart's ID of every transition. */
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** A copy of the machine with played services that reports what its guards read and return. */
export function instrument(
  original: AnyStateMachine,
  scenario: Scenario,
  reads: ContextReads,
  note: GuardNote,
): InstrumentedMachine {
  const machine = withScriptedServices(original, scenario).provide({
    guards: watchedGuards(original, reads),
  });
  const definitions = nodesOf(machine).flatMap(definitionsOf);
  for (const { id, definition } of definitions) {
    const answer = (isTrue: boolean) => () => {
      note(id, isTrue);
      return isTrue;
    };
    if (definition.guard !== undefined)
      definition.guard = or([and([definition.guard as never, answer(true)]), answer(false)]) as never;
  }
  return { machine, ids: new Map(definitions.map(({ id, definition }) => [definition, id])) };
}

import { type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition, and } from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import { definitionsOf, nodesOf } from '../chart/definitions.ts';
import { type GuardWatch, watchedGuards } from './context-reads.ts';
import type { EqualValues } from './equal-values.ts';
import { scriptedService, type ServiceLogic } from './scripted-service.ts';

/** Records a guard's result: `<transition id> is true` or `… is false`. */
export type GuardNote = (answer: string) => void;

/** The scenario, whose contained machines begin once for equal inputs. Their first snapshots are never changed. */
function withFirstsOnce(scenario: Scenario, equal: EqualValues): Scenario {
  const beginningOnce = (begin: (input: never) => object) => {
    const firsts = new Map<unknown, object>();
    return (input: never) => {
      const same: unknown = equal(input);
      const first = firsts.get(same) ?? begin(input);
      firsts.set(same, first);
      return first;
    };
  };
  const services = Object.entries(scenario.services).map(
    ([name, service]) =>
      [
        name,
        service.begin === undefined ? service : { ...service, begin: beginningOnce(service.begin) },
      ] as const,
  );
  return { ...scenario, services: Object.fromEntries(services) };
}

/** How xstate asks a guard that is made of others. */
interface CheckedGuard {
  check(snapshot: AnyMachineSnapshot, args: { readonly context: object }, guard: object): boolean;
}

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

/** Whether a guard may look at more than the context and the event: at the current states, or by its parameters. */
function looksFurther(guard: unknown, guards: Readonly<Record<string, unknown>>): boolean {
  if (typeof guard === 'string') return looksFurther(guards[guard], guards);
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return ('params' in guard && typeof guard.params === 'function') || looksFurther(guard.type, guards);
  if (typeof guard !== 'function' || !('check' in guard)) return false;
  const parts = 'guards' in guard ? (guard.guards as readonly unknown[]) : null;
  return parts?.some((part) => looksFurther(part, guards)) ?? true;
}

/** A guard that answers as `guard` does, and reports it. It is asked once for equal contexts if these decide alone. */
function notedGuard(
  guard: object | string,
  id: string,
  mayRepeat: boolean,
  watch: GuardWatch,
  note: GuardNote,
) {
  const { equal } = watch;
  const asked = and([guard as never]) as unknown as CheckedGuard;
  const [whenTrue, whenFalse] = [`${id} is true`, `${id} is false`];
  const answers = new WeakMap<object, boolean>();
  const check: CheckedGuard['check'] = (snapshot, args) => {
    const context = equal(args.context);
    const known = answers.get(context);
    watch.isEventRead = false;
    const isTrue = known ?? asked.check(snapshot, args, asked);
    if (known === undefined && mayRepeat && !watch.isEventRead) answers.set(context, isTrue);
    note(isTrue ? whenTrue : whenFalse);
    return isTrue;
  };
  return Object.assign(() => false, { check });
}

/** A copy of the machine with played services that reports what its guards read and return. */
export function instrument(
  original: AnyStateMachine,
  scenario: Scenario,
  watch: GuardWatch,
  note: GuardNote,
): InstrumentedMachine {
  const machine = withScriptedServices(original, withFirstsOnce(scenario, watch.equal)).provide({
    guards: watchedGuards(original, watch),
  });
  const { guards } = machine.implementations;
  const definitions = nodesOf(machine).flatMap(definitionsOf);
  for (const { id, definition } of definitions) {
    const { guard } = definition;
    if (guard !== undefined)
      definition.guard = notedGuard(guard, id, !looksFurther(guard, guards), watch, note) as never;
  }
  return { machine, ids: new Map(definitions.map(({ id, definition }) => [definition, id])) };
}

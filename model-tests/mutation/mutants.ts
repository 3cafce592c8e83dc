import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import type { Scenario } from '../../machines/testing/index.ts';
import { type Definition, definitionsOf, nodesOf } from '../chart/definitions.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';

/** The planted mistakes: a transition is removed, redirected, or its guard is negated. */
export const mutations = ['deleted', 'misled', 'negated'] as const;
export type Mutation = (typeof mutations)[number];

/** More states than a correct chart passes through on one event. A mutant may loop forever, and then throws. */
const microstepsAtMost = 500;

/** A chart with one mistake. */
export interface Mutant {
  readonly mutation: Mutation;
  /** The ID of the transition. */
  readonly transition: string;
  readonly build: () => AnyStateMachine;
}

function without(definition: AnyTransitionDefinition): void {
  const { source, eventType } = definition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  siblings?.splice(siblings.indexOf(definition), 1);
  if (siblings?.length === 0 && eventType !== '') source.transitions.delete(eventType);
}

/** A stable sibling of the target; null if there is none or if the transition has no single target. */
const elsewhere = ({ target }: AnyTransitionDefinition) => {
  const [present, ...others] = target ?? [];
  if (present === undefined || others.length > 0) return null;
  const isPlace = ({ type, always }: AnyStateNode) => type !== 'history' && always === undefined;
  const places = Object.values(present.parent?.states ?? {}).filter(isPlace);
  return places.find((place) => place !== present) ?? null;
};

const apply: Readonly<Record<Mutation, (definition: AnyTransitionDefinition) => void>> = {
  deleted: without,
  misled: (definition) => {
    const target = elsewhere(definition);
    if (target !== null) definition.target = [target];
  },
  negated: (definition) => {
    definition.guard = not(definition.guard as never) as never;
  },
};

const canBe: Readonly<Record<Mutation, (definition: AnyTransitionDefinition) => boolean>> = {
  deleted: () => true,
  misled: (definition) => elsewhere(definition) !== null,
  negated: ({ guard }) => guard !== undefined,
};

/** Every chart with a single mistake. Each is built from its own copy. */
export function mutantsOf(machine: AnyStateMachine, scenario: Scenario): readonly Mutant[] {
  const definitions = (copy: AnyStateMachine): readonly Definition[] => nodesOf(copy).flatMap(definitionsOf);
  return definitions(machine).flatMap(({ id, definition }, index) =>
    mutations
      .filter((mutation) => canBe[mutation](definition))
      .map((mutation) => ({
        mutation,
        transition: id,
        build: () => {
          const copy = withScriptedServices(machine, scenario);
          copy.options.maxIterations = microstepsAtMost;
          const wrong = definitions(copy)[index];
          if (wrong !== undefined) apply[mutation](wrong.definition);
          return copy;
        },
      })),
  );
}

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** The start of a path. `sentence` continues "Given". */
export interface ScenarioInput {
  readonly sentence: string;
  readonly input: unknown;
}

/** An event that a person or the subject itself may trigger at any moment. `sentence` continues "When". */
export interface ScenarioEvent {
  readonly sentence: string;
  readonly event: AnyEventObject;
}

/** A result of a service: an answer, a failure or, for a contained machine, what it shows or sends while it runs. */
export type Outcome = { readonly sentence: string } & (
  | { readonly output: unknown }
  | { readonly sends: AnyEventObject }
  | { readonly error: unknown }
  | { readonly shows: (first: object) => object }
);

/** An answer that depends on the input; null if this answer isn't possible for it. */
export interface DependentOutcome {
  readonly sentence: string;
  readonly answerTo: (asked: never) => unknown;
  /** The event with which a contained machine sends the answer and keeps running; absent if the answer ends it. */
  readonly sentAs?: (answer: never) => AnyEventObject;
}

/** A service with all its outcomes. */
export interface ScriptedService {
  readonly outcomes: Readonly<Record<string, Outcome | DependentOutcome>>;
  /** The initial snapshot of a contained machine; absent for services that only answer. */
  readonly begin?: (input: never) => object;
  /** The snapshot of a contained machine after an event from its parent; without it, the snapshot stays the same. */
  readonly receive?: (shown: never, event: AnyEventObject) => object;
  /** The duration in milliseconds for an input; only for services that do nothing but wait. */
  readonly lasts?: (asked: never) => number;
}

/** A path through a machine, as prefixes of its labels: `service: outcome`, or an event as JSON. */
export interface ScenarioWay {
  readonly input: string;
  readonly labels: readonly string[];
}

/** Everything that can happen to a machine, with text for people. Walks over the machine use nothing else. */
export interface Scenario {
  readonly inputs: Readonly<Record<string, ScenarioInput>>;
  readonly events: readonly ScenarioEvent[];
  /** By the service's name in the machine's setup. */
  readonly services: Readonly<Record<string, ScriptedService>>;
  /** Paths that are always walked, for combinations that covering every transition doesn't ensure. */
  readonly ways?: readonly ScenarioWay[];
  /** The context paths that services depend on. Walks distinguish states by them, as by the values that guards read. */
  readonly answeredBy?: readonly string[];
  /** Whether a labeled event or outcome is possible in a state, if fewer are than the chart accepts. */
  readonly mayHappen?: (snapshot: AnyMachineSnapshot, label: string) => boolean;
  /**
   * The maximum number of states to explore. Beyond it, a walk reports what is missing instead of running for minutes.
   */
  readonly limit: number;
}

/** An outcome of a port that is possible for every input. */
export const answers = (sentence: string, output?: unknown): Outcome => ({ sentence, output });

/** An outcome that is possible only for some inputs, or that depends on the input. */
export const answersTo = (sentence: string, answerTo: (asked: never) => unknown): DependentOutcome => ({
  sentence,
  answerTo,
});

/** The outcome for an input; null if it isn't possible. */
export function outcomeFor(outcome: Outcome | DependentOutcome, asked: unknown): Outcome | null {
  if (!('answerTo' in outcome)) return outcome;
  const output = outcome.answerTo(asked as never);
  if (output === null) return null;
  const { sentence, sentAs } = outcome;
  return sentAs === undefined ? answers(sentence, output) : { sentence, sends: sentAs(output as never) };
}

/** The deadline of a flow, which ends after the requested time. */
export const wait = (sentence: string): ScriptedService => ({
  lasts: ({ milliseconds }: { readonly milliseconds: number }) => milliseconds,
  outcomes: { reached: answers(sentence, undefined) },
});

/** No response: the failure that every service can have. */
export const noResponse = (sentence: string): Outcome => ({ sentence, error: new Error('No connection.') });

/** The scenario of a lifecycle. It has no input and no services, only events. */
export const lifecycleScenario = (begin: string, sentences: Readonly<Record<string, string>>): Scenario => ({
  inputs: { new: { sentence: begin, input: undefined } },
  events: Object.entries(sentences).map(([type, sentence]) => ({ sentence, event: { type } })),
  services: {},
  limit: 100,
});

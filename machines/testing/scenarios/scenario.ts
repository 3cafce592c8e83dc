import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Somebody who begins. `sentence` goes on after "Given". */
export interface ScenarioInput {
  readonly sentence: string;
  readonly input: unknown;
}

/** What a person, or the thing itself, may do at any moment. `sentence` goes on after "When". */
export interface ScenarioEvent {
  readonly sentence: string;
  readonly event: AnyEventObject;
}

/** What a service may come back with: an answer, a failure, or, of a contained machine, what it shows or sends while it runs. */
export type Outcome = { readonly sentence: string } & (
  | { readonly output: unknown }
  | { readonly sends: AnyEventObject }
  | { readonly error: unknown }
  | { readonly shows: (first: object) => object }
);

/** An answer that depends on what was asked; null where that cannot be answered so. */
export interface DependentOutcome {
  readonly sentence: string;
  readonly answerTo: (asked: never) => unknown;
  /** The event by which a contained machine that goes on running sends the answer; absent where the answer ends it. */
  readonly sentAs?: (answer: never) => AnyEventObject;
}

/** A service whose every outcome is played. */
export interface ScriptedService {
  readonly outcomes: Readonly<Record<string, Outcome | DependentOutcome>>;
  /** What a contained machine shows when it begins; services that only answer show nothing. */
  readonly begin?: (input: never) => object;
  /** What a contained machine shows after the machine around it has sent it something; without it, the same as before. */
  readonly hears?: (shown: never, event: AnyEventObject) => object;
  /** Milliseconds that pass before it comes back, by what it was asked; only of what does nothing but wait. */
  readonly lasts?: (asked: never) => number;
}

/** A way through a machine, by the beginnings of the labels of what happens: `service: outcome`, or an event as JSON. */
export interface ScenarioWay {
  readonly input: string;
  readonly labels: readonly string[];
}

/** Everything that can happen to a machine, with words for people; walks over the machine know nothing else. */
export interface Scenario {
  readonly inputs: Readonly<Record<string, ScenarioInput>>;
  readonly events: readonly ScenarioEvent[];
  /** By the name under which the machine's setup knows the service. */
  readonly services: Readonly<Record<string, ScriptedService>>;
  /** Ways that are always walked: where two things must meet that a cover of transitions meets apart. */
  readonly ways?: readonly ScenarioWay[];
  /** Paths into the context by which services answer; walks tell states apart by them, as by what guards read. */
  readonly answeredBy?: readonly string[];
  /** Whether what the label names can happen there, where less can happen than the chart listens to. */
  readonly mayHappen?: (snapshot: AnyMachineSnapshot, label: string) => boolean;
  /** States that a walk may look at; beyond, it says what it has not found instead of running for minutes. */
  readonly limit: number;
}

export const answers = (sentence: string, output?: unknown): Outcome => ({ sentence, output });

/** An answer that is given to some questions only, and otherwise to each. */
export const answersTo = (sentence: string, answerTo: (asked: never) => unknown): DependentOutcome => ({
  sentence,
  answerTo,
});

/** What an outcome is for somebody who asked that; null where it cannot come. */
export function outcomeFor(outcome: Outcome | DependentOutcome, asked: unknown): Outcome | null {
  if (!('answerTo' in outcome)) return outcome;
  const output = outcome.answerTo(asked as never);
  if (output === null) return null;
  const { sentence, sentAs } = outcome;
  return sentAs === undefined ? answers(sentence, output) : { sentence, sends: sentAs(output as never) };
}

/** The deadline of a flow, which is over after as long as it was asked for. */
export const wait = (sentence: string): ScriptedService => ({
  lasts: ({ milliseconds }: { readonly milliseconds: number }) => milliseconds,
  outcomes: { reached: answers(sentence, undefined) },
});

/** Nobody answers: the failure that every service can have. */
export const silence = (sentence: string): Outcome => ({ sentence, error: new Error('No connection.') });

/** A lifecycle has no input and no services; only its events happen to it. */
export const lifecycleScenario = (begin: string, sentences: Readonly<Record<string, string>>): Scenario => ({
  inputs: { new: { sentence: begin, input: undefined } },
  events: Object.entries(sentences).map(([type, sentence]) => ({ sentence, event: { type } })),
  services: {},
  limit: 100,
});

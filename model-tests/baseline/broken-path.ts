import { actionInThirdPerson, placeInWords, serviceInWords } from '../words/words.ts';
import type { AcceptedPath, AcceptedStep, Effect, EffectKind } from './accepted-path.types.ts';
import { observe, type ObservedMachine } from './observe.ts';
import { ImpossibleStep } from './stimulus-of.ts';

/** The first step of an accepted path that no longer holds. */
export interface BrokenPath {
  readonly path: string;
  /** 0 is the start. */
  readonly step: number;
  /** What happened before and now, in sentences. */
  readonly sentence: string;
}

const nameIn = (text: string): string => text.split(' ')[0] ?? text;

/** An effect in words; continues "it". */
const wordsByKind: Readonly<Record<EffectKind, (text: string) => string>> = {
  // Which parameter an action has is not recorded.
  does: (text) => actionInThirdPerson(`${text}(…)`),
  calls: (text) => `asks “${serviceInWords(nameIn(text))}” (${text})`,
  tells: (text) => `tells ${text}`,
  announces: (text) => `announces ${text}`,
  emits: (text) => `emits ${text}`,
  keeps: (text) => `keeps ${text}`,
};

const effectInWords = ({ kind, text }: Effect): string => wordsByKind[kind](text);
const isSameEffect = (a: Effect) => (b: Effect) => a.kind === b.kind && a.text === b.text;

/** What is in `effects` more often than in `others`. */
function withoutThese(effects: readonly Effect[], others: readonly Effect[]): readonly Effect[] {
  const left = [...others];
  return effects.filter((effect) => {
    const at = left.findIndex(isSameEffect(effect));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The value that a `keeps` line is about. */
const placeOf = (text: string): string => text.split(' = ')[0] ?? text;

function changedEffects(was: readonly Effect[], is: readonly Effect[]): readonly string[] {
  const [gone, come] = [withoutThese(was, is), withoutThese(is, was)];
  const replacementFor = (effect: Effect) =>
    effect.kind === 'keeps'
      ? come.find(({ kind, text }) => kind === 'keeps' && placeOf(text) === placeOf(effect.text))
      : undefined;
  const replacements = gone.map(replacementFor);
  return [
    ...gone.map((effect, at) => {
      const other = replacements[at];
      return other === undefined
        ? `it no longer ${effectInWords(effect)}`
        : `it kept ${effect.text}; now ${other.text}`;
    }),
    ...come
      .filter((effect) => !replacements.includes(effect))
      .map((effect) => `it now also ${effectInWords(effect)}`),
  ];
}

/** Null if the step looks as it was accepted; otherwise the difference, which continues "After …". */
function differenceIn(flow: string, was: AcceptedStep, is: AcceptedStep): string | null {
  if (was.state !== is.state)
    return `the flow was in “${placeInWords(flow, was.state)}”; now it is in “${placeInWords(flow, is.state)}”`;
  const changes = changedEffects(was.effects, is.effects);
  if (changes.length > 0) return changes.join('; ');
  const order = ({ effects }: AcceptedStep) => effects.map(({ kind, text }) => `${kind} ${text}`).join();
  return order(was) === order(is) ? null : 'it does the same in another order';
}

const afterStep = ({ sentence }: AcceptedStep, step: number): string =>
  step === 0 ? `Given ${sentence},` : `After “${sentence}”`;

/** Plays an accepted path and returns its first step that differs; null if it holds. */
export function brokenPathOf(flow: string, machine: ObservedMachine, path: AcceptedPath): BrokenPath | null {
  let step = 0;
  const brokenBy = (sentence: string): BrokenPath => ({ path: path.id, step, sentence });
  const expectedStep = () => path.steps[step] as AcceptedStep;
  try {
    for (const seen of observe(machine, path.steps)) {
      const difference = differenceIn(flow, expectedStep(), seen);
      if (difference !== null) return brokenBy(`${afterStep(expectedStep(), step)} ${difference}.`);
      step += 1;
    }
    return null;
  } catch (error) {
    const { message } = error as Error;
    const when = step === 0 ? expectedStep().sentence : `“${expectedStep().sentence}”`;
    return brokenBy(
      error instanceof ImpossibleStep
        ? `${when} can no longer happen: ${message}.`
        : `At ${when} the flow breaks: ${message}.`,
    );
  }
}

/** The same difference, found on one path or more. */
export interface Difference {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** What no longer holds, each difference once, the most frequent first. */
export function differencesIn(broken: readonly BrokenPath[]): readonly Difference[] {
  const sentences = [...new Set(broken.map(({ sentence }) => sentence))];
  const differences = sentences.map((sentence) => ({
    sentence,
    paths: broken.filter((one) => one.sentence === sentence).map(({ path }) => path),
  }));
  return differences.toSorted((a, b) => b.paths.length - a.paths.length);
}

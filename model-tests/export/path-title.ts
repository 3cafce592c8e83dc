import { countText } from '../words/count-text.ts';
import type { SuitePath, SuiteStep } from '../cover/path-suite.types.ts';

interface TitledStep extends Pick<SuiteStep, 'when'> {
  /** Absent where only the steps of a path are known. */
  readonly outcome?: string;
}

const firstSentence = (text: string): string => /^.*?[.](?= |$)/s.exec(text)?.[0] ?? text;

/**
 * A title that distinguishes a path from others with the same start: its start, its last step and its length, and what
 * it proves, which is what its last step leads to.
 */
export function pathTitle({
  given,
  steps,
}: Pick<SuitePath, 'given'> & { readonly steps: readonly TitledStep[] }): string {
  const last = steps.at(-1);
  if (last === undefined) return given;
  const title = `${given}, until ${last.when} (${countText(steps.length, 'step')})`;
  return last.outcome === undefined ? title : `${title}: ${firstSentence(last.outcome)}`;
}

import { countText } from '../words/count-text.ts';
import type { SuitePath, SuiteStep } from '../cover/path-suite.types.ts';

/** A title that distinguishes a path from others with the same start: its start, its last step and its length. */
export function pathTitle({
  given,
  steps,
}: Pick<SuitePath, 'given'> & { readonly steps: readonly Pick<SuiteStep, 'when'>[] }): string {
  const last = steps.at(-1);
  return last === undefined ? given : `${given}, until ${last.when} (${countText(steps.length, 'step')})`;
}

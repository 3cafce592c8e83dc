import { counted } from '../words/counted.ts';
import type { SuitePath, SuiteStep } from '../cover/path-suite.types.ts';

/** What tells a path from others that begin alike: where it begins, what happens last, and after how many steps. */
export function pathTitle({
  given,
  steps,
}: Pick<SuitePath, 'given'> & { readonly steps: readonly Pick<SuiteStep, 'when'>[] }): string {
  const last = steps.at(-1);
  return last === undefined ? given : `${given}, until ${last.when} (${counted(steps.length, 'step')})`;
}

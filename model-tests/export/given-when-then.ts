import type { SuitePath } from '../cover/path-suite.types.ts';

/** A path as Given, When and Then, with the resulting states. */
export const givenWhenThen = ({ given, outcome, state, steps }: SuitePath): string =>
  [
    `  Given ${given}`,
    `  Then  ${outcome}  [${state}]`,
    ...steps.flatMap((step) => [`  When  ${step.when}`, `  Then  ${step.outcome}  [${step.state}]`]),
  ].join('\n');

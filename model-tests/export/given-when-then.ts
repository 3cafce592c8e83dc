import type { SuitePath } from '../cover/path-suite.types.ts';

/** A path in Given, When, Then, each with the state that the flow stands in afterwards. */
export const givenWhenThen = ({ given, outcome, state, steps }: SuitePath): string =>
  [
    `  Given ${given}`,
    `  Then  ${outcome}  [${state}]`,
    ...steps.flatMap((step) => [`  When  ${step.when}`, `  Then  ${step.outcome}  [${step.state}]`]),
  ].join('\n');

import { stepTable } from '../flow/index.ts';

/** Who the learner is, and what proves it. */
export type LearnerStep = 'details' | 'proof';

export const learnerSteps = stepTable<LearnerStep>({ details: 'details', proof: 'proof' });

import { stepTable } from '../flow/index.ts';

/** Who the learner is, and what proves it. */
export type LearnerStep = 'details' | 'proof';

/** The steps of the verification, with their names in the URL. */
export const learnerSteps = stepTable<LearnerStep>({ details: 'details', proof: 'proof' });

import { withoutFieldTrouble } from '../flow/index.ts';
import {
  checkLearner,
  checkProofSize,
  type Learner,
  type LearnerField,
  type LearnerProblem,
} from '../rules/learners/index.ts';
import type { ChosenFile, LearnerVerificationContext } from './learner-verification.types.ts';

type Changed = Partial<LearnerVerificationContext>;

const isSame = (a: LearnerProblem) => (b: LearnerProblem) => a.field === b.field && a.reason === b.reason;

/** Updates an answer and drops the problems that no longer exist. A changed request needs a new key. */
export function changeField(
  context: LearnerVerificationContext,
  field: LearnerField,
  value: string,
): Changed {
  const learner = { ...context.learner, [field]: value } as Learner;
  const present = checkLearner(learner);
  return {
    learner,
    problems: context.problems.filter((shown) => present.some(isSame(shown))),
    idempotencyKey: null,
    trouble: withoutFieldTrouble(context.trouble, field),
  };
}

/** Reports a format problem when a field is left; all others are reported by the button. */
export function leaveField({ learner, problems }: LearnerVerificationContext, field: LearnerField): Changed {
  const newProblems = checkLearner(learner).filter(
    (problem) => problem.field === field && problem.reason === 'format',
  );
  return { problems: [...problems.filter((shown) => !newProblems.some(isSame(shown))), ...newProblems] };
}

/** Keeps the file, with what its size says about it. A changed request needs a new key. */
export const chooseProof = (proof: ChosenFile | null): Changed => ({
  proof,
  proofProblem: proof && checkProofSize(proof.size),
  idempotencyKey: null,
  trouble: null,
});

/** What prevents the proof from being sent. */
export const proofProblemOf = ({ proof }: Pick<LearnerVerificationContext, 'proof'>) =>
  checkProofSize(proof?.size ?? 0);

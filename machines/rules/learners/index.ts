/** Learners: who they are, what proves it, and what an approval is good for. */

export {
  approvalDays,
  checkLearner,
  isTraineeType,
  type Learner,
  learnerFields,
  type LearnerField,
  learnerFlags,
  type LearnerMarket,
  learnerMarkets,
  learnerMaxLengths,
  type LearnerProblem,
  mostPending,
  normaliseLearner,
  pendingDays,
  proofDays,
  type TraineeType,
  traineeTypes,
} from './learner.ts';
export {
  checkProofSize,
  proofMaxBytes,
  proofMaxMegabytes,
  proofMediaTypes,
  type ProofMediaType,
  type ProofProblem,
} from './proof.ts';

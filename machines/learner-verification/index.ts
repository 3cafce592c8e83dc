export {
  learnerVerificationMachine,
  learnerVerificationPortNames,
  learnerVerificationWithPorts,
} from './learner-verification.machine.ts';
export * from './learner-verification.selectors.ts';
export { learnerSteps, type LearnerStep } from './learner-verification.steps.ts';
export { readLearner, storeLearner } from './learner-verification.storage.ts';
export type {
  ChosenFile,
  LearnerReply,
  LearnerVerificationContext,
  LearnerVerificationEvent,
  LearnerVerificationInput,
  LearnerVerificationPorts,
  SubmitLearnerInput,
} from './learner-verification.types.ts';

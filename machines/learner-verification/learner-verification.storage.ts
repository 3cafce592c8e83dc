import {
  hasShape,
  isOneOf,
  isString,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { type Learner, traineeTypes } from '../rules/learners/index.ts';
import { learnerVerificationMachine } from './learner-verification.machine.ts';

/** Increase it whenever the answers change so that older ones would be wrong. */
const version = 1;

const hasAnswers = hasShape({
  traineeType: isOneOf(['', ...traineeTypes]),
  school: isString,
  email: isString,
});

const isAnswered = hasShape({ context: hasShape({ learner: hasAnswers }) });

/**
 * The learner's answers from `actor.getPersistedSnapshot()`, wrapped for storage; null if there are none. The proof is
 * not stored: a browser can't store a file that was chosen, and shouldn't.
 */
export function storeLearner(persisted: unknown): StoredSnapshot | null {
  if (!isAnswered(persisted)) return null;
  return storedSnapshot(learnerVerificationMachine.id, version, persisted.context.learner);
}

/** The answers from what storage returned, already parsed; null for anything else. */
export const readLearner = (stored: unknown): Learner | null =>
  readSnapshot(stored, {
    machineId: learnerVerificationMachine.id,
    version,
    migrate: () => null,
    validate: (answers): answers is Learner => hasAnswers(answers),
  });

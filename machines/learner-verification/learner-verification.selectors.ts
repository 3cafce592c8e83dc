import type { SnapshotFrom } from 'xstate';
import { refusalsOf, type Trouble } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import {
  type LearnerField,
  learnerFields,
  type LearnerProblem,
  type ProofProblem,
} from '../rules/learners/index.ts';
import type { learnerVerificationMachine } from './learner-verification.machine.ts';
import type { LearnerStep } from './learner-verification.steps.ts';
import type { LearnerVerificationContext } from './learner-verification.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type LearnerVerificationSnapshot = SnapshotFrom<typeof learnerVerificationMachine>;

/** The reported problem of an answer; null if there is none. */
export const learnerProblemAt = (
  { problems }: LearnerVerificationContext,
  field: LearnerField,
): LearnerProblem['reason'] | null => problems.find((problem) => problem.field === field)?.reason ?? null;

const proofReasons: readonly ProofProblem[] = ['REQUIRED', 'FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_UNREADABLE'];

const isAboutProof = ({ code }: Refusal): boolean => code === 'BAD_PROOF_OF_ENROLLMENT';

/** The reported problem of the proof, by the page's own check or by the shop; null if there is none. */
export function shownProofProblem({
  proofProblem,
  trouble,
}: LearnerVerificationContext): ProofProblem | null {
  const refused = refusalsOf(trouble).find(isAboutProof);
  if (refused === undefined) return proofProblem;
  return proofReasons.find((reason) => reason === refused.reason) ?? 'FILE_UNREADABLE';
}

/** Whether a refusal is about an answer, and shown at its field. */
const isAboutAnswer = ({ field }: Refusal): boolean => learnerFields.some((asked) => asked === field);

/** The trouble that no field of the page shows; null if there is none. */
export function troubleBesideFields({ trouble }: LearnerVerificationContext): Trouble | null {
  if (trouble?.kind !== 'refused') return trouble;
  const refusals = trouble.refusals.filter((refusal) => !isAboutProof(refusal) && !isAboutAnswer(refusal));
  return refusals.length === 0 ? null : { kind: 'refused', refusals };
}

/** The current step; null once the request is received. */
export function learnerStepOf(snapshot: LearnerVerificationSnapshot): LearnerStep | null {
  if (snapshot.matches('received')) return null;
  return snapshot.matches('details') ? 'details' : 'proof';
}

/** Whether the request is being sent. */
export const isLearnerPending = (snapshot: LearnerVerificationSnapshot): boolean =>
  snapshot.hasTag('pending');

import { checkEmail, emailMaxLength, normaliseEmail } from '../people/index.ts';
import type { PromotionFlag } from '../promotions/index.ts';
import { isPrintable, lengthOf, nameProblem, tidySpaces } from '../texts/index.ts';

/** In the order in which they are offered. */
export const traineeTypes = ['MEDICAL_STUDENT', 'RESIDENT', 'OTHER_TRAINEE'] as const;
/** One of {@link traineeTypes}. */
export type TraineeType = (typeof traineeTypes)[number];

/** Whether this is one of the statuses that a learner can choose. */
export function isTraineeType(value: string): value is TraineeType {
  return traineeTypes.some((type) => type === value);
}

/** Human and veterinary medicine have a page each. */
export const learnerMarkets = ['HUMAN', 'VETERINARY'] as const;
/** One of {@link learnerMarkets}. */
export type LearnerMarket = (typeof learnerMarkets)[number];

/** What a learner says, besides the proof. */
export interface Learner {
  /** Empty until chosen. */
  readonly traineeType: TraineeType | '';
  readonly school: string;
  /** Gets the decision; orders with this address may use the discount. */
  readonly email: string;
}

/** In the order of the page. */
export const learnerFields = ['traineeType', 'school', 'email'] as const;
/** One of {@link learnerFields}. */
export type LearnerField = (typeof learnerFields)[number];

/** In characters. */
export const learnerMaxLengths: Readonly<Record<LearnerField, number>> = {
  traineeType: 20,
  school: 120,
  email: emailMaxLength,
};

/** At most one per field. */
export interface LearnerProblem {
  readonly field: LearnerField;
  readonly reason: 'required' | 'too_long' | 'characters' | 'symbols' | 'link' | 'format' | 'choice';
}

/** An approval counts this long; then the learner sends a new proof. */
export const approvalDays = 365;

/** An undecided request is deleted this long after it was sent. */
export const pendingDays = 90;

/** While this many wait for a decision, no more are accepted: each has a proof of up to 10 MB. */
export const mostPending = 2000;

/** A proof is deleted this long after the decision, and with it everything about a learner who was declined. */
export const proofDays = 30;

/** For storage and comparison. */
export function normaliseLearner({ traineeType, school, email }: Learner): Learner {
  return { traineeType, school: tidySpaces(school), email: normaliseEmail(email) };
}

type Reason = LearnerProblem['reason'];

const checks: Readonly<Record<LearnerField, (value: string, typed: string) => Reason | null>> = {
  traineeType(value) {
    if (value === '') return 'required';
    return isTraineeType(value) ? null : 'choice';
  },
  school(value, typed) {
    if (value === '') return 'required';
    if (lengthOf(value) > learnerMaxLengths.school) return 'too_long';
    return isPrintable(value) ? nameProblem(typed, 'organization') : 'symbols';
  },
  email: checkEmail,
};

/** What prevents a learner's answers from being sent, in the order of the page. They are normalized first. */
export function checkLearner(learner: Learner): readonly LearnerProblem[] {
  const normal = normaliseLearner(learner);
  return learnerFields.flatMap((field) => {
    const reason = checks[field](normal[field], learner[field]);
    return reason === null ? [] : [{ field, reason }];
  });
}

/**
 * The promotions of each market, best first; an approved learner is told about the first one in force. Any verified
 * learner may use any code for learners.
 */
export const learnerFlags: Readonly<Record<LearnerMarket, readonly PromotionFlag[]>> = {
  HUMAN: ['TIME_LIMITED_STUDENT', 'STUDENT'],
  VETERINARY: ['STUDENT_VET'],
};

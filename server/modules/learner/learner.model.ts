import type { Learner, LearnerMarket } from '@sonde/machines/rules/learners';

/** How an operator decides. */
export type LearnerDecision = 'APPROVED' | 'DECLINED';

/** A request to be confirmed as a learner. */
export interface StoredLearner extends Learner {
  readonly id: string;
  /** The ID for operators. */
  readonly number: number;
  readonly market: LearnerMarket;
  /** The country of the page on which it was made. */
  readonly country: string;
  /** The language in that page's URL. */
  readonly language: string;
  readonly status: 'PENDING' | LearnerDecision;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

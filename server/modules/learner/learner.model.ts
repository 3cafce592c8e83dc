import { approvalDays, type Learner, type LearnerMarket } from '@sonde/machines/rules/learners';

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

/** When an approval ends. */
export const approvalEndOf = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + approvalDays * 86_400_000);

/** A promotion for learners: its code, and the page where it is used, without country and language; null for the home page. */
export interface LearnerOffer {
  readonly code: string;
  readonly link: string | null;
}

/** An approved request. */
export interface Approval extends Pick<StoredLearner, 'market' | 'country' | 'language'> {
  readonly decidedAt: Date;
  /** The mailbox of the learner's address. */
  readonly customer: string;
}

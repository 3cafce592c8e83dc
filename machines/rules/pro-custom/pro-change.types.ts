import type { BuyerMembership } from '../catalogue/index.ts';

/** What becomes of an active plan: it grows into, or within, a Pro plan, or a Pro plan becomes smaller. */
export const proDirections = ['UPGRADE', 'DOWNGRADE'] as const;
/** One of {@link proDirections}. */
export type ProDirection = (typeof proDirections)[number];

/** An organization's current plan, as far as a Pro plan depends on it. */
export interface CurrentPlan {
  readonly buyer: BuyerMembership;
  /** The membership; null if it wasn't bought in the shop. */
  readonly sku: string | null;
  readonly seats: {
    readonly now: number;
    /** Those on top of the plan's price. */
    readonly additional: number;
    /** By members, and by invitations that may still be used. */
    readonly inUse: number;
    /** The most that the organization may have with any plan. */
    readonly most: number;
  };
  /** The features that it has; empty for other plans. */
  readonly featureSkus: readonly string[];
  /** Whether it renews automatically. */
  readonly isRenewing: boolean;
}

/** The plan requested instead of the current one. */
export interface ProChoice {
  /** The membership: a term of the Pro plan, or a lower plan. */
  readonly sku: string;
  /** All members, those in the plan's price included. */
  readonly members: number;
  /** All features. */
  readonly features: readonly string[];
}

/** Why a plan isn't changed. */
export type ProChangeObstacle =
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Sales manages the plan. */
  | 'SALES'
  /** No plan is active. */
  | 'ENDED'
  /** The last renewal has to be paid first. */
  | 'OVERDUE'
  /** A rental isn't changed before its commitment ends. */
  | 'COMMITTED'
  /** The country sells no Pro plan to the organization's market. */
  | 'NOT_SOLD'
  /** The plan is as high as a Pro plan, or has all that is sold for it. */
  | 'NOTHING_TO_ADD'
  /** Only a Pro plan is made smaller here. */
  | 'OTHER_PLAN'
  /** The plan ends by itself, so that nothing can be scheduled for its renewal. */
  | 'NOT_RENEWING'
  /** It has no features, no seats beyond those in use, and no plan is below it. */
  | 'NOTHING_TO_REMOVE';

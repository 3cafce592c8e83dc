import { addDays } from '../time/index.ts';
import { isManagedBySales, planTable, type PlanType } from './plans.ts';
import type { RenewingSubscription } from './renewal-schedule.ts';

/** A subscription of any kind, as far as it is decided whether it renews by itself. Days are ISO calendar dates. */
export type SwitchedSubscription = Pick<RenewingSubscription, 'status' | 'nextChargeOn'> & {
  readonly planType: PlanType;
  /** Last day of access; null for what never ends. */
  readonly expiresOn: string | null;
  /** Whether that day is over. */
  readonly isExpired: boolean;
  /** Whether one more term has a price that is charged without sales. */
  readonly hasPrice: boolean;
  /** Last day of a rental's commitment; null where nothing is rented. */
  readonly commitmentEndsOn: string | null;
};

/**
 * The day of the next charge once a subscription renews by itself, the one after its last; null where it cannot: its plan
 * is not renewed, or by sales alone; it never ends, has ended or was canceled; or a term of it is overdue and has to be
 * paid first.
 */
export function automaticChargeDay(subscription: SwitchedSubscription): string | null {
  const { planType, status, expiresOn, isExpired, hasPrice } = subscription;
  const runs = (status === 'ACTIVE' || status === 'TRIALING') && !isExpired;
  const isRenewable = planTable[planType].isRenewable && hasPrice;
  return runs && isRenewable && expiresOn !== null ? addDays(expiresOn, 1) : null;
}

/**
 * Whether automatic renewal may be ended: not where sales manages the plan, and not while the next charge is one that a
 * rental's commitment promises.
 */
export const isRenewalEndable = ({
  planType,
  nextChargeOn,
  commitmentEndsOn,
}: Pick<SwitchedSubscription, 'planType' | 'nextChargeOn' | 'commitmentEndsOn'>): boolean =>
  !isManagedBySales(planType) &&
  (nextChargeOn === null || commitmentEndsOn === null || nextChargeOn > commitmentEndsOn);

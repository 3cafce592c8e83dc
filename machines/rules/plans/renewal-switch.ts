import { addDays } from '../time/index.ts';
import { isManagedBySales, planTable, type PlanType } from './plans.ts';
import type { RenewingSubscription } from './renewal-schedule.ts';

/** The part of any subscription needed to decide about its renewal. Days are ISO calendar dates. */
export type SwitchedSubscription = Pick<RenewingSubscription, 'status' | 'nextChargeOn'> & {
  readonly planType: PlanType;
  /** Last day of access; null if it never ends. */
  readonly expiresOn: string | null;
  /** Whether that day is over. */
  readonly isExpired: boolean;
  /** Whether the next term has a price that is charged without sales. */
  readonly hasPrice: boolean;
  /** First day after a rental's commitment; null if nothing is rented. */
  readonly commitmentEndsOn: string | null;
};

/**
 * The day of the next charge if automatic renewal is turned on: the day after its last. Null if it can't renew: its
 * plan isn't renewed, or only through sales; it never ends, has ended or was canceled; or one of its terms is overdue
 * and has to be paid first.
 */
export function automaticChargeDay(subscription: SwitchedSubscription): string | null {
  const { planType, status, expiresOn, isExpired, hasPrice } = subscription;
  const runs = (status === 'ACTIVE' || status === 'TRIALING') && !isExpired;
  const isRenewable = planTable[planType].isRenewable && hasPrice;
  return runs && isRenewable && expiresOn !== null ? addDays(expiresOn, 1) : null;
}

/**
 * Whether automatic renewal can be turned off: not if sales manages the plan, and not while a rental's commitment
 * requires the next charge.
 */
export const isRenewalEndable = ({
  planType,
  nextChargeOn,
  commitmentEndsOn,
}: Pick<SwitchedSubscription, 'planType' | 'nextChargeOn' | 'commitmentEndsOn'>): boolean =>
  !isManagedBySales(planType) &&
  (nextChargeOn === null || commitmentEndsOn === null || nextChargeOn >= commitmentEndsOn);

import { seatsOf } from '@sonde/machines/rules/changes';
import { freeMonths, priceWithFreeMonths } from '@sonde/machines/rules/plans';
import type { SoldPlan, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { NextTerm } from './membership-event.ts';

type Renewing = Pick<SoldPlan, 'seatsInBase' | 'additionalSeats' | 'price' | 'termMonths'> &
  Partial<Pick<SubscriptionTerms, 'scheduled'>>;

/**
 * What a plan's next charge is for, less the organization's unspent months of referral credit: what is scheduled,
 * otherwise the plan itself. Null without a price.
 */
export function nextTermOf({ scheduled, ...held }: Renewing, unspentMonths: number): NextTerm | null {
  const plan = scheduled ?? held;
  if (plan.price === null) return null;
  const termMonths = plan.termMonths ?? 12;
  const free = freeMonths(unspentMonths, termMonths);
  return {
    seats: seatsOf(plan),
    price: plan.price.gross,
    freeMonths: free,
    amount: priceWithFreeMonths(plan.price, free, termMonths).gross,
  };
}

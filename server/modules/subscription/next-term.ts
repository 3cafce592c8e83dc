import { seatsOf } from '@sonde/machines/rules/changes';
import type { SoldPlan, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { NextTerm } from './membership-event.ts';

type Renewing = Pick<SoldPlan, 'seatsInBase' | 'additionalSeats' | 'price'> &
  Partial<Pick<SubscriptionTerms, 'scheduled'>>;

/** What a plan's next charge is for: what is scheduled, otherwise the plan itself. Null without a price. */
export function nextTermOf({ scheduled, ...held }: Renewing): NextTerm | null {
  const plan = scheduled ?? held;
  return plan.price && { seats: seatsOf(plan), price: plan.price.gross };
}

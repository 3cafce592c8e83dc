import type { TaxedMoney } from '../money/index.ts';
import type {
  ChangedSubscription,
  ChangeNow,
  ChangeTerms,
  PlanChange,
  RequestedChange,
} from './change.types.ts';
import { termsFor } from './changes.fixture.ts';
import { planChange } from './plan-change.ts';

/** Half of the year has passed. */
export const today = '2026-07-02';

/** The first day of the subscriptions. */
export const startsOn = '2026-01-01';

const nothing: RequestedChange = { sku: null, seats: null, featureSkus: null };

/** What a change of the plan does on a day. */
export const change = (
  subscription: ChangedSubscription,
  requested: Partial<RequestedChange>,
  terms: Partial<ChangeTerms> = {},
): PlanChange =>
  planChange(subscription, { ...nothing, ...requested }, termsFor(subscription, terms.today ?? today, terms));

/** The gross amount. */
export const cents = ({ gross }: TaxedMoney) => gross.amount;

/** Charge, credit and what is due. */
export const amountsOf = ({ amounts: { charge, credit, due } }: ChangeNow) =>
  [charge, credit, due].map(cents);

/** A change that takes effect at once; throws for another one. */
export function now(of: PlanChange): ChangeNow {
  if (of.takesEffect !== 'NOW') throw new Error(`Not now: ${JSON.stringify(of)}`);
  return of;
}

/** A change that is refused. */
export const refusal = (
  code: string,
  reason: string | null,
  field: string | null = null,
  most: number | null = null,
) => ({
  takesEffect: 'NEVER',
  refusal: { code, field, reason, most },
});

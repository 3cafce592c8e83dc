import { money, type TaxedMoney } from '../money/index.ts';
import { paidTerm } from '../plans/index.ts';
import type { OrderSale, SoldPlan } from './sale.ts';
import type { OrganizationInSale, SubscriptionTerms } from './sale-effect.ts';

/** An untaxed price in minor units. */
export const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

/** The day of the sale. */
export const today = '2026-11-20';

/** A sale that doesn’t renew. */
export const prepaid = { today, autoRenewal: false };

/** A sale that renews. */
export const renewing = { today, autoRenewal: true };

/** A plan for one person. */
export const individual: SoldPlan = {
  planType: 'INDIVIDUAL',
  sku: 'IND',
  termMonths: 12,
  seatsInBase: 1,
  additionalSeats: 0,
  seatLimit: 1,
  featureSkus: [],
  partPrices: null,
  price: usd(420),
};

/** A plan with seats. */
export const team: SoldPlan = {
  ...individual,
  planType: 'TEAM',
  sku: 'TEAM',
  seatsInBase: 5,
  seatLimit: 50,
  price: usd(1500),
};

/** A plan without an end. */
export const forever: SoldPlan = {
  ...individual,
  planType: 'INDIVIDUAL_FOREVER',
  sku: 'EVER',
  termMonths: null,
  price: null,
};

/** The plan of those who had one that ended. */
export const basic: SoldPlan = { ...forever, planType: 'BASIC', sku: null };

/** A sale of nothing. */
export const nothing: OrderSale = { market: 'HUMAN', probes: {}, plan: null, seats: null, paid: null };

/** The sale of a plan at its price. */
export const saleOf = (plan: SoldPlan): OrderSale => ({ ...nothing, plan, paid: plan.price });

/** The subscription of an organization. */
export type Running = NonNullable<OrganizationInSale['subscription']>;

/** A subscription in its first year. */
export const runningPlan = (plan: SoldPlan, changes: Partial<Running> = {}): Running => ({
  ...plan,
  status: 'ACTIVE',
  startsOn: '2026-02-01',
  expiresOn: plan.termMonths === null ? null : '2027-01-31',
  nextChargeOn: null,
  term: plan.termMonths === null ? null : paidTerm('2026-02-01', plan.price),
  scheduled: null,
  commitment: null,
  ...changes,
});

/** An organization with a subscription. */
export const organizationWith = (subscription: Running | null, members = 1): OrganizationInSale => ({
  members,
  subscription,
});

/** First day, last day and next charge. */
export const datesOf = (terms: SubscriptionTerms | null) =>
  terms && [terms.startsOn, terms.expiresOn, terms.nextChargeOn];

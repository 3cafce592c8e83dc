import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { creditableOf, paidTerm } from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import { type OrganizationInSale, type OrderSale, saleEffect, type SoldPlan, withoutSale } from './index.ts';

type Subscription = NonNullable<OrganizationInSale['subscription']>;

const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});
const individual: SoldPlan = {
  planType: 'INDIVIDUAL',
  sku: 'IND',
  termMonths: 12,
  seatsInBase: 1,
  additionalSeats: 0,
  seatLimit: 1,
  featureSkus: [],
  partPrices: null,
  price: usd(42_000),
};
const forever: SoldPlan = {
  ...individual,
  planType: 'INDIVIDUAL_FOREVER',
  sku: 'EVER',
  termMonths: null,
  price: null,
};
const basic: SoldPlan = { ...forever, planType: 'BASIC', sku: null };
const saleOf = (plan: SoldPlan, paid: TaxedMoney | null = usd(42_000)): OrderSale => ({
  market: 'HUMAN',
  probes: {},
  plan,
  seats: null,
  paid,
});

/** What an order makes of a subscription. */
function subscriptionAfter(
  sale: OrderSale,
  today: string,
  subscription: Subscription | null = null,
): Subscription {
  const terms = saleEffect(sale, { members: 1, subscription }, { today, autoRenewal: true });
  if (terms === null) throw new Error('Nothing was sold');
  return { ...terms, status: 'ACTIVE' };
}

const factsOf = ({ status, expiresOn, nextChargeOn, scheduled, term }: Subscription) => ({
  status,
  expiresOn,
  nextChargeOn,
  scheduled,
  creditable: term?.payment ? creditableOf(term.payment).amount : null,
});
const unrenewed = { nextChargeOn: null, scheduled: null };
const endedSubscription = (day: string) => ({
  ...unrenewed,
  status: 'CANCELED',
  expiresOn: day,
  creditable: null,
});

describe('an order that its buyer withdraws from', () => {
  const first = subscriptionAfter(saleOf(individual), '2026-11-20');

  it.each<[string, Subscription, OrderSale]>([
    ['a term that has just begun', first, saleOf(individual)],
    ['a membership that never ends', subscriptionAfter(saleOf(forever), '2026-11-20'), saleOf(forever)],
    ['a trial, for which nothing was paid', { ...first, status: 'TRIALING' }, saleOf(individual, null)],
    ['a term that is overdue', { ...first, status: 'PAST_DUE' }, saleOf(individual)],
    [
      'with more seats since',
      { ...first, additionalSeats: 2, term: paidTerm('2026-11-20', usd(60_000)) },
      saleOf(individual),
    ],
  ])('ends %s, on the same day and without credit', (_what, subscription, sale) => {
    expect(factsOf(withoutSale(subscription, sale, '2026-11-29'))).toEqual(endedSubscription('2026-11-29'));
  });

  it('takes back its term only from a membership that was paid before', () => {
    const again = subscriptionAfter(saleOf(individual, usd(40_000)), '2027-11-01', first);
    expect(again.expiresOn).toBe('2028-11-19');
    const left = withoutSale(again, saleOf(individual, usd(40_000)), '2027-11-10');
    expect(left).toEqual({ ...first, nextChargeOn: null });
    expect(factsOf(withoutSale(again, saleOf(individual, usd(40_000)), '2027-11-25'))).toEqual(
      endedSubscription('2027-11-25'),
    );
  });

  it('takes back only its money from a plan that replaced its own, and was paid', () => {
    const term = {
      firstDay: '2026-11-25',
      payment: { worth: usd(150_000), received: money(151_000, 'USD'), credited: money(41_000, 'USD') },
    };
    const team: Subscription = { ...first, planType: 'TEAM', sku: 'TEAM', term };
    expect(factsOf(withoutSale(team, saleOf(individual), '2026-11-29'))).toEqual({
      ...unrenewed,
      status: 'ACTIVE',
      expiresOn: '2027-11-19',
      creditable: 151_000 - 42_000 - 41_000,
    });
  });

  it('leaves the plan that comes with every probe', () => {
    const plan = subscriptionAfter(saleOf(basic, null), '2026-11-20');
    expect(withoutSale(plan, saleOf(basic, null), '2026-11-29')).toEqual(plan);
  });

  it('never leaves credit for returned money, nor days that only it paid for', () => {
    const days = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(days, days, fc.boolean(), (renewedAfter, withdrawnAfter, isRenewed) => {
        const renewedOn = addDays('2026-11-20', renewedAfter);
        const subscription = isRenewed ? subscriptionAfter(saleOf(individual), renewedOn, first) : first;
        const today = addDays(isRenewed ? renewedOn : '2026-11-20', withdrawnAfter);
        const { expiresOn, term, nextChargeOn } = withoutSale(subscription, saleOf(individual), today);
        const paidUntil = isRenewed && renewedOn <= '2027-11-19' ? '2027-11-19' : '';
        expect(expiresOn).toBe(paidUntil > today ? paidUntil : today);
        expect(nextChargeOn).toBeNull();
        const credit = term?.payment ? creditableOf(term.payment).amount : 0;
        expect(credit).toBe(expiresOn === paidUntil && paidUntil >= today && term?.payment ? 42_000 : 0);
      }),
    );
  });
});

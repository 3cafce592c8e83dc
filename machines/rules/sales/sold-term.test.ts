import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import type { OrderSale, SoldPlan } from './sale.ts';
import type { OrganizationInSale } from './sale-effect.ts';
import { mayChooseRenewal, soldTerm } from './sold-term.ts';

const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});
const today = '2026-11-20';

const individual: SoldPlan = {
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
const unpriced: SoldPlan = { ...individual, price: null };
const forever: SoldPlan = { ...individual, planType: 'INDIVIDUAL_FOREVER', termMonths: null, price: null };
const saleOf = (plan: SoldPlan): OrderSale => ({
  market: 'HUMAN',
  probes: {},
  plan,
  seats: null,
  paid: plan.price,
});
const probe: OrderSale = { market: 'HUMAN', probes: { IQ_3: 1 }, plan: null, seats: null, paid: null };
const seats: OrderSale = { ...probe, probes: {}, seats: { count: 2, price: usd(300) } };

const organizationWith = (plan: SoldPlan, nextChargeOn: string | null): OrganizationInSale => ({
  members: 1,
  subscription: {
    ...plan,
    status: 'ACTIVE',
    startsOn: '2026-02-01',
    expiresOn: '2027-01-31',
    nextChargeOn,
    term: null,
    scheduled: null,
    commitment: null,
  },
});
const running = organizationWith(individual, null);
const renewing = organizationWith(individual, '2027-02-01');

describe('a sold term', () => {
  it.each<[string, OrderSale, OrganizationInSale | null, boolean, object | null]>([
    [
      'ends after its term without the choice',
      saleOf(individual),
      null,
      false,
      {
        startsOn: today,
        lastDay: '2027-11-19',
        nextTermDay: '2027-11-20',
        renewsAutomatically: false,
        trialDays: null,
        months: 12,
        price: usd(420),
      },
    ],
    [
      'renews on the day after with it',
      saleOf(individual),
      null,
      true,
      {
        lastDay: '2027-11-19',
        nextTermDay: '2027-11-20',
        renewsAutomatically: true,
        months: 12,
        price: usd(420),
      },
    ],
    [
      'begins when the current term ends',
      saleOf(individual),
      running,
      true,
      {
        startsOn: '2026-02-01',
        lastDay: '2028-01-31',
        nextTermDay: '2028-02-01',
        renewsAutomatically: true,
      },
    ],
    [
      'still renews where it did before',
      saleOf(individual),
      renewing,
      false,
      { nextTermDay: '2028-02-01', renewsAutomatically: true },
    ],
    [
      'never renews without a price',
      saleOf(unpriced),
      null,
      true,
      { renewsAutomatically: false, price: null },
    ],
    [
      'on trial ends on its last day, and is charged on the day after if that was chosen',
      { ...saleOf(individual), trial: { days: 30, sku: 'TRIAL' } },
      null,
      true,
      {
        lastDay: '2026-12-19',
        nextTermDay: '2026-12-20',
        renewsAutomatically: true,
        trialDays: 30,
        months: 12,
      },
    ],
    ['has no term where it never ends', saleOf(forever), null, true, null],
    ['has no term without a membership', probe, null, true, null],
    [
      'adds its seats to the price of the next term',
      seats,
      renewing,
      false,
      { lastDay: '2027-01-31', nextTermDay: '2027-02-01', renewsAutomatically: true, price: usd(300) },
    ],
    ['is nothing for seats that no plan is for', seats, null, true, null],
  ])('%s', (_what, sale, organization, autoRenewal, term) => {
    const sold = soldTerm(sale, organization, { today, autoRenewal });
    expect([sold]).toMatchObject([term]);
  });
});

describe('automatic renewal', () => {
  it.each<[string, OrderSale, OrganizationInSale | null, boolean]>([
    ['may be chosen for a membership', saleOf(individual), null, true],
    ['may be chosen for a trial', { ...saleOf(individual), trial: { days: 30, sku: 'T' } }, null, true],
    ['may be chosen when a membership that ends is extended', saleOf(individual), running, true],
    ['is no choice where the membership renews already', saleOf(individual), renewing, false],
    ['is no choice for a membership without a renewal price', saleOf(unpriced), null, false],
    ['is no choice for one that never ends', saleOf(forever), null, false],
    ['is no choice for a probe', probe, null, false],
    ['is no choice for additional seats', seats, running, false],
  ])('%s', (_what, sale, organization, isOffered) =>
    expect(mayChooseRenewal(sale, organization, today)).toBe(isOffered),
  );
});

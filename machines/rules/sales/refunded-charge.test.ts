import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { creditableOf, paidTerm, withLongerTerm } from '../plans/index.ts';
import { type OrganizationInSale, type RefundedCharge, withoutCharge } from './index.ts';

type Subscription = NonNullable<OrganizationInSale['subscription']>;

const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

const renewed: Subscription = {
  status: 'ACTIVE',
  planType: 'TEAM',
  sku: 'TEAM',
  termMonths: 12,
  seatsInBase: 5,
  additionalSeats: 0,
  seatLimit: 50,
  featureSkus: [],
  partPrices: null,
  price: usd(42_000),
  startsOn: '2025-11-20',
  expiresOn: '2027-11-19',
  nextChargeOn: '2027-11-20',
  term: paidTerm('2026-11-20', usd(42_000)),
  scheduled: null,
  commitment: null,
};
const charge: RefundedCharge = {
  firstDay: '2026-11-20',
  lastDay: '2027-11-19',
  isTerm: true,
  refunded: money(42_000, 'USD'),
  whole: usd(42_000),
};
const today = '2026-11-26';

const factsOf = ({ status, expiresOn, nextChargeOn, term }: Subscription) => ({
  status,
  expiresOn,
  nextChargeOn,
  creditable: term?.payment ? creditableOf(term.payment).amount : null,
});
const kept = { status: 'ACTIVE', expiresOn: '2027-11-19', nextChargeOn: '2027-11-20' };

describe('a refund of a membership’s charge', () => {
  it('as a whole ends its term today, without credit', () => {
    expect(factsOf(withoutCharge(renewed, charge, today))).toEqual({
      status: 'CANCELED',
      expiresOn: today,
      nextChargeOn: null,
      creditable: null,
    });
  });

  it('in part leaves the term, with less to credit', () => {
    const partly = { ...charge, refunded: money(12_000, 'USD'), whole: null };
    expect(factsOf(withoutCharge(renewed, partly, today))).toEqual({ ...kept, creditable: 30_000 });
  });

  it('for more seats leaves the term', () => {
    const seats = { ...charge, firstDay: '2026-11-24', isTerm: false, refunded: money(2_000, 'USD') };
    expect(factsOf(withoutCharge(renewed, { ...seats, whole: usd(2_000) }, today))).toEqual({
      ...kept,
      creditable: 40_000,
    });
  });

  it('for a term that is over changes nothing', () => {
    const over = { ...charge, firstDay: '2025-11-20', lastDay: '2026-11-19' };
    expect(withoutCharge(renewed, over, today)).toBe(renewed);
  });

  it('of a canceled membership changes nothing', () => {
    const canceled: Subscription = { ...renewed, status: 'CANCELED' };
    expect(withoutCharge(canceled, charge, today)).toBe(canceled);
  });

  it('for a term that was paid in advance goes back to the current one', () => {
    const term = withLongerTerm(paidTerm('2026-11-20', usd(42_000)), usd(40_000));
    const longer: Subscription = { ...renewed, expiresOn: '2028-11-19', nextChargeOn: null, term };
    const next = {
      ...charge,
      firstDay: '2027-11-20',
      lastDay: '2028-11-19',
      refunded: money(40_000, 'USD'),
      whole: usd(40_000),
    };
    expect(withoutCharge(longer, next, today)).toEqual({ ...renewed, nextChargeOn: null });
  });

  it('leaves nothing to credit that was credited before', () => {
    const payment = { worth: usd(42_000), received: money(42_000, 'USD'), credited: money(40_000, 'USD') };
    const credited: Subscription = { ...renewed, term: { firstDay: '2026-11-20', payment } };
    const partly = { ...charge, refunded: money(12_000, 'USD'), whole: null };
    expect(factsOf(withoutCharge(credited, partly, today)).creditable).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { commitmentFrom, lastDayOfTerm, paidTerm } from '../plans/index.ts';
import { taxQuote } from '../tax/index.ts';
import { addDays, addMonths } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms } from './change.types.ts';
import { administratorOf, termsFor } from './changes.fixture.ts';
import { planChange } from './index.ts';
import { rentalExit } from './rental-exit.ts';

const toUntaxed = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});
const quote = taxQuote('US', null);
const monthly = 21_900;

/** A rental that began on a day and has paid so many months since. */
function rentalSince(
  startsOn: string,
  paid: number,
  months = 24,
  changes: Partial<ChangedSubscription> = {},
): ChangedSubscription {
  const nextChargeOn = addMonths(startsOn, paid);
  return {
    planType: 'RENTAL',
    sku: 'RENT',
    termMonths: 1,
    seatsInBase: 1,
    additionalSeats: 0,
    seatLimit: 1,
    featureSkus: [],
    price: toUntaxed(monthly),
    partPrices: null,
    status: 'ACTIVE',
    startsOn,
    expiresOn: addDays(nextChargeOn, -1),
    nextChargeOn,
    term: paidTerm(addMonths(startsOn, paid - 1), toUntaxed(monthly)),
    scheduled: null,
    commitment: commitmentFrom(startsOn, months),
    ...changes,
  };
}

const exitOf = (subscription: ChangedSubscription) => {
  const exit = rentalExit(subscription, { quote });
  if ('refusal' in exit) throw new Error(exit.refusal.reason ?? '');
  return exit;
};

describe('leaving a rental early', () => {
  it.each([
    ['in its first month', '2026-11-26', 1, 23, '2026-12-26', '2028-11-25'],
    ['a month before its end', '2026-11-26', 23, 1, '2028-10-26', '2028-11-25'],
    ['that began on the 31st', '2026-08-31', 6, 18, '2027-02-28', '2028-08-30'],
    ['that began on 29 February', '2028-02-29', 12, 12, '2029-02-28', '2030-02-27'],
  ])('%s costs the months that are left', (_when, startsOn, paid, left, first, last) => {
    const exit = exitOf(rentalSince(startsOn, paid));
    expect(exit.amounts.due).toEqual(toUntaxed(left * monthly));
    expect(exit.paidDays).toEqual({ first, last });
    expect(exit.after).toMatchObject({ startsOn, expiresOn: last, nextChargeOn: null });
  });

  it.each([
    ['that is overdue', rentalSince('2026-11-26', 3, 24, { status: 'PAST_DUE' }), 'PAYMENT_OVERDUE'],
    ['whose commitment is over', rentalSince('2024-11-26', 24), 'NOTHING_CHANGES'],
    ['that was left before', rentalSince('2026-11-26', 3, 24, { nextChargeOn: null }), 'NOTHING_CHANGES'],
    ['that is none', rentalSince('2026-11-26', 3, 24, { commitment: null }), 'NOTHING_CHANGES'],
  ])('is refused for a rental %s', (_which, subscription, reason) => {
    expect(rentalExit(subscription, { quote })).toMatchObject({ refusal: { reason } });
  });

  it('is decided by administrators', () => {
    const subscription = rentalSince('2026-11-26', 1);
    const requested = { sku: null, seats: null, featureSkus: null, leavesRental: true };
    const terms = (isAdmin: boolean): ChangeTerms => {
      const buyer = administratorOf(subscription, '2026-11-30', { market: 'VETERINARY' });
      const membership = buyer.kind === 'USER' ? buyer.membership : null;
      if (membership === null) throw new Error('No membership');
      const own = { ...membership, isOrganizationAdmin: isAdmin };
      return termsFor(subscription, '2026-11-30', { buyer: { kind: 'USER', membership: own } });
    };
    expect(planChange(subscription, requested, terms(true))).toMatchObject({ takesEffect: 'NOW' });
    expect(planChange(subscription, requested, terms(false))).toMatchObject({
      takesEffect: 'NEVER',
      refusal: { code: 'NO_PERMISSIONS' },
    });
  });
});

it('whenever a rental is left, its months and the rest add up to its commitment', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(days, fc.integer({ min: 2, max: 48 }), fc.nat(46), (startsOn, months, later) => {
      const paid = 1 + (later % (months - 1));
      const exit = exitOf(rentalSince(startsOn, paid, months));
      expect(paid * monthly + exit.amounts.due.gross.amount).toBe(months * monthly);
      expect(exit.after.expiresOn).toBe(addDays(addMonths(startsOn, months), -1));
      expect(exit.paidDays.last).toBe(exit.after.expiresOn);
      const lastTerm = lastDayOfTerm(startsOn, addMonths(startsOn, months - 1), 1);
      expect(exit.after.expiresOn).toBe(lastTerm);
    }),
  );
});

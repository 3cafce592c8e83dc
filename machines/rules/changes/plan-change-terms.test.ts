import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { ChangedSubscription } from './change.types.ts';
import { administratorOf, subscriptionTo, termsFor } from './changes.fixture.ts';
import { planChange } from './plan-change.ts';
import { today, startsOn, change, cents, amountsOf, now, refusal } from './plan-change.fixture.ts';

describe('a new term from today at its full price, without a credit', () => {
  const lasted = { startsOn: '2025-01-01', expiresOn: '2025-12-31', nextChargeOn: null };
  it.each<[string, ChangedSubscription]>([
    ['for the basic plan', subscriptionTo('EVER', { startsOn, planType: 'BASIC', sku: null })],
    [
      'for a trial',
      subscriptionTo('IND', { startsOn, planType: 'PRO_TRIAL', status: 'TRIALING', sku: null }),
    ],
    ['for what has ended', subscriptionTo('IND', lasted)],
    ['for what was canceled', subscriptionTo('IND', { ...lasted, status: 'CANCELED' })],
  ])('%s', (_what, subscription) => {
    const begun = now(change(subscription, { sku: 'TEAM' }));
    expect(amountsOf(begun)).toEqual([180_000, 0, 180_000]);
    expect(begun.after).toMatchObject({ startsOn: today, expiresOn: '2027-07-01' });
  });

  it('of the same plan, if it has ended', () => {
    const ended = subscriptionTo('TEAM', { ...lasted, seats: 7 });
    for (const requested of [{ sku: 'TEAM' }, {}])
      expect(now(change(ended, requested)).amounts.due.gross).toEqual(money(252_000, 'USD'));
  });
});

describe('automatic renewal after a change', () => {
  const lasted = { startsOn: '2025-01-01', expiresOn: '2025-12-31', nextChargeOn: null };
  const basic = subscriptionTo('EVER', { startsOn, planType: 'BASIC', sku: null });
  const ending = subscriptionTo('IND', { startsOn, nextChargeOn: null });
  const ended = subscriptionTo('IND', { ...lasted, status: 'CANCELED' });
  const running = subscriptionTo('IND', { startsOn });
  it.each<[string, ChangedSubscription, boolean, string | null, boolean]>([
    ['of the basic plan, with a card', basic, true, '2027-07-02', false],
    ['of the basic plan, without one', basic, false, null, false],
    ['of a trial, with a card', { ...running, planType: 'PRO_TRIAL' }, true, '2027-07-02', false],
    ['of what was canceled, with a card', ended, true, '2027-07-02', true],
    ['of what was canceled, without one', ended, false, null, false],
    ['of what ends, with a card', ending, true, '2027-01-01', true],
    ['of what ends, without one', ending, false, null, false],
    ['of what renews, with a card', running, true, '2027-01-01', false],
    ['of what renews, without one', running, false, null, false],
  ])('%s', (_what, subscription, isChargeable, nextChargeOn, clearsCancellation) => {
    const { after, ...changed } = now(change(subscription, { sku: 'TEAM' }, { isChargeable }));
    expect(after.nextChargeOn).toBe(nextChargeOn);
    expect(changed.clearsCancellation).toBe(clearsCancellation);
  });
});

describe('one more term', () => {
  const team = subscriptionTo('TEAM', { startsOn, seats: 6 });

  it('follows the current one, at its agreed price', () => {
    const soon = now(change(team, {}, { today: '2026-11-01' }));
    expect(soon).toMatchObject({ effectiveDay: '2027-01-01', lastDay: '2027-12-31' });
    expect(amountsOf(soon)).toEqual([216_000, 0, 216_000]);
    expect(soon.after).toMatchObject({ nextChargeOn: '2028-01-01', term: { firstDay: startsOn } });
  });

  it.each<[string, ChangedSubscription['status']]>([
    ['of a plan on trial', 'TRIALING'],
    ['of a canceled plan with access', 'CANCELED'],
  ])('%s follows the days that are left', (_what, status) => {
    const trial = { status, startsOn: today, expiresOn: '2026-07-31', nextChargeOn: '2026-08-01' };
    const tried = subscriptionTo('IND', { ...trial, term: { firstDay: today, payment: null } });
    const renewed = now(change(tried, {}, { today: '2026-07-10' }));
    expect(renewed).toMatchObject({
      effectiveDay: '2026-08-01',
      lastDay: '2027-07-31',
      paidDays: { first: '2026-08-01', last: '2027-07-31' },
    });
    expect(amountsOf(renewed)).toEqual([42_000, 0, 42_000]);
    expect(renewed.after).toMatchObject({ startsOn: today, nextChargeOn: '2027-08-01' });
  });

  it('stays without renewal if it had none', () => {
    const prepaid = subscriptionTo('TEAM', { startsOn, nextChargeOn: null });
    expect(now(change(prepaid, {}, { today: '2026-11-01' })).after.nextChargeOn).toBeNull();
  });

  it('that is overdue starts on its due day, with the scheduled change', () => {
    const overdue = subscriptionTo('TEAM', {
      startsOn: '2025-06-30',
      status: 'PAST_DUE',
      expiresOn: '2026-07-14',
      nextChargeOn: '2026-07-03',
      scheduled: subscriptionTo('CORE', { startsOn }),
    });
    const paid = now(change(overdue, {}));
    expect(amountsOf(paid)).toEqual([96_000, 0, 96_000]);
    expect(paid.after).toMatchObject({
      planType: 'CORE',
      expiresOn: '2027-06-29',
      term: { firstDay: '2026-06-30' },
      scheduled: null,
    });
  });

  describe.each<[string, Partial<ChangedSubscription>]>([
    ['is due today', { expiresOn: '2026-07-01', nextChargeOn: today }],
    ['is overdue', { status: 'PAST_DUE', expiresOn: '2026-07-16', nextChargeOn: '2026-07-03' }],
  ])('that %s costs what is charged automatically', (_what, state) => {
    const toOwing = (sku: string, changes: Partial<ChangedSubscription> & { seats?: number } = {}) =>
      subscriptionTo(sku, { startsOn: '2025-07-02', ...state, ...changes });

    it('by its agreed price, from its due day', () => {
      const price = { net: money(150_000, 'USD'), tax: money(0, 'USD'), gross: money(150_000, 'USD') };
      const paid = now(change(toOwing('TEAM', { price }), {}));
      expect([cents(paid.amounts.due), paid.effectiveDay, paid.lastDay]).toEqual([
        150_000,
        '2026-07-02',
        '2027-07-01',
      ]);
    });

    it('with a seat for everybody who has joined since it was scheduled', () => {
      const scheduled = subscriptionTo('TEAM', { startsOn });
      const paid = now(change(toOwing('TEAM', { seats: 10, scheduled }), {}, { members: 8 }));
      expect(paid.plan).toMatchObject({ additionalSeats: 3, price: { gross: money(288_000, 'USD') } });
      expect(cents(paid.amounts.due)).toBe(288_000);
    });

    it('less the months that referral credit pays for', () => {
      const paid = now(change(toOwing('TEAM'), {}, { unspentMonths: 2 }));
      expect([cents(paid.amounts.due), paid.freeMonths]).toEqual([150_000, 2]);
      expect(paid.after).toMatchObject({ price: { gross: money(180_000, 'USD') } });
    });

    it('and nothing else is changed before', () => {
      expect(change(toOwing('TEAM'), { seats: 9 })).toEqual(
        refusal('OPERATION_NOT_ALLOWED', 'PAYMENT_OVERDUE'),
      );
    });
  });

  it('of a plan that has ended costs what one more term does, not the first', () => {
    const ended = subscriptionTo('PRO3', { startsOn: '2023-01-01', nextChargeOn: null, status: 'CANCELED' });
    expect(cents(now(change(ended, {})).amounts.due)).toBe(756_000);
  });

  describe('of a plan that the shop doesn’t sell', () => {
    const price = { net: money(42_000, 'USD'), tax: money(0, 'USD'), gross: money(42_000, 'USD') };
    const unsold = (planType: 'INDIVIDUAL' | 'TEAM', own: Partial<ChangedSubscription> = {}) =>
      subscriptionTo('IND', { startsOn, planType, sku: null, price, ...own });
    const forAnimals = (subscription: ChangedSubscription, on: string) =>
      planChange(
        subscription,
        { sku: null, seats: null, featureSkus: null },
        termsFor(subscription, on, { buyer: administratorOf(subscription, on, { market: 'VETERINARY' }) }),
      );
    const soon = '2026-12-15';

    it.each(['INDIVIDUAL', 'TEAM'] as const)('costs its agreed price while %s runs', (planType) => {
      const renewed = now(forAnimals(unsold(planType), soon));
      expect([cents(renewed.amounts.due), renewed.effectiveDay, renewed.lastDay]).toEqual([
        42_000,
        '2027-01-01',
        '2027-12-31',
      ]);
      expect(renewed.after).toMatchObject({ planType, sku: null, price });
    });

    it('is paid by hand when it is overdue, as it is charged automatically', () => {
      const owed = unsold('TEAM', {
        status: 'PAST_DUE',
        expiresOn: '2026-07-16',
        nextChargeOn: '2026-07-05',
      });
      const paid = now(forAnimals(owed, '2026-07-03'));
      expect([cents(paid.amounts.due), paid.effectiveDay]).toEqual([42_000, '2026-07-02']);
    });

    it('is refused, now and later, where its market has no such plan', () => {
      expect(forAnimals(unsold('TEAM', { planType: 'CORE' }), soon)).toEqual(
        refusal('OPERATION_NOT_ALLOWED', 'NOT_RENEWABLE'),
      );
    });

    it.each([
      ['without a product', null],
      ['that only the other market buys', 'CORE'],
      ['that is withdrawn', 'GONE'],
    ])('is refused once it has ended, %s', (_which, sku) => {
      const ended = unsold('INDIVIDUAL', { sku, status: 'CANCELED', nextChargeOn: null });
      expect(forAnimals(ended, '2027-02-01')).toEqual(refusal('OPERATION_NOT_ALLOWED', 'NOT_RENEWABLE'));
    });

    it('is bought again once it has ended where both markets buy it', () => {
      const ended = unsold('INDIVIDUAL', { sku: 'IND', status: 'CANCELED', nextChargeOn: null });
      expect(cents(now(forAnimals(ended, '2027-02-01')).amounts.due)).toBe(42_000);
    });
  });

  it.each<[string, ChangedSubscription, object]>([
    ['is not sold more than 90 days before', team, refusal('OPERATION_NOT_ALLOWED', 'TOO_EARLY')],
    [
      'is not sold of the basic plan',
      subscriptionTo('EVER', { startsOn, planType: 'BASIC', sku: null }),
      refusal('OPERATION_NOT_ALLOWED', 'NOT_RENEWABLE'),
    ],
  ])('%s', (_what, subscription, answer) => expect(change(subscription, {})).toEqual(answer));
});

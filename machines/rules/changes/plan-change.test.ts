import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { pricedBySide, taxQuote } from '../tax/index.ts';
import type { ChangedSubscription, RequestedChange } from './change.types.ts';
import { offers, subscriptionTo } from './changes.fixture.ts';
import { today, startsOn, change, cents, amountsOf, now, refusal } from './plan-change.fixture.ts';

describe('what is due for the last days of a term', () => {
  const pro = subscriptionTo('PRO', { startsOn });
  const offer = offers.get('PRO')!;
  const library = { price: money(15_000, 'USD'), renewalPrice: money(15_000, 'USD') };
  const addLibrary = (today: string) =>
    change(
      pro,
      { featureSkus: ['LIBRARY'] },
      {
        today,
        offers: new Map(offers).set('PRO', { ...offer, features: new Map([['LIBRARY', library]]) }),
      },
    );

  it('is charged while a payment method accepts it', () => {
    expect(cents(now(addLibrary('2026-12-30')).amounts.due)).toBe(82);
  });

  it('is refused before a charge that no payment method accepts: 41 cents', () => {
    expect(addLibrary('2026-12-31')).toEqual(refusal('OPERATION_NOT_ALLOWED', 'TOO_LITTLE_DUE'));
  });
});

describe('a larger plan', () => {
  const individual = subscriptionTo('IND', { startsOn });

  it('starts today and costs the remaining days minus those of the previous plan', () => {
    const upgrade = now(change(individual, { sku: 'TEAM' }));
    // 183 of 365 days: 180 000 and 42 000, each rounded once.
    expect(amountsOf(upgrade)).toEqual([90_247, 21_058, 69_189]);
    expect(upgrade).toMatchObject({ effectiveDay: today, lastDay: '2026-12-31' });
  });

  it('renews on the same day as before, at its own price', () => {
    const { after } = now(change(individual, { sku: 'TEAM' }));
    expect(after).toMatchObject({
      planType: 'TEAM',
      seatsInBase: 5,
      seatLimit: 50,
      startsOn,
      expiresOn: '2026-12-31',
      nextChargeOn: '2027-01-01',
      price: { gross: money(180_000, 'USD') },
      term: { firstDay: startsOn, payment: { worth: { gross: money(180_000, 'USD') } } },
    });
  });

  it('with another term length is scaled to the current term', () => {
    const long = subscriptionTo('IND-3Y', { startsOn });
    // 914 of 1096 days: three times the yearly price of a team, and the price paid for three years.
    expect(amountsOf(now(change(long, { sku: 'TEAM' })))).toEqual([450_328, 94_569, 355_759]);
  });

  it('drops a scheduled change and a cancellation, and says so', () => {
    const ending = subscriptionTo('IND', {
      startsOn,
      nextChargeOn: null,
      scheduled: subscriptionTo('IND-3Y', { startsOn }),
    });
    expect(change(ending, { sku: 'TEAM' })).toMatchObject({
      clearsScheduledChange: true,
      clearsCancellation: true,
      after: { nextChargeOn: '2027-01-01', scheduled: null },
    });
  });

  it('does not renew automatically without a saved payment method', () => {
    const prepaid = subscriptionTo('IND', { startsOn, nextChargeOn: null });
    expect(change(prepaid, { sku: 'TEAM' }, { isChargeable: false })).toMatchObject({
      clearsCancellation: false,
      after: { nextChargeOn: null },
    });
  });

  it('credits nothing that was not paid in the shop', () => {
    const given = subscriptionTo('IND', { startsOn, term: { firstDay: startsOn, payment: null } });
    expect(amountsOf(now(change(given, { sku: 'TEAM' })))).toEqual([90_247, 0, 90_247]);
  });

  it('pays nothing out if it costs less than the previous seats', () => {
    const team = subscriptionTo('TEAM', { startsOn, seats: 40 });
    const smaller = now(change(team, { sku: 'CLINIC' }));
    expect(amountsOf(smaller)).toEqual([240_658, 240_658, 0]);
    // 183 of 365 days of 40 seats are worth 721 973.
    expect(cents(smaller.amounts.unusedCredit)).toBe(481_315);
  });

  it('keeps the purchased seats, up to the plan’s maximum', () => {
    const team = subscriptionTo('TEAM', { startsOn, seats: 8 });
    expect(now(change(team, { sku: 'PRO' })).plan).toMatchObject({ seatsInBase: 5, additionalSeats: 3 });
    const clinic = subscriptionTo('CLINIC', { startsOn });
    expect(now(change(clinic, { sku: 'PRO' })).plan).toMatchObject({ seatsInBase: 5, additionalSeats: 0 });
  });
});

describe('more of the same plan', () => {
  const team = subscriptionTo('TEAM', { startsOn });

  it('costs only the added parts, for the remaining days', () => {
    const expansion = now(change(team, { seats: 7 }));
    expect(expansion.amounts.due.gross).toEqual(money(36_098, 'USD'));
    expect(expansion.after).toMatchObject({ additionalSeats: 2, price: { gross: money(252_000, 'USD') } });
  });

  it('keeps an agreed price and a discount', () => {
    const half = { net: money(90_000, 'USD'), tax: money(0, 'USD'), gross: money(90_000, 'USD') };
    const reduced = {
      ...team,
      price: half,
      term: { firstDay: startsOn, payment: { worth: half, received: half.gross, credited: money(0, 'USD') } },
    };
    const { amounts, after } = now(change(reduced, { seats: 6 }));
    expect(cents(amounts.due)).toBe(18_050);
    expect(after.price && cents(after.price)).toBe(126_000);
  });

  it('adds features today', () => {
    const pro = subscriptionTo('PRO', { startsOn, featureSkus: ['TELE'] });
    const { amounts, after } = now(change(pro, { featureSkus: ['TELE', 'CARDIAC'] }));
    expect(cents(amounts.due)).toBe(18_050);
    expect(after.featureSkus).toEqual(['TELE', 'CARDIAC']);
  });

  it('and less of others: what is more today, what is less from the next term on', () => {
    const pro = subscriptionTo('PRO', { startsOn, featureSkus: ['CARDIAC'], seats: 10 });
    const mixed = now(change(pro, { seats: 5, featureSkus: ['TELE'] }));
    // Half of the feature's $240; the five seats that are given up stay paid until the term ends.
    expect(amountsOf(mixed)[2]).toBe(12_033);
    expect(mixed.after).toMatchObject({
      additionalSeats: 5,
      featureSkus: ['CARDIAC', 'TELE'],
      nextChargeOn: '2027-01-01',
      scheduled: { additionalSeats: 0, featureSkus: ['TELE'], price: { gross: money(174_000, 'USD') } },
    });
  });

  it('and less of others, without a renewal: only what is more', () => {
    const pro = subscriptionTo('PRO', { startsOn, seats: 10 });
    const { after } = now(change(pro, { seats: 5, featureSkus: ['TELE'] }, { isChargeable: false }));
    expect(after).toMatchObject({ additionalSeats: 5, nextChargeOn: null, scheduled: null });
  });

  it('adds features to a plan that was changed to from an old contract', () => {
    const pro = subscriptionTo('PRO', { startsOn, seats: 8 });
    for (const requested of [{ featureSkus: ['TELE'] }, { seats: 9 }])
      expect(change(pro, requested, { isSoldInTens: true })).toMatchObject({ takesEffect: 'NOW' });
  });

  it('adds features to more seats than are sold today', () => {
    const pro = subscriptionTo('PRO', { startsOn, seats: 12 });
    expect(change(pro, { featureSkus: ['TELE'] }, { maxCloudUsers: 10 })).toMatchObject({
      takesEffect: 'NOW',
    });
  });
});

describe('a reduction', () => {
  it.each<[string, ChangedSubscription, Partial<RequestedChange>, object]>([
    [
      'a lesser plan',
      subscriptionTo('TEAM', { startsOn }),
      { sku: 'IND' },
      { planType: 'INDIVIDUAL', additionalSeats: 0 },
    ],
    [
      'fewer seats',
      subscriptionTo('TEAM', { startsOn, seats: 9 }),
      { seats: 6 },
      { planType: 'TEAM', additionalSeats: 1 },
    ],
    [
      'fewer features',
      subscriptionTo('PRO', { startsOn, featureSkus: ['TELE', 'CARDIAC'] }),
      { featureSkus: ['TELE'] },
      { featureSkus: ['TELE'] },
    ],
    ['another length of term', subscriptionTo('IND', { startsOn }), { sku: 'IND-3Y' }, { termMonths: 36 }],
  ])(
    '%s takes effect with the next term and costs nothing before',
    (_what, subscription, requested, plan) => {
      expect(change(subscription, requested)).toMatchObject({
        takesEffect: 'AT_RENEWAL',
        effectiveDay: '2027-01-01',
        plan,
        clearsCancellation: false,
      });
    },
  );

  it('has the agreed price minus the removed parts', () => {
    const team = subscriptionTo('TEAM', { startsOn, seats: 9 });
    expect(change(team, { seats: 6 })).toMatchObject({ plan: { price: { gross: money(216_000, 'USD') } } });
  });

  describe('after the catalog’s prices have changed', () => {
    const dollars = (amount: number) => pricedBySide(money(amount * 100, 'USD'), taxQuote('US', null));
    // Agreed: a team at $1,800 with ten more seats at $200 each; a seat is $360 today.
    const agreed: Partial<ChangedSubscription> = {
      price: dollars(3_800),
      partPrices: { seats: dollars(2_000), features: {} },
    };
    const team = (changes: Partial<ChangedSubscription> = agreed) =>
      subscriptionTo('TEAM', { startsOn, seats: 15, ...changes });

    it.each([
      [14, 3_600],
      [10, 2_800],
      [5, 1_800],
    ])('to %d seats leaves the agreed price of the others: $%d', (seats, price) => {
      expect(change(team(), { seats })).toMatchObject({ plan: { price: dollars(price) } });
    });

    it('of a feature leaves the agreed price of the others', () => {
      const pro = subscriptionTo('PRO', {
        startsOn,
        featureSkus: ['TELE', 'CARDIAC'],
        price: dollars(1_700),
        partPrices: { seats: null, features: { TELE: dollars(100), CARDIAC: dollars(100) } },
      });
      expect(change(pro, { featureSkus: ['TELE'] })).toMatchObject({ plan: { price: dollars(1_600) } });
    });

    it('after seats were added at another price takes off their average', () => {
      const { after } = now(change(team(), { seats: 20 }));
      expect(after.price).toEqual(dollars(5_600));
      // Ten seats at $200 and five at $360.
      expect(after.partPrices).toMatchObject({ seats: dollars(3_800) });
      const back = change({ ...team(), ...after, status: 'ACTIVE' }, { seats: 5 });
      expect(back).toMatchObject({ plan: { price: dollars(1_800) } });
    });

    it('takes off the same share of a price whose parts are not known', () => {
      // $1,800 and ten seats at $360 in the catalog, agreed at two thirds.
      const unknown = team({ price: dollars(3_600), partPrices: null });
      expect(change(unknown, { seats: 10 })).toMatchObject({ plan: { price: dollars(2_400) } });
      expect(change(unknown, { seats: 5 })).toMatchObject({ plan: { price: dollars(1_200) } });
    });
  });

  it('replaces a scheduled change, and says so', () => {
    const scheduled = subscriptionTo('TEAM', { startsOn, scheduled: subscriptionTo('IND', { startsOn }) });
    expect(change(scheduled, { sku: 'CORE' })).toMatchObject({ clearsScheduledChange: true });
  });

  it('requires a renewal at which it can take effect', () => {
    const ending = subscriptionTo('TEAM', { startsOn, nextChargeOn: null });
    expect(change(ending, { sku: 'IND' })).toEqual(refusal('OPERATION_NOT_ALLOWED', 'RENEWAL_IS_OFF'));
  });
});

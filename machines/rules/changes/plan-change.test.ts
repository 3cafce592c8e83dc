import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { pricedBySide, taxQuote } from '../tax/index.ts';
import { planTable, planTypes } from '../plans/index.ts';
import type {
  ChangedSubscription,
  ChangeNow,
  ChangeTerms,
  PlanChange,
  WantedChange,
} from './change.types.ts';
import { administratorOf, offers, subscriptionTo, termsFor } from './changes.fixture.ts';
import { planChange } from './plan-change.ts';

const today = '2026-07-02';
const startsOn = '2026-01-01';
const nothing: WantedChange = { sku: null, seats: null, featureSkus: null };

const change = (
  subscription: ChangedSubscription,
  wanted: Partial<WantedChange>,
  terms: Partial<ChangeTerms> = {},
): PlanChange =>
  planChange(subscription, { ...nothing, ...wanted }, termsFor(subscription, terms.today ?? today, terms));

const cents = ({ gross }: TaxedMoney) => gross.amount;
const amountsOf = ({ amounts: { charge, credit, due } }: ChangeNow) => [charge, credit, due].map(cents);

function now(of: PlanChange): ChangeNow {
  if (of.takesEffect !== 'NOW') throw new Error(`Not now: ${JSON.stringify(of)}`);
  return of;
}

const refusal = (
  code: string,
  reason: string | null,
  field: string | null = null,
  most: number | null = null,
) => ({
  takesEffect: 'NEVER',
  refusal: { code, field, reason, most },
});

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

  it('with another term length is scaled to the running term', () => {
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
    for (const wanted of [{ featureSkus: ['TELE'] }, { seats: 9 }])
      expect(change(pro, wanted, { isSoldInTens: true })).toMatchObject({ takesEffect: 'NOW' });
  });

  it('adds features to more seats than are sold today', () => {
    const pro = subscriptionTo('PRO', { startsOn, seats: 12 });
    expect(change(pro, { featureSkus: ['TELE'] }, { maxCloudUsers: 10 })).toMatchObject({
      takesEffect: 'NOW',
    });
  });
});

describe('a reduction', () => {
  it.each<[string, ChangedSubscription, Partial<WantedChange>, object]>([
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
  ])('%s takes effect with the next term and costs nothing before', (_what, subscription, wanted, plan) => {
    expect(change(subscription, wanted)).toMatchObject({
      takesEffect: 'AT_RENEWAL',
      effectiveDay: '2027-01-01',
      plan,
      clearsCancellation: false,
    });
  });

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
    for (const wanted of [{ sku: 'TEAM' }, {}])
      expect(now(change(ended, wanted)).amounts.due.gross).toEqual(money(252_000, 'USD'));
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

  it('follows the running one, at its agreed price', () => {
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
    const owed = (sku: string, changes: Partial<ChangedSubscription> & { seats?: number } = {}) =>
      subscriptionTo(sku, { startsOn: '2025-07-02', ...state, ...changes });

    it('by its agreed price, from its due day', () => {
      const price = { net: money(150_000, 'USD'), tax: money(0, 'USD'), gross: money(150_000, 'USD') };
      const paid = now(change(owed('TEAM', { price }), {}));
      expect([cents(paid.amounts.due), paid.effectiveDay, paid.lastDay]).toEqual([
        150_000,
        '2026-07-02',
        '2027-07-01',
      ]);
    });

    it('with a seat for everybody who has joined since it was scheduled', () => {
      const scheduled = subscriptionTo('TEAM', { startsOn });
      const paid = now(change(owed('TEAM', { seats: 10, scheduled }), {}, { members: 8 }));
      expect(paid.plan).toMatchObject({ additionalSeats: 3, price: { gross: money(288_000, 'USD') } });
      expect(cents(paid.amounts.due)).toBe(288_000);
    });

    it('less the months that referral credit pays for', () => {
      const paid = now(change(owed('TEAM'), {}, { unspentMonths: 2 }));
      expect([cents(paid.amounts.due), paid.freeMonths]).toEqual([150_000, 2]);
      expect(paid.after).toMatchObject({ price: { gross: money(180_000, 'USD') } });
    });

    it('and nothing else is changed before', () => {
      expect(change(owed('TEAM'), { seats: 9 })).toEqual(refusal('OPERATION_NOT_ALLOWED', 'PAYMENT_OVERDUE'));
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

describe('refused', () => {
  const team = subscriptionTo('TEAM', { startsOn });
  const overdue = subscriptionTo('TEAM', { startsOn, status: 'PAST_DUE' });
  const rented = subscriptionTo('IND', {
    startsOn,
    planType: 'RENTAL',
    commitment: { months: 24, endsOn: '2027-12-31' },
  });
  it.each<[string, ChangedSubscription, Partial<WantedChange>, Partial<ChangeTerms>, object]>([
    [
      'what it has already',
      team,
      { sku: 'TEAM', seats: 5 },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'NOTHING_CHANGES'),
    ],
    [
      'while a term is overdue',
      overdue,
      { seats: 9 },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'PAYMENT_OVERDUE'),
    ],
    ['while a rental lasts', rented, { sku: 'TEAM' }, {}, refusal('OPERATION_NOT_ALLOWED', 'COMMITTED')],
    ['an unknown membership', team, { sku: 'X' }, {}, refusal('OPERATION_NOT_ALLOWED', 'NOT_SOLD', 'sku')],
    [
      'one that comes with probes',
      team,
      { sku: 'PRO3' },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'NOT_SOLD', 'sku'),
    ],
    [
      'more seats than sold',
      team,
      { seats: 51 },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'ABOVE_MAXIMUM', 'seats', 50),
    ],
    [
      'fewer than in the base',
      team,
      { seats: 4 },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'BELOW_MINIMUM', 'seats', 5),
    ],
    [
      'fewer than in use',
      subscriptionTo('TEAM', { startsOn, seats: 9 }),
      { seats: 6 },
      { seatsInUse: 8 },
      refusal('OPERATION_NOT_ALLOWED', 'BELOW_SEATS_IN_USE', 'seats', 8),
    ],
    [
      'a plan for one, while two seats are in use',
      team,
      { sku: 'IND' },
      { seatsInUse: 2 },
      refusal('OPERATION_NOT_ALLOWED', 'BELOW_SEATS_IN_USE', 'seats', 2),
    ],
    [
      'a smaller plan, while more seats are in use than it can have',
      subscriptionTo('CLINIC', { startsOn }),
      { sku: 'TEAM' },
      { seatsInUse: 51 },
      refusal('OPERATION_NOT_ALLOWED', 'BELOW_SEATS_IN_USE', 'seats', 51),
    ],
    [
      'more seats of a plan for one than it has',
      team,
      { sku: 'IND', seats: 5 },
      { seatsInUse: 5 },
      refusal('OPERATION_NOT_ALLOWED', 'ABOVE_MAXIMUM', 'seats', 1),
    ],
    [
      'seats that are not tens, on an old contract',
      subscriptionTo('TEAM', { startsOn, seatsInBase: 10 }),
      { seats: 15 },
      { isSoldInTens: true },
      refusal('OPERATION_NOT_ALLOWED', 'NOT_IN_TENS', 'seats'),
    ],
    [
      'features that are not of the plan',
      team,
      { featureSkus: ['TELE'] },
      {},
      refusal('OPERATION_NOT_ALLOWED', 'NOT_SOLD', 'featureSkus'),
    ],
    [
      'a plan that the country does not sell',
      subscriptionTo('IND', { startsOn }),
      { sku: 'TEAM' },
      { country: 'SG' },
      refusal('COUNTRY_NOT_AVAILABLE', 'NOT_SOLD_IN_COUNTRY', 'sku'),
    ],
  ])('%s', (_what, subscription, wanted, terms, answer) => {
    expect(change(subscription, wanted, terms)).toEqual(answer);
  });

  it('to everybody who does not manage the organization', () => {
    const admin = administratorOf(team, today);
    if (admin.kind !== 'USER' || admin.membership === null) throw new Error('No membership');
    const member = { ...admin, membership: { ...admin.membership, isOrganizationAdmin: false } };
    for (const buyer of [member, { kind: 'ANONYMOUS' } as const])
      expect(change(team, { seats: 9 }, { buyer })).toEqual(refusal('NO_PERMISSIONS', null));
  });

  it.each(planTypes.filter((plan) => planTable[plan].isManagedBySales))(
    'of %s by everybody except sales',
    (planType) => {
      const managed = subscriptionTo('TEAM', { startsOn, planType });
      for (const wanted of [{ sku: 'PRO' }, { seats: 9 }, {}])
        expect(change(managed, wanted)).toEqual(refusal('ENTERPRISE_CODE_REQUIRED', 'ASK_SALES'));
    },
  );
});

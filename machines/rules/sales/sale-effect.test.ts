import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { paidTerm } from '../plans/index.ts';
import { addDays, addMonths } from '../time/index.ts';
import type { OrderSale, SoldPlan } from './sale.ts';
import { saleEffect, type SubscriptionTerms } from './sale-effect.ts';
import {
  usd,
  today,
  prepaid,
  renewing,
  individual,
  team,
  forever,
  basic,
  nothing,
  saleOf,
  type Running,
  runningPlan,
  organizationWith,
  datesOf,
} from './sale-effect.fixture.ts';

const sellingSeats = (count: number, price = usd(200 * count)): OrderSale => ({
  ...nothing,
  seats: { count, price },
  paid: price,
});

describe('an organization that a sale creates', () => {
  it('has the plan that was bought, from today', () => {
    const { termMonths, ...rest } = individual;
    expect(saleEffect(saleOf(individual), null, prepaid)).toEqual({
      ...rest,
      termMonths,
      startsOn: today,
      expiresOn: '2027-11-19',
      nextChargeOn: null,
      term: paidTerm(today, usd(420)),
      scheduled: null,
      commitment: null,
    });
  });

  it.each<[string, SoldPlan, boolean, (string | null)[]]>([
    ['a year that renews', individual, true, [today, '2027-11-19', '2027-11-20']],
    ['three years', { ...individual, termMonths: 36 }, true, [today, '2029-11-19', '2029-11-20']],
    ['what never ends, and so never renews', forever, true, [today, null, null]],
    ['the basic plan', basic, true, [today, null, null]],
  ])('%s', (_what, plan, autoRenewal, dates) =>
    expect(datesOf(saleEffect(saleOf(plan), null, { today, autoRenewal }))).toEqual(dates),
  );

  it('has none if none was bought', () => {
    expect(saleEffect({ ...nothing, probes: { IQ_PLUS_VET: 1 } }, null, prepaid)).toBeNull();
  });
});

describe('a trial', () => {
  const trying: OrderSale = { ...saleOf(individual), trial: { days: 30, sku: 'TRIAL' }, paid: usd(0) };
  const tried = {
    startsOn: today,
    expiresOn: '2026-12-19',
    term: paidTerm(today, null),
    scheduled: null,
    price: usd(420),
  };

  it.each<[string, Running | null]>([
    ['of an organization that it creates', null],
    ['after the basic plan', runningPlan(basic)],
    ['after a plan that has ended', runningPlan(individual, { expiresOn: '2026-11-19', status: 'CANCELED' })],
    ['after a plan that was canceled early', runningPlan(team, { status: 'CANCELED' })],
  ])('%s lasts its days, and ends by itself', (_what, subscription) => {
    const organization = subscription && { members: 1, subscription };
    expect(saleEffect(trying, organization, prepaid)).toMatchObject({ ...tried, nextChargeOn: null });
    expect(saleEffect(trying, organization, renewing)).toMatchObject({
      ...tried,
      nextChargeOn: '2026-12-20',
    });
  });

  it.each([
    ['the same plan', runningPlan(individual)],
    ['a larger plan', runningPlan(team)],
    ['a plan that never ends', runningPlan(forever)],
  ])('changes nothing for %s that runs', (_what, subscription) => {
    expect(saleEffect(trying, { members: 1, subscription }, renewing)).toBeNull();
  });

  it('that cannot be charged never renews', () => {
    const unpriced = { ...trying, plan: { ...individual, price: null } };
    expect(saleEffect(unpriced, null, renewing)?.nextChargeOn).toBeNull();
  });
});

describe('a rental', () => {
  const rental: SoldPlan = { ...individual, planType: 'RENTAL', sku: 'RENT', termMonths: 1, price: usd(219) };
  const rentalSale = (plan = rental): OrderSale => ({ ...saleOf(plan), commitmentMonths: 24 });

  it('is charged every month, and is committed from its first day', () => {
    expect(saleEffect(rentalSale(), null, prepaid)).toMatchObject({
      planType: 'RENTAL',
      startsOn: today,
      expiresOn: '2026-12-19',
      nextChargeOn: '2026-12-20',
      commitment: { months: 24, endsOn: '2028-11-20' },
    });
  });

  it('keeps its commitment if another order prolongs it', () => {
    const commitment = { months: 24, endsOn: '2028-11-01' };
    const current = runningPlan(rental, { startsOn: '2026-11-01', expiresOn: '2026-11-30', commitment });
    expect(saleEffect(rentalSale(), organizationWith(current), prepaid)).toMatchObject({
      startsOn: '2026-11-01',
      expiresOn: '2026-12-31',
      commitment,
    });
  });

  it('begins a commitment of its own after an earlier one has ended', () => {
    const current = runningPlan(rental, {
      status: 'CANCELED',
      startsOn: '2024-01-01',
      expiresOn: '2026-01-31',
      commitment: { months: 24, endsOn: '2026-01-01' },
    });
    expect(saleEffect(rentalSale(), organizationWith(current), prepaid)?.commitment).toEqual({
      months: 24,
      endsOn: '2028-11-20',
    });
  });

  it('leaves no commitment to the plan that replaces it', () => {
    const current = runningPlan(rental, { commitment: { months: 24, endsOn: '2026-11-01' } });
    expect(saleEffect(saleOf(team), organizationWith(current), prepaid)?.commitment).toBeNull();
  });
});

describe('a probe without a membership', () => {
  it('gives the basic plan to an organization that never had one', () => {
    expect(saleEffect(saleOf(basic), organizationWith(null), prepaid)).toMatchObject({
      planType: 'BASIC',
      expiresOn: null,
    });
  });

  it.each([
    ['runs', runningPlan(team)],
    ['has ended', runningPlan(team, { expiresOn: '2026-11-01' })],
    ['was canceled', runningPlan(individual, { status: 'CANCELED' })],
  ])('changes none that %s', (_what, current) => {
    expect(saleEffect(saleOf(basic), organizationWith(current), prepaid)).toBeNull();
    expect(saleEffect({ ...nothing, probes: { IQ_3: 2 } }, organizationWith(current), prepaid)).toBeNull();
  });
});

describe('seats', () => {
  it('are added to the existing ones for the rest of the term, and increase later charges accordingly', () => {
    const current = runningPlan(team, {
      additionalSeats: 2,
      nextChargeOn: '2027-02-01',
      scheduled: individual,
    });
    const { status: _status, ...terms } = current;
    expect(saleEffect(sellingSeats(3), organizationWith(current), prepaid)).toEqual({
      ...terms,
      additionalSeats: 5,
      price: usd(2100),
      // 600 for the 73 days that are left are worth 3000 a year: as much is credited for those days.
      term: {
        firstDay: '2026-02-01',
        payment: { worth: usd(4500), received: usd(2100).gross, credited: usd(0).gross },
      },
    });
  });

  it('are granted even beyond the limit, if two buyers bought them at once', () => {
    const current = runningPlan(team, { additionalSeats: 44 });
    expect(saleEffect(sellingSeats(3), organizationWith(current), prepaid)).toMatchObject({
      additionalSeats: 47,
      seatLimit: 52,
    });
  });

  it('do not change a price that sales sets, or that is in another currency', () => {
    const eur = { net: money(1, 'EUR'), tax: money(0, 'EUR'), gross: money(1, 'EUR') };
    expect(
      saleEffect(sellingSeats(1), organizationWith(runningPlan(team, { price: null })), prepaid)?.price,
    ).toBeNull();
    expect(saleEffect(sellingSeats(1, eur), organizationWith(runningPlan(team)), prepaid)?.price).toEqual(
      usd(1500),
    );
  });
});

const plans = fc.constantFrom(individual, team, forever, basic);

const organizations = fc.record({
  members: fc.integer({ min: 1, max: 12 }),
  subscription: fc.option(
    fc
      .record({
        plan: plans,
        status: fc.constantFrom(
          'ACTIVE' as const,
          'PAST_DUE' as const,
          'CANCELED' as const,
          'TRIALING' as const,
        ),
        age: fc.integer({ min: 0, max: 1200 }),
        terms: fc.integer({ min: 1, max: 4 }),
        additionalSeats: fc.integer({ min: 0, max: 20 }),
      })
      .map(({ plan, status, age, terms, additionalSeats }) => {
        const startsOn = addDays(today, -age);
        const expiresOn = plan.termMonths === null ? null : addDays(addMonths(startsOn, 12 * terms), -1);
        return runningPlan(plan, { status, startsOn, expiresOn, additionalSeats, seatLimit: 60 });
      }),
  ),
});

/** Access and a seat for every member, and the next charge, if any, on the day after the last. */
function isSound(effect: SubscriptionTerms, members: number): boolean {
  const { seatsInBase, additionalSeats, seatLimit, expiresOn, nextChargeOn, price, startsOn } = effect;
  const seats = seatsInBase + additionalSeats;
  const isRenewable = price !== null && expiresOn !== null;
  return (
    members <= seats &&
    seats <= seatLimit &&
    (expiresOn === null || (startsOn <= expiresOn && expiresOn >= today)) &&
    (nextChargeOn === null || (isRenewable && nextChargeOn === addDays(expiresOn, 1)))
  );
}

it('always gives access and a seat to every member, and charges again on the day after its last', () => {
  fc.assert(
    fc.property(plans, organizations, fc.boolean(), (plan, organization, autoRenewal) => {
      const effect = saleEffect(saleOf(plan), organization, { today, autoRenewal });
      expect(effect === null ? plan.planType === 'BASIC' : isSound(effect, organization.members)).toBe(true);
    }),
  );
});

it('adds a full term to the terms of an active plan', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(individual, team),
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(12, 24, 36),
      (plan, age, years, termMonths) => {
        const startsOn = addDays(today, -age);
        const expiresOn = addDays(addMonths(startsOn, 12 * years), -1);
        fc.pre(expiresOn >= today);
        const current = runningPlan(plan, { startsOn, expiresOn });
        expect(
          datesOf(saleEffect(saleOf({ ...plan, termMonths }), organizationWith(current), prepaid)),
        ).toEqual([startsOn, addDays(addMonths(startsOn, 12 * years + termMonths), -1), null]);
      },
    ),
  );
});

import { describe, expect, it } from 'vitest';
import { paidTerm, withLongerTerm } from '../plans/index.ts';
import type { SoldPlan } from './sale.ts';
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
  saleOf,
  type Running,
  runningPlan,
  organizationWith,
  datesOf,
} from './sale-effect.fixture.ts';

describe('a membership of the same plan', () => {
  it.each<[string, Partial<Running>, (string | null)[]]>([
    ['continues after the last day', {}, ['2026-02-01', '2028-01-31', '2028-02-01']],
    [
      'continues on its last day',
      { expiresOn: today, startsOn: '2025-11-21' },
      ['2025-11-21', '2027-11-20', '2027-11-21'],
    ],
    [
      'starts again on the day after',
      { expiresOn: '2026-11-19', startsOn: '2025-11-20' },
      [today, '2027-11-19', '2027-11-20'],
    ],
    [
      'is counted from the day on which the overdue term began',
      { status: 'PAST_DUE', startsOn: '2025-11-12', expiresOn: '2026-11-26' },
      ['2025-11-12', '2027-11-11', '2027-11-12'],
    ],
    [
      'starts again after the grace period',
      { status: 'PAST_DUE', startsOn: '2025-10-12', expiresOn: '2026-10-26' },
      [today, '2027-11-19', '2027-11-20'],
    ],
    [
      'continues if it was canceled but has not ended',
      { status: 'CANCELED' },
      ['2026-02-01', '2028-01-31', '2028-02-01'],
    ],
    [
      'starts again if it was canceled and has ended',
      { status: 'CANCELED', expiresOn: '2026-10-11' },
      [today, '2027-11-19', '2027-11-20'],
    ],
  ])('%s', (_what, changes, dates) =>
    expect(
      datesOf(saleEffect(saleOf(individual), organizationWith(runningPlan(individual, changes)), renewing)),
    ).toEqual(dates),
  );

  it.each<[string, Partial<Running>, SoldPlan, string | null]>([
    ['does not where it did not before', {}, individual, null],
    ['still does where it did before', { nextChargeOn: '2027-02-01' }, individual, '2028-02-01'],
    [
      'still does where the term was overdue',
      { status: 'PAST_DUE', startsOn: '2025-11-12', expiresOn: '2026-11-26', nextChargeOn: '2026-11-21' },
      individual,
      '2027-11-12',
    ],
    ['does not where another plan did', { nextChargeOn: '2027-02-01' }, team, null],
  ])('renews automatically without a tick: %s', (_what, changes, bought, nextCharge) => {
    const current = runningPlan(individual, changes);
    expect(saleEffect(saleOf(bought), organizationWith(current), prepaid)?.nextChargeOn).toBe(nextCharge);
  });

  const large = { ...team, additionalSeats: 15, featureSkus: ['FEATURE'], price: usd(4500) };
  const small = { ...team, additionalSeats: 1, price: usd(1700) };
  const renews = { nextChargeOn: '2027-02-01' };

  it.each<[string, Partial<Running>, SoldPlan, Partial<SubscriptionTerms>]>([
    [
      'costs its current price, and keeps what is scheduled',
      { ...renews, scheduled: small },
      { ...large, price: usd(4800) },
      { additionalSeats: 15, price: usd(4800), scheduled: small },
    ],
    [
      'can have more seats',
      renews,
      { ...large, additionalSeats: 17 },
      { additionalSeats: 17, scheduled: null },
    ],
    [
      'keeps the seats and features of the current term, and is smaller when it renews next',
      renews,
      small,
      { additionalSeats: 15, featureSkus: ['FEATURE'], price: usd(4500), scheduled: small },
    ],
    [
      'keeps them also where it does not renew',
      {},
      small,
      { additionalSeats: 15, featureSkus: ['FEATURE'], scheduled: null },
    ],
    [
      'is as small as it was bought once its term is overdue',
      { status: 'PAST_DUE', startsOn: '2025-11-12', expiresOn: '2026-11-26', ...renews, scheduled: small },
      small,
      { additionalSeats: 1, featureSkus: [], price: usd(1700), scheduled: null },
    ],
    [
      'is as small as it was bought once it has ended',
      { status: 'CANCELED', expiresOn: '2026-10-11' },
      small,
      { additionalSeats: 1, featureSkus: [], scheduled: null },
    ],
  ])('%s', (_what, changes, bought, expected) => {
    const current = runningPlan(large, changes);
    expect(saleEffect(saleOf(bought), organizationWith(current, 6), prepaid)).toMatchObject(expected);
  });

  it('that never ends is bought again and stays', () => {
    expect(datesOf(saleEffect(saleOf(forever), organizationWith(runningPlan(forever)), prepaid))).toEqual([
      '2026-02-01',
      null,
      null,
    ]);
  });
});

describe('another plan', () => {
  it.each([
    ['a greater one', individual, team],
    ['a trial', { ...individual, planType: 'PRO_TRIAL' as const }, individual],
    ['the basic plan', basic, individual],
  ])('replaces %s today', (_what, before, after) => {
    const effect = saleEffect(saleOf(after), organizationWith(runningPlan(before)), prepaid);
    expect(effect).toMatchObject({ planType: after.planType, startsOn: today, expiresOn: '2027-11-19' });
  });

  it('starts today if the previous one has ended or was canceled', () => {
    for (const changes of [{ expiresOn: '2026-11-19' }, { status: 'CANCELED' as const }])
      expect(
        saleEffect(saleOf(individual), organizationWith(runningPlan(team, changes)), prepaid),
      ).toMatchObject({
        planType: 'INDIVIDUAL',
        startsOn: today,
      });
  });

  it('that is smaller extends the current one, with its next charge', () => {
    const current = runningPlan(team, { nextChargeOn: '2027-02-01' });
    const { status: _status, ...terms } = current;
    expect(saleEffect(saleOf(individual), organizationWith(current), prepaid)).toEqual({
      ...terms,
      expiresOn: '2028-01-31',
      nextChargeOn: '2028-02-01',
      term: withLongerTerm(paidTerm('2026-02-01', usd(1500)), usd(420)),
    });
    expect(datesOf(saleEffect(saleOf(individual), organizationWith(runningPlan(forever)), prepaid))).toEqual([
      '2026-02-01',
      null,
      null,
    ]);
  });

  it('that is smaller extends an overdue one from its due day', () => {
    const current = runningPlan(team, {
      status: 'PAST_DUE',
      startsOn: '2025-11-12',
      expiresOn: '2026-11-26',
      nextChargeOn: '2026-11-21',
    });
    expect(datesOf(saleEffect(saleOf(individual), organizationWith(current), prepaid))).toEqual([
      '2025-11-12',
      '2027-11-11',
      '2027-11-12',
    ]);
  });

  it('keeps a seat for everybody in the organization', () => {
    const lapsed = runningPlan(team, { expiresOn: '2026-11-01' });
    expect(saleEffect(saleOf(individual), organizationWith(lapsed, 4), prepaid)).toMatchObject({
      seatsInBase: 1,
      additionalSeats: 3,
      seatLimit: 4,
    });
  });
});

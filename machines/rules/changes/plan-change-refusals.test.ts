import { describe, expect, it } from 'vitest';
import { planTable, planTypes } from '../plans/index.ts';
import type { ChangedSubscription, ChangeTerms, RequestedChange } from './change.types.ts';
import { administratorOf, subscriptionTo } from './changes.fixture.ts';
import { today, startsOn, change, refusal } from './plan-change.fixture.ts';

describe('refused', () => {
  const team = subscriptionTo('TEAM', { startsOn });
  const overdue = subscriptionTo('TEAM', { startsOn, status: 'PAST_DUE' });
  const rented = subscriptionTo('IND', {
    startsOn,
    planType: 'RENTAL',
    commitment: { months: 24, endsOn: '2027-12-31' },
  });
  it.each<[string, ChangedSubscription, Partial<RequestedChange>, Partial<ChangeTerms>, object]>([
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
  ])('%s', (_what, subscription, requested, terms, answer) => {
    expect(change(subscription, requested, terms)).toEqual(answer);
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
      for (const requested of [{ sku: 'PRO' }, { seats: 9 }, {}])
        expect(change(managed, requested)).toEqual(refusal('ENTERPRISE_CODE_REQUIRED', 'ASK_SALES'));
    },
  );
});

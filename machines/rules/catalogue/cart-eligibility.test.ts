import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUpgrade, planFamilies, planTypes } from '../plans/index.ts';
import { bundleActions } from './bundle-actions.ts';
import { isActive } from './buyer-plan.ts';
import { changeReasonOf, mayOrder } from './cart-eligibility.ts';
import { mayStart } from './eligibility.ts';
import { individual, individualBuyer } from './eligibility.fixture.ts';
import type { Buyer, EligibilityRequest } from './eligibility.types.ts';

const request: EligibilityRequest = {
  action: 'UPGRADE',
  planFamily: 'TEAM',
  market: 'HUMAN',
  productLine: null,
  country: 'US',
  quantity: 1,
  expansion: null,
};
const toPro = { planFamily: 'PRO_CUSTOM' } as const;
const seats = { action: 'EXPANSION', planFamily: 'TEAM' } as const;
const trial = { action: 'FREE_TRIAL', planFamily: 'INDIVIDUAL' } as const;
const team = { planType: 'TEAM' } as const;

/** What the cart says, and where it leads. */
function answerOf(change: Partial<EligibilityRequest>, buyer: Buyer): string {
  const requested = { ...request, ...change };
  const answer = mayOrder(requested, buyer);
  return answer.allowed ? 'allowed' : `${answer.code} ${changeReasonOf(requested, answer)}`;
}

describe('a cart', () => {
  it.each<[what: string, requested: Partial<EligibilityRequest>, buyer: Buyer, answer: string]>([
    ['an upgrade of a paid term', {}, individualBuyer(), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    ['an upgrade to Pro', toPro, individualBuyer(), 'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD'],
    [
      'a smaller plan',
      { planFamily: 'INDIVIDUAL' },
      individualBuyer(team),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'an upgrade of what is overdue',
      {},
      individualBuyer({ subscriptionStatus: 'PAST_DUE' }),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['more seats', seats, individualBuyer(team), 'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD'],
    ['seats of a larger plan', seats, individualBuyer(), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    [
      'seats of a smaller plan',
      seats,
      individualBuyer({ planType: 'PRO_CUSTOM' }),
      'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD',
    ],
    [
      'seats of a plan that has ended',
      seats,
      individualBuyer({ ...team, subscriptionStatus: 'CANCELED' }),
      'OPERATION_NOT_ALLOWED null',
    ],
    ['an upgrade, for a member', {}, individualBuyer({}, false), 'NO_PERMISSIONS null'],
    [
      'an upgrade of a plan that sales manages',
      {},
      individualBuyer({ planType: 'HOSPITAL' }),
      'OPERATION_NOT_ALLOWED null',
    ],
    [
      'an upgrade of the plan that comes with a probe',
      {},
      individualBuyer({ planType: 'BASIC', subscriptionExpirationDate: null }),
      'allowed',
    ],
    [
      'an upgrade of a trial',
      {},
      individualBuyer({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }),
      'allowed',
    ],
    [
      'a plan with a probe beside an active one',
      { action: 'NEW_USER', productLine: 'IQ_3' },
      individualBuyer(),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'a renewal of what has ended',
      { action: 'RENEWAL', planFamily: 'INDIVIDUAL' },
      individualBuyer({ subscriptionStatus: 'CANCELED' }),
      'allowed',
    ],
    [
      'another plan after the end',
      { action: 'SUBSCRIPTION_ONLY' },
      individualBuyer({ subscriptionExpirationDate: '2026-11-25' }),
      'allowed',
    ],
    [
      'a trial after Basic',
      trial,
      individualBuyer({ planType: 'BASIC', subscriptionExpirationDate: null }),
      'allowed',
    ],
    ['a trial after the end', trial, individualBuyer({ subscriptionStatus: 'CANCELED' }), 'allowed'],
    ['a trial of a plan that runs', trial, individualBuyer(), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    [
      'a trial below the plan that runs',
      trial,
      individualBuyer(team),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'a second trial',
      trial,
      individualBuyer({ subscriptionStatus: 'CANCELED', hasHadTrial: true }),
      'OPERATION_NOT_ALLOWED null',
    ],
  ])('%s: %s', (_what, requested, buyer, answer) => {
    expect(answerOf(requested, buyer)).toBe(answer);
  });

  it('never sells what credits a paid term, and otherwise answers as the table of actions', () => {
    const statuses = ['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED', null] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...bundleActions),
        fc.constantFrom(...planFamilies),
        fc.constantFrom(...planTypes),
        fc.constantFrom(...statuses),
        fc.constantFrom('2026-11-25', '2027-11-19', null),
        fc.boolean(),
        (action, planFamily, planType, subscriptionStatus, subscriptionExpirationDate, isAdmin) => {
          const organization = { planType, subscriptionStatus, subscriptionExpirationDate };
          const buyer = individualBuyer(organization, isAdmin);
          const requested = { ...request, action, planFamily };
          const answer = mayOrder(requested, buyer);
          const isPaid =
            isActive({ ...individual, ...organization }) &&
            subscriptionStatus !== 'TRIALING' &&
            subscriptionExpirationDate !== null;
          const runs = isActive({ ...individual, ...organization });
          const isReplaced = !runs || isUpgrade(planType, planFamily);
          const isChange =
            action === 'EXPANSION' ||
            (action === 'UPGRADE' && isPaid) ||
            (action === 'FREE_TRIAL' && !isReplaced);
          expect(isChange ? answer.allowed : answer).toEqual(isChange ? false : mayStart(requested, buyer));
        },
      ),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUpgrade, planFamilies, planTypes } from '../plans/index.ts';
import { bundleActions } from './bundle-actions.ts';
import { isActive } from './buyer-plan.ts';
import { changeReasonOf, mayOrder, organizationReasonOf } from './cart-eligibility.ts';
import { mayStart } from './eligibility.ts';
import type { Buyer, BuyerOrganization, EligibilityRequest } from './eligibility.types.ts';

const individual: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'INDIVIDUAL',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-11-19',
  hasHadTrial: false,
  registeredProbes: 1,
  maxDevices: 50,
  commitmentEndDate: null,
};
const buyerOf = (change: Partial<BuyerOrganization> = {}, isOrganizationAdmin = true): Buyer => ({
  kind: 'USER',
  membership: {
    isOrganizationAdmin,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...individual, ...change },
  },
});
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
  const wanted = { ...request, ...change };
  const answer = mayOrder(wanted, buyer);
  return answer.allowed ? 'allowed' : `${answer.code} ${changeReasonOf(wanted, answer)}`;
}

describe('a cart', () => {
  it.each<[what: string, wanted: Partial<EligibilityRequest>, buyer: Buyer, answer: string]>([
    ['an upgrade of a paid term', {}, buyerOf(), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    ['an upgrade to Pro', toPro, buyerOf(), 'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD'],
    ['a smaller plan', { planFamily: 'INDIVIDUAL' }, buyerOf(team), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    [
      'an upgrade of what is overdue',
      {},
      buyerOf({ subscriptionStatus: 'PAST_DUE' }),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['more seats', seats, buyerOf(team), 'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD'],
    ['seats of another plan', seats, buyerOf(), 'OPERATION_NOT_ALLOWED null'],
    [
      'seats of a plan that has ended',
      seats,
      buyerOf({ ...team, subscriptionStatus: 'CANCELED' }),
      'OPERATION_NOT_ALLOWED null',
    ],
    ['an upgrade, for a member', {}, buyerOf({}, false), 'NO_PERMISSIONS null'],
    [
      'an upgrade of a plan that sales manages',
      {},
      buyerOf({ planType: 'HOSPITAL' }),
      'OPERATION_NOT_ALLOWED null',
    ],
    [
      'an upgrade of the plan that comes with a probe',
      {},
      buyerOf({ planType: 'BASIC', subscriptionExpirationDate: null }),
      'allowed',
    ],
    [
      'an upgrade of a trial',
      {},
      buyerOf({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }),
      'allowed',
    ],
    [
      'a plan with a probe beside a running one',
      { action: 'NEW_USER', productLine: 'IQ_3' },
      buyerOf(),
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'a renewal of what has ended',
      { action: 'RENEWAL', planFamily: 'INDIVIDUAL' },
      buyerOf({ subscriptionStatus: 'CANCELED' }),
      'allowed',
    ],
    [
      'another plan after the end',
      { action: 'SUBSCRIPTION_ONLY' },
      buyerOf({ subscriptionExpirationDate: '2026-11-25' }),
      'allowed',
    ],
    [
      'a trial after Basic',
      trial,
      buyerOf({ planType: 'BASIC', subscriptionExpirationDate: null }),
      'allowed',
    ],
    ['a trial after the end', trial, buyerOf({ subscriptionStatus: 'CANCELED' }), 'allowed'],
    ['a trial of a plan that runs', trial, buyerOf(), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    ['a trial below the plan that runs', trial, buyerOf(team), 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    [
      'a second trial',
      trial,
      buyerOf({ subscriptionStatus: 'CANCELED', hasHadTrial: true }),
      'OPERATION_NOT_ALLOWED null',
    ],
  ])('%s: %s', (_what, wanted, buyer, answer) => {
    expect(answerOf(wanted, buyer)).toBe(answer);
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
          const buyer = buyerOf(organization, isAdmin);
          const wanted = { ...request, action, planFamily };
          const answer = mayOrder(wanted, buyer);
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
          expect(isChange ? answer.allowed : answer).toEqual(isChange ? false : mayStart(wanted, buyer));
        },
      ),
    );
  });
});

describe('what no member of an organization may start has a reason', () => {
  const probes = { action: 'EXTRA_PROBE', planFamily: 'INDIVIDUAL', productLine: 'IQ_3' } as const;
  const renewal = { action: 'RENEWAL', planFamily: 'INDIVIDUAL' } as const;

  it.each<[what: string, wanted: Partial<EligibilityRequest>, buyer: Buyer, reason: string | null]>([
    ['as many probes as are left', { ...probes, quantity: 3 }, buyerOf({ registeredProbes: 47 }), null],
    ['one probe more', { ...probes, quantity: 4 }, buyerOf({ registeredProbes: 47 }), 'TOO_MANY_PROBES'],
    ['a probe, for who may not', probes, buyerOf({}, false), null],
    ['more probes than are sold online', { ...probes, quantity: 11 }, buyerOf(), null],
    ['a term that lasts for long', renewal, buyerOf(), 'TOO_EARLY'],
    ['a term that ends soon', renewal, buyerOf({ subscriptionExpirationDate: '2026-12-20' }), null],
    ['a term of a plan without any', renewal, buyerOf({ planType: 'INDIVIDUAL_FOREVER' }), 'NOT_RENEWABLE'],
    ['a term in the other market', renewal, buyerOf({ market: 'VETERINARY' }), null],
    ['a term, by a stranger', renewal, { kind: 'ANONYMOUS' }, null],
    ['an upgrade to a plan below', { planFamily: 'INDIVIDUAL' }, buyerOf(team), null],
  ])('%s', (_what, change, buyer, reason) => {
    const wanted = { ...request, ...change };
    expect(organizationReasonOf(wanted, buyer, mayStart(wanted, buyer))).toBe(reason);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFamilies, planTypes } from '../plans/index.ts';
import { bundleActions } from './bundle-actions.ts';
import { mayOrder } from './cart-eligibility.ts';
import { individualBuyer } from './eligibility.fixture.ts';
import type { Buyer, BuyerOrganization, EligibilityRequest } from './eligibility.types.ts';
import { orderObstacle } from './order-obstacle.ts';
import { markets, productLines } from './product-lines.ts';

const visitor: Buyer = { kind: 'ANONYMOUS' };
const alone: Buyer = { kind: 'USER', membership: null };
const without: Partial<BuyerOrganization> = { subscriptionStatus: null, planType: 'NONE' };

const request: EligibilityRequest = {
  action: 'SUBSCRIPTION_ONLY',
  planFamily: 'INDIVIDUAL',
  market: 'HUMAN',
  productLine: null,
  country: 'US',
  quantity: 1,
  expansion: null,
};
const obstacleOf = (requested: Partial<EligibilityRequest>, buyer: Buyer) => {
  const asked = { ...request, ...requested };
  return orderObstacle(asked, mayOrder(asked, buyer), buyer);
};

const seats = { action: 'EXPANSION', planFamily: 'TEAM' } as const;
const renewal = { action: 'RENEWAL' } as const;
const trial = { action: 'FREE_TRIAL' } as const;
const probe = { action: 'EXTRA_PROBE', productLine: 'IQ_3' } as const;

describe('what is in the way of', () => {
  it.each<[what: string, requested: Partial<EligibilityRequest>, buyer: Buyer, obstacle: string | null]>([
    ['a membership alone, for a visitor', {}, visitor, 'SIGN_IN_FIRST'],
    ['seats alone, for a visitor', seats, visitor, 'SIGN_IN_FIRST'],
    ['a trial alone, for a visitor', trial, visitor, 'SIGN_IN_FIRST'],
    ['a probe of an organization, for a visitor', probe, visitor, 'SIGN_IN_FIRST'],
    ['a renewal, for a visitor', renewal, visitor, 'SIGN_IN_FIRST'],
    ['a membership alone, for who has no probe', {}, alone, 'PART_MISSING'],
    [
      'the same in an organization without a probe',
      {},
      individualBuyer({ ...without, registeredProbes: 0 }),
      'PART_MISSING',
    ],
    ['a trial alone, for who has no probe', trial, alone, 'PART_MISSING'],
    ['a trial where none is sold', { ...trial, country: 'DE' }, visitor, 'NOT_SOLD_IN_COUNTRY'],
    ['a second trial', trial, individualBuyer({ ...without, hasHadTrial: true }), 'TRIAL_USED'],
    ['seats, for who has no organization', seats, alone, 'NO_PERMISSIONS'],
    ['a membership alone, for a member', {}, individualBuyer(without, false), 'NO_PERMISSIONS'],
    [
      'seats of a plan that has ended',
      seats,
      individualBuyer({ planType: 'TEAM', subscriptionStatus: 'CANCELED' }),
      'PLAN_ENDED',
    ],
    ['a renewal long before the end', renewal, individualBuyer(), 'TOO_EARLY'],
    [
      'a renewal of what never ends',
      renewal,
      individualBuyer({ planType: 'INDIVIDUAL_FOREVER' }),
      'ASK_SALES',
    ],
    [
      'a smaller plan beside what never ends',
      { action: 'UPGRADE' },
      individualBuyer({ planType: 'INDIVIDUAL_FOREVER', subscriptionExpirationDate: null }),
      'ASK_SALES',
    ],
    ['more probes than an organization may have', { ...probe, quantity: 50 }, individualBuyer(), 'ASK_SALES'],
    ['a change of a plan that sales manages', {}, individualBuyer({ planType: 'HOSPITAL' }), 'ASK_SALES'],
    [
      'a plan that the country doesn’t sell',
      { planFamily: 'CLINIC', country: 'DE' },
      alone,
      'NOT_SOLD_IN_COUNTRY',
    ],
    ['a membership alone, for who may have it', {}, individualBuyer(without), null],
  ])('%s', (_what, requested, buyer, obstacle) => {
    expect(obstacleOf(requested, buyer)).toBe(obstacle);
  });

  it('every refused order has a name, and nothing else has one', () => {
    const buyers = fc.oneof(
      fc.constant(visitor),
      fc.constant(alone),
      fc
        .record({
          planType: fc.constantFrom(...planTypes),
          subscriptionStatus: fc.constantFrom('ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED', null),
          subscriptionExpirationDate: fc.constantFrom('2026-11-27', '2027-11-27', null),
          hasHadTrial: fc.boolean(),
          registeredProbes: fc.constantFrom(0, 1, 50),
          isAdmin: fc.boolean(),
        })
        .map(({ isAdmin, ...organization }) => individualBuyer(organization, isAdmin)),
    );
    fc.assert(
      fc.property(
        fc.record({
          action: fc.constantFrom(...bundleActions),
          planFamily: fc.constantFrom(...planFamilies, null),
          market: fc.constantFrom(...markets),
          productLine: fc.constantFrom(...productLines, null),
          country: fc.constantFrom('US', 'DE', 'KE', 'MX'),
          quantity: fc.constantFrom(1, 11),
        }),
        buyers,
        (requested, buyer) => {
          const asked = { ...request, ...requested };
          const answer = mayOrder(asked, buyer);
          expect(orderObstacle(asked, answer, buyer) === null).toBe(answer.allowed);
        },
      ),
    );
  });
});

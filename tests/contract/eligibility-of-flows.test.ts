import { describe, expect, it } from 'vitest';
import { bundleTypeOf, variantOf } from '@sonde/machines/rules/catalogue';
import { familyOf, isManagedBySales, isProExtended } from '@sonde/machines/rules/plans';
import { differences, type Place } from './eligibility-differences.ts';
import {
  type Answer,
  answerOf,
  boughtPlan,
  probeOf,
  type Situation,
  situations,
} from './eligibility-table.ts';
import { upgrade, addProbe, reactivate, renew, editSeats, showCart } from './answers-of-flows.ts';

/** A member's right to a probe of their own is only asked about where a probe is added. */
const ofMembers = (action: Situation['action']) =>
  situations.filter(
    ({ role, ...own }) =>
      own.action === action &&
      (role === 'member' || role === 'admin' || (role === 'own probe' && action === 'EXTRA_PROBE')),
  );

const isRunning = ({ plan, term }: Situation): boolean => term === 'running' && plan !== 'NONE';

describe('the flows lead everybody where the table says', () => {
  it('to an upgrade', async () => {
    const places: Partial<Readonly<Record<Answer, string>>> = {
      yes: 'choosing',
      sales: 'withoutSales',
      admins: 'toMembers',
      no: 'beyondHighest',
      'not here': 'beyondHighest',
    };
    const placeOf: Place = (situation, answer) => {
      const isUpgraded = answer === 'yes' && situation.plan !== 'NONE';
      if (answer !== 'sales' && !isUpgraded && !isRunning(situation)) return 'afterEnd';
      // A Pro plan isn't upgraded to itself: where they are sold, features and members are added to it instead.
      const isExtended = isProExtended(situation.plan, situation.market) && situation.to === 'PRO_CUSTOM';
      const place = places[answer] ?? null;
      return isExtended && place === 'beyondHighest' ? 'withPro' : place;
    };
    expect(await differences(ofMembers('UPGRADE'), placeOf, upgrade)).toEqual([]);
  });

  it('to one more probe', async () => {
    const places: Partial<Readonly<Record<Answer, string>>> = {
      yes: 'choosing',
      sales: 'withoutSales',
      admins: 'toMembers',
      no: 'forPlan',
      'not here': 'forPlan',
    };
    const placeOf: Place = (situation, answer) =>
      answer === 'sales' || isRunning(situation) ? (places[answer] ?? null) : 'withoutPlan';
    expect(await differences(ofMembers('EXTRA_PROBE'), placeOf, addProbe)).toEqual([]);
  });

  it.each(['RENEWAL', 'SUBSCRIPTION_ONLY'] as const)('to a membership alone: %s', async (action) => {
    const placeOf: Place = (situation, answer) => {
      const planFamily = boughtPlan(situation);
      const variant = variantOf(probeOf(situation));
      // The page has only memberships that the shop sells alone, or renews.
      if (planFamily === null || bundleTypeOf(planFamily, action, variant) === null) return null;
      // The own plan is renewed rather than bought.
      if (action === 'SUBSCRIPTION_ONLY' && planFamily === familyOf(situation.plan)) return null;
      if (answer === 'yes') return 'choosing';
      if (answer === 'sales') return 'withoutSales';
      if (isRunning(situation)) return 'whileActive';
      if (answer === 'admins') return 'toMembers';
      return answer === 'not here' ? 'inCountry' : 'withoutProbe';
    };
    expect(await differences(ofMembers(action), placeOf, reactivate)).toEqual([]);
  });

  it('to a trial of a membership alone', async () => {
    const places: Partial<Readonly<Record<Answer, string>>> = {
      yes: 'choosing',
      sales: 'withoutSales',
      admins: 'toMembers',
      no: 'withoutProbe',
      'not here': 'inCountry',
    };
    const placeOf: Place = (situation, answer) => {
      // A trial replaces the basic plan, and no other one that is running.
      const isReplaced = answer === 'yes' && situation.plan === 'BASIC';
      if (answer !== 'sales' && isRunning(situation) && !isReplaced) return 'whileActive';
      return places[answer] ?? null;
    };
    expect(await differences(ofMembers('FREE_TRIAL'), placeOf, reactivate)).toEqual([]);
  });

  it('to one more term', async () => {
    const places: Readonly<Record<Answer, string | null>> = {
      yes: 'offered',
      sales: 'withoutSales',
      admins: 'toMembers',
      no: 'withoutTerms',
      // The page is one of an open country.
      'not here': null,
      instead: null,
      'sign in': null,
      'sign in first': null,
    };
    expect(await differences(ofMembers('RENEWAL'), (_situation, answer) => places[answer], renew)).toEqual(
      [],
    );
  });

  it('to other seats', async () => {
    const placeOf: Place = (situation) => {
      if (situation.role !== 'admin') return 'forbidden';
      if (isManagedBySales(situation.plan)) return 'bySales';
      if (!isRunning(situation)) return 'ended';
      // The flow shows a plan that the organization has, wherever and for whatever it was sold.
      const asSold = answerOf({ ...situation, market: 'HUMAN', country: 'US' });
      return asSold === 'yes' ? 'seats' : 'without seats';
    };
    expect(await differences(ofMembers('EXPANSION'), placeOf, editSeats)).toEqual([]);
  });

  it.each([
    'NEW_USER',
    'NEW_USER_WITH_TRIAL',
    'NEW_USER_WITHOUT_TRIAL',
    'PROBE_ONLY',
    'ACCESSORIES_ONLY',
  ] as const)('to the checkout, or not: %s', async (action) => {
    const visitors = situations.filter(({ role, ...own }) => own.action === action && role === 'visitor');
    const places: Partial<Readonly<Record<Answer, string>>> = {
      yes: 'sold',
      no: 'withoutSales',
      'not here': 'inCountry',
    };
    const placeOf: Place = ({ market }, answer) => {
      // The bundle of a probe alone doesn't say that it is for animals: the server judges where it is sold.
      const isJudged = action !== 'PROBE_ONLY' || market === 'HUMAN' || answer === 'yes';
      return isJudged ? (places[answer] ?? null) : null;
    };
    expect(await differences(visitors, placeOf, showCart)).toEqual([]);
  });
});

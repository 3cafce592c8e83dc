import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { unsoldReasonOf } from '@sonde/machines/cart';
import {
  type EditMembershipPorts,
  editMembershipScreenOf,
  editMembershipWithPorts,
  seatFieldOf,
} from '@sonde/machines/edit-membership';
import {
  type AllExtraProbePorts,
  extraProbeRefusalOf,
  extraProbeScreenOf,
  extraProbeWithPorts,
} from '@sonde/machines/extra-probe';
import {
  type AllReactivationPorts,
  reactivationScreenOf,
  reactivationWithPorts,
  refusedPlaceOf,
} from '@sonde/machines/reactivation';
import { type BundleType, bundleTypeOf, variantOf } from '@sonde/machines/rules/catalogue';
import { familyOf, isManagedBySales, isProExtended, type PlanFamily } from '@sonde/machines/rules/plans';
import { exampleCheckout, exampleEdited, examplePreview } from '@sonde/machines/testing';
import {
  renewalRefusalOf,
  type RenewalPorts,
  renewalScreenOf,
  renewalWithPorts,
} from '@sonde/machines/renewal';
import {
  type UpgradePorts,
  upgradeRefusalOf,
  upgradeScreenOf,
  upgradeWithPorts,
} from '@sonde/machines/upgrade';
import { differences, onlyPorts, type Place } from './eligibility-differences.ts';
import {
  type Answer,
  answerOf,
  boughtPlan,
  lastDayOf,
  membershipOfTable,
  probeOf,
  type Situation,
  situations,
  statusOf,
} from './eligibility-table.ts';

/** A member's right to a probe of their own is only asked about where a probe is added. */
const ofMembers = (action: Situation['action']) =>
  situations.filter(
    ({ role, ...own }) =>
      own.action === action &&
      (role === 'member' || role === 'admin' || (role === 'own probe' && action === 'EXTRA_PROBE')),
  );

const organization = { slug: 'clinic', name: 'Clinic' };
const page = { isSignedIn: true, organizationSlug: null, sku: null };

const soldMembership = (planFamily: PlanFamily, { market }: Situation) => ({
  planFamily,
  market,
  productLine: null,
  includedSeats: 1,
  terms: [{ sku: planFamily, seats: null }],
  featureSkus: [],
});

async function upgrade(situation: Situation): Promise<string> {
  const { country, to } = situation;
  const membership = { id: '1', organization, buyer: membershipOfTable(situation) };
  const ports = onlyPorts<UpgradePorts>({
    loadUpgrading: async () => ({ status: 'known', memberships: [membership] }),
    compareTerms: async ({ skus }) => ({
      status: 'compared',
      terms: skus.map((sku) => ({ sku, preview: { ...examplePreview, sku }, refusals: [] })),
    }),
  });
  const sold = to === null ? [] : [soldMembership(to, situation)];
  const actor = createActor(upgradeWithPorts(ports, new SimulatedClock()), {
    input: { ...page, country, sold },
  });
  const snapshot = await waitFor(actor.start(), (state) => upgradeScreenOf(state) !== 'loading');
  actor.stop();
  return upgradeRefusalOf(snapshot) ?? upgradeScreenOf(snapshot);
}

async function addProbe(situation: Situation): Promise<string> {
  const productLine = probeOf(situation);
  const membership = { id: '1', organization, buyer: membershipOfTable(situation) };
  const ports = onlyPorts<AllExtraProbePorts>({
    loadOwner: async () => ({ status: 'known', memberships: [membership] }),
  });
  const sold = [{ productLine, variants: [{ sku: productLine, connector: 'usb-c' as const }] }];
  const actor = createActor(extraProbeWithPorts(ports), {
    input: { ...page, quantity: 1, country: situation.country, sold },
  });
  const snapshot = await waitFor(actor.start(), (state) => extraProbeScreenOf(state) !== 'loading');
  actor.stop();
  return extraProbeRefusalOf(snapshot) ?? extraProbeScreenOf(snapshot);
}

async function reactivate(situation: Situation): Promise<string> {
  const planFamily = boughtPlan(situation);
  const membership = {
    id: '1',
    organization,
    buyer: membershipOfTable(situation),
    seatsInUse: 1,
    seatsHeld: 1,
    featureSkus: [],
  };
  const ports = onlyPorts<AllReactivationPorts>({
    loadOwner: async () => ({ status: 'known', memberships: [membership] }),
  });
  const trial = situation.action === 'FREE_TRIAL' ? { trialDays: 30 } : {};
  const sold = planFamily === null ? [] : [{ ...soldMembership(planFamily, situation), ...trial }];
  const actor = createActor(reactivationWithPorts(ports), {
    input: { ...page, country: situation.country, sold },
  });
  const snapshot = await waitFor(actor.start(), (state) => reactivationScreenOf(state) !== 'loading');
  actor.stop();
  return refusedPlaceOf(snapshot) ?? reactivationScreenOf(snapshot);
}

async function renew(situation: Situation): Promise<string> {
  const membership = { id: '1', organization, buyer: membershipOfTable(situation) };
  const ports = onlyPorts<RenewalPorts>({
    loadRenewing: async () => ({ status: 'known', memberships: [membership] }),
  });
  const actor = createActor(renewalWithPorts(ports, new SimulatedClock()), {
    input: { isSignedIn: true, organizationSlug: null, country: situation.country },
  });
  const snapshot = await waitFor(actor.start(), (state) => renewalScreenOf(state) !== 'loading');
  actor.stop();
  return renewalRefusalOf(snapshot) ?? renewalScreenOf(snapshot);
}

/** Whether the page offers other numbers of seats, or what it shows instead. */
async function editSeats({ plan, term, role, market }: Situation): Promise<string> {
  const { team } = exampleEdited;
  const membership = {
    ...team,
    isAdmin: role === 'admin',
    organization: {
      ...team.organization,
      market,
      planType: plan,
      status: statusOf({ plan, term }),
      lastDay: lastDayOf(term),
      isExpired: term === 'ended',
    },
  };
  const ports = onlyPorts<EditMembershipPorts>({
    loadEditedMembership: async () => ({ status: 'known', membership, memberships: [] }),
  });
  const actor = createActor(editMembershipWithPorts(ports, new SimulatedClock()), {
    input: { isSignedIn: true, organizationSlug: null },
  });
  const snapshot = await waitFor(actor.start(), (state) => editMembershipScreenOf(state) !== 'loading');
  actor.stop();
  const screen = editMembershipScreenOf(snapshot);
  if (screen !== 'ready') return screen;
  return seatFieldOf(snapshot) === null ? 'without seats' : 'seats';
}

/** A probe alone is one with the basic plan, which animals don't have. */
function cartBundle(situation: Situation): BundleType | null {
  const { action } = situation;
  if (action === 'ACCESSORIES_ONLY') return action;
  const planFamily = boughtPlan(situation);
  const variant = variantOf(probeOf(situation));
  return planFamily === null
    ? (bundleTypeOf('BASIC', 'NEW_USER', variant) ?? 'PROBE_ONLY_NEW_USER')
    : bundleTypeOf(planFamily, action, variant);
}

/** What the cart of a visitor says of a bundle. */
async function showCart(situation: Situation): Promise<string> {
  const { action, country } = situation;
  const bundleType = cartBundle(situation);
  const kind = action === 'ACCESSORIES_ONLY' ? 'ACCESSORY' : 'DEVICE';
  const [line] = exampleCheckout.lines;
  if (line === undefined) throw new Error('The example has no line.');
  return unsoldReasonOf({ ...exampleCheckout, bundleType, country, lines: [{ ...line, kind }] }) ?? 'sold';
}

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
      if (isRunning(situation)) return 'whileRunning';
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
      if (answer !== 'sales' && isRunning(situation) && !isReplaced) return 'whileRunning';
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

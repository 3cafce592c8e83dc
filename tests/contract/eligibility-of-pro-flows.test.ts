import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  type ProCustomPorts,
  proCustomWithPorts,
  proProblemOf,
  type ProCustomSnapshot,
} from '@sonde/machines/pro-custom';
import {
  type ProCustomChangePorts,
  proChangeRefusalOf,
  proChangeScreenOf,
  proCustomChangeWithPorts,
} from '@sonde/machines/pro-custom-change';
import { isPlanSold } from '@sonde/machines/rules/catalogue';
import { changeProSelection, firstProSelection, proOffers } from '@sonde/machines/rules/pro-custom';
import { isManagedBySales } from '@sonde/machines/rules/plans';
import { soldRentals } from '@sonde/machines/testing';
import {
  type AllVetRentalPorts,
  vetRentalRefusalOf,
  vetRentalScreenOf,
  vetRentalWithPorts,
} from '@sonde/machines/vet-rental';
import { differences, onlyPorts } from './eligibility-differences.ts';
import { type Answer, membershipOfTable, type Situation, situations } from './eligibility-table.ts';

const organization = { slug: 'clinic', name: 'Clinic' };

/** The table's organization, of whoever is in one. */
const membershipsOf = (situation: Situation) =>
  situation.role === 'visitor' || situation.role === 'alone'
    ? []
    : [{ id: '1', organization, buyer: membershipOfTable(situation), seatsInUse: 1 }];

/** Puts a Pro plan together, with a probe or without one. */
async function buyPro(situation: Situation, hasProbe: boolean): Promise<string> {
  const { country, market, role } = situation;
  const first = firstProSelection(market, proOffers);
  const selection = hasProbe ? first : changeProSelection(first, { device: null }, proOffers, 0);
  const ports = onlyPorts<Parameters<typeof proCustomWithPorts>[0]>({
    recallBuyer: async () => (role === 'visitor' ? null : { memberships: membershipsOf(situation) }),
  } satisfies Partial<ProCustomPorts>);
  const actor = createActor(proCustomWithPorts(ports), {
    input: { country, offers: proOffers, selection, step: 'probe', organizationSlug: null },
  });
  const snapshot: ProCustomSnapshot = await waitFor(actor.start(), (state) => state.matches('probe'));
  actor.stop();
  return proProblemOf(snapshot) ?? 'offered';
}

/** The market's plan that the organization may grow, or become. */
async function growToPro(situation: Situation): Promise<string> {
  const { country, plan } = situation;
  const [membership] = membershipsOf(situation);
  if (membership === undefined) throw new Error('Nobody without an organization changes a plan.');
  const seats = { now: 5, additional: 0, inUse: 1, most: 50 };
  const running = { buyer: membership.buyer, sku: plan, seats, featureSkus: [], isRenewing: true };
  const ports = onlyPorts<ProCustomChangePorts>({
    loadChanging: async () => ({
      status: 'known',
      memberships: [{ id: '1', organization, plan: running, scheduled: null }],
    }),
  });
  const actor = createActor(proCustomChangeWithPorts(ports, new SimulatedClock()), {
    input: {
      direction: 'UPGRADE',
      country,
      offers: proOffers,
      sold: [],
      step: 'members',
      isSignedIn: true,
      organizationSlug: null,
    },
  });
  const snapshot = await waitFor(actor.start(), (state) => proChangeScreenOf(state) !== 'loading');
  actor.stop();
  return proChangeRefusalOf(snapshot) ?? proChangeScreenOf(snapshot);
}

async function rent(situation: Situation): Promise<string> {
  const ports = onlyPorts<AllVetRentalPorts>({
    loadOwner: async () => ({ status: 'known', memberships: membershipsOf(situation) }),
  });
  const actor = createActor(vetRentalWithPorts(ports), {
    input: {
      country: situation.country,
      sold: soldRentals,
      isSignedIn: situation.role !== 'visitor',
      organizationSlug: null,
      connector: null,
    },
  });
  const snapshot = await waitFor(actor.start(), (state) => vetRentalScreenOf(state) !== 'loading');
  actor.stop();
  return vetRentalRefusalOf(snapshot) ?? vetRentalScreenOf(snapshot);
}

const isRunning = ({ plan, term }: Situation): boolean => term === 'running' && plan !== 'NONE';
const of = (action: Situation['action']) => situations.filter((situation) => situation.action === action);

describe('the flows of Pro and of the rental lead everybody where the table says', () => {
  const places: Readonly<Record<Answer, string | null>> = {
    yes: 'offered',
    no: 'asChosen',
    instead: 'besidePlan',
    sales: 'withoutSales',
    admins: 'toMembers',
    'sign in': 'withoutSignIn',
    'sign in first': 'withoutSignIn',
    'not here': 'inCountry',
  };

  it('to a Pro plan with a probe, which is bought like Individual where the country sells it', async () => {
    const placeOf = ({ country }: Situation, answer: Answer) =>
      isPlanSold(country, 'PRO_CUSTOM') ? places[answer] : 'inCountry';
    expect(await differences(of('NEW_USER'), placeOf, (situation) => buyPro(situation, true))).toEqual([]);
  });

  it('to a Pro plan without a probe', async () => {
    const placeOf = (situation: Situation, answer: Answer) => {
      if (!isPlanSold(situation.country, 'PRO_CUSTOM')) return 'inCountry';
      const { plan, role } = situation;
      if (answer !== 'no' || !isRunning(situation) || role === 'alone') return places[answer];
      if (role !== 'admin') return 'toMembers';
      // The current Pro plan is renewed, and a trial, which nobody has paid for, gives way; others are upgraded.
      return plan === 'PRO_CUSTOM' || plan === 'PRO_TRIAL' ? 'offered' : 'besidePlan';
    };
    expect(
      await differences(of('SUBSCRIPTION_ONLY'), placeOf, (situation) => buyPro(situation, false)),
    ).toEqual([]);
  });

  it('to more features and members of an active plan', async () => {
    const upgrades = of('UPGRADE').filter(
      ({ to, role }) => to === 'PRO_CUSTOM' && (role === 'member' || role === 'admin'),
    );
    const placeOf = (situation: Situation, answer: Answer) => {
      const { role, plan, market } = situation;
      if (role === 'member') return 'toMembers';
      if (isManagedBySales(plan)) return 'withoutSales';
      if (!isRunning(situation)) return 'afterEnd';
      if (answer === 'not here') return 'inCountry';
      const isExtended = plan === 'PRO_CUSTOM' && market === 'HUMAN';
      return answer === 'yes' || isExtended ? 'members' : 'withoutMore';
    };
    expect(await differences(upgrades, placeOf, growToPro)).toEqual([]);
  });

  it('to a rental, which is a new plan with its probe', async () => {
    const rentals = of('NEW_USER').filter(({ market }) => market === 'VETERINARY');
    const placeOf = (situation: Situation, answer: Answer) => {
      if (!isPlanSold(situation.country, 'RENTAL')) return 'notRented';
      if (answer === 'instead') return situation.plan === 'RENTAL' ? 'whileRenting' : 'whileActive';
      return answer === 'yes' ? 'choosing' : places[answer];
    };
    expect(await differences(rentals, placeOf, rent)).toEqual([]);
  });
});

import { createActor, SimulatedClock, waitFor } from 'xstate';
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
import { type PlanFamily } from '@sonde/machines/rules/plans';
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
import { onlyPorts } from './eligibility-differences.ts';
import {
  boughtPlan,
  lastDayOf,
  membershipOfTable,
  probeOf,
  type Situation,
  statusOf,
} from './eligibility-table.ts';

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

/** The screen of an upgrade, or why it is refused. */
export async function upgrade(situation: Situation): Promise<string> {
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

/** The screen of an additional probe, or why it is refused. */
export async function addProbe(situation: Situation): Promise<string> {
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

/** The screen of a membership alone, or the place that refuses it. */
export async function reactivate(situation: Situation): Promise<string> {
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

/** The screen of one more term, or why it is refused. */
export async function renew(situation: Situation): Promise<string> {
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
export async function editSeats({ plan, term, role, market }: Situation): Promise<string> {
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

/** What the cart leads to. */
/** What the cart of a visitor says of a bundle. */
export async function showCart(situation: Situation): Promise<string> {
  const { action, country } = situation;
  const bundleType = cartBundle(situation);
  const kind = action === 'ACCESSORIES_ONLY' ? 'ACCESSORY' : 'DEVICE';
  const [line] = exampleCheckout.lines;
  if (line === undefined) throw new Error('The example has no line.');
  return unsoldReasonOf({ ...exampleCheckout, bundleType, country, lines: [{ ...line, kind }] }) ?? 'sold';
}

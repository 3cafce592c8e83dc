import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AddToCartPorts } from '../add-to-cart/index.ts';
import { SessionEndedError, stateValueText } from '../flow/index.ts';
import { multiplyTaxedMoney, type TaxedMoney } from '../rules/money/index.ts';
import { changeProSelection, firstProSelection, proOffers, proTotal } from '../rules/pro-custom/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  proAddingOf,
  proConfirmationOf,
  type ProCustomEvent,
  type ProCustomInput,
  type ProCustomPorts,
  type ProMembership,
  proMembershipOf,
  proStepsOf,
  readProCustom,
  storeProCustom,
} from './index.ts';
import { proCustomWithPorts } from './index.ts';

const human = firstProSelection('HUMAN', proOffers);
const vet = firstProSelection('VETERINARY', proOffers);

const owner: ProMembership = {
  id: 'membership-1',
  organization: { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
  buyer: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today: '2026-11-26',
      market: 'HUMAN',
      planType: 'TEAM',
      subscriptionStatus: 'CANCELED',
      subscriptionExpirationDate: '2026-10-01',
      hasHadTrial: true,
      registeredProbes: 2,
      maxDevices: 50,
      commitmentEndDate: null,
    },
  },
  seatsInUse: 7,
};

/** A second organization of the same person. */
const other: ProMembership = {
  ...owner,
  id: 'membership-2',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
  seatsInUse: 12,
};
const isMember: ProMembership = { ...owner, buyer: { ...owner.buyer, isOrganizationAdmin: false } };

function start(given: Partial<ProCustomInput> = {}) {
  const script = scriptPorts<ProCustomPorts & AddToCartPorts>([
    'recallBuyer',
    'previewBundle',
    'recallCart',
    'createCheckout',
  ]);
  const input: ProCustomInput = {
    country: 'US',
    offers: proOffers,
    selection: human,
    step: 'probe',
    organizationSlug: null,
    ...given,
  };
  const actor = createActor(proCustomWithPorts(script.ports), { input }).start();
  return {
    actor,
    script,
    state: () => stateValueText(actor.getSnapshot()),
    selection: () => actor.getSnapshot().context.selection,
    send: async (...events: readonly ProCustomEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

async function signedOut(given: Partial<ProCustomInput> = {}) {
  const flow = start(given);
  await flow.script.answer('recallBuyer', null);
  return flow;
}

const submitted = { type: 'step.submitted' } as const;
const pricedAnswer = (subtotal: TaxedMoney) => ({ status: 'priced', subtotal }) as const;

describe('putting a Pro plan together', () => {
  it('leads a stranger from the probes to the cart, at the price that the shop confirms', async () => {
    const { script, state, send, selection, actor } = await signedOut();
    await send(
      { type: 'quantity.chosen', quantity: 1 },
      submitted,
      { type: 'feature.chosen', sku: 'SUB-PROC-COLL-TELE-1Y', isChosen: true },
      submitted,
      { type: 'members.chosen', members: 7 },
      submitted,
    );
    expect(state()).toBe('review.confirming');
    const lines = [
      { sku: 'IQ3-USBC', quantity: 1 },
      { sku: 'SUB-PROC-1Y', quantity: 1 },
      { sku: 'SUB-PROC-SEAT-1Y', quantity: 2 },
      { sku: 'SUB-PROC-COLL-TELE-1Y', quantity: 1 },
    ];
    expect(script.asked('previewBundle')).toEqual([{ country: 'US', lines, organizationMembershipId: null }]);
    await send({ type: 'plan.submitted' });
    expect(script.asked('recallCart')).toEqual([]);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    expect(state()).toBe('review.confirmed');
    await send({ type: 'plan.submitted' });
    expect(proAddingOf(actor.getSnapshot()).isPending).toBe(true);
    await script.answer('recallCart', null);
    expect(script.asked('createCheckout')).toEqual([
      { country: 'US', lines, organizationMembershipId: null, purpose: 'PLAN' },
    ]);
  });

  it('shows the shop’s price where it is another one, and adds the plan only after that', async () => {
    const { script, state, send, actor } = await signedOut({ step: 'review' });
    const higher = multiplyTaxedMoney(proTotal(human, proOffers).today, 2);
    await script.answer('previewBundle', pricedAnswer(higher));
    expect([state(), actor.getSnapshot().context.confirmed]).toEqual(['review.repriced', higher]);
    await send({ type: 'plan.submitted' });
    expect(script.asked('recallCart')).toHaveLength(1);
  });

  it('asks for the price again after a lost response, and after every change', async () => {
    const { script, state, send, actor } = await signedOut({ step: 'review' });
    await script.fail('previewBundle');
    expect([state(), proConfirmationOf(actor.getSnapshot())]).toEqual(['review.unanswered', 'unanswered']);
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    await script.answer('previewBundle', pricedAnswer(proTotal(human, proOffers).today));
    await send(
      { type: 'step.requested', step: 'members' },
      { type: 'members.chosen', members: 6 },
      submitted,
    );
    expect([state(), actor.getSnapshot().context.confirmed]).toEqual(['review.confirming', null]);
  });

  it('has no step for features where none are sold', async () => {
    const { state, send, actor } = await signedOut({ selection: vet });
    expect(proStepsOf(actor.getSnapshot())).toEqual(['probe', 'members', 'review']);
    await send(submitted);
    expect(state()).toBe('members.offered');
    await send({ type: 'term.chosen', months: 36 }, { type: 'back.requested' });
    expect(state()).toBe('probe.offered');
  });

  it('asks a stranger without a probe to sign in, and goes on as an owner', async () => {
    const { script, state, send, selection } = await signedOut();
    await send({ type: 'device.chosen', device: null });
    expect(state()).toBe('probe.unavailable.withoutSignIn');
    await send({ type: 'session.changed' });
    await script.answer('recallBuyer', { memberships: [owner] });
    expect([state(), selection().members]).toEqual(['probe.offered', 7]);
  });

  it('goes on signed out after the session has ended', async () => {
    const selection = changeProSelection(human, { device: null }, proOffers, 0);
    const { script, state, send, actor } = start({ step: 'review', selection });
    await script.answer('recallBuyer', { memberships: [owner] });
    await script.fail('previewBundle', new SessionEndedError());
    expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'session' });
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    expect(state()).toBe('probe.unavailable.withoutSignIn');
  });

  it('keeps what is chosen while the shop does not say who is asking', async () => {
    const { script, state, send, selection } = start();
    await send({ type: 'device.chosen', device: 'iq-plus' });
    await script.fail('recallBuyer');
    expect(state()).toBe('opening.unanswered');
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    expect([state(), selection().device]).toEqual(['probe.offered', 'iq-plus']);
  });

  it.each([
    ['features', 'features'],
    ['members', 'members.offered'],
    ['review', 'review.confirming'],
  ] as const)('opens at the step %s that the address names', async (step, expected) => {
    const { state } = await signedOut({ step });
    expect(state()).toBe(expected);
  });

  it('opens at the probes where the plan can’t be ordered as it is', async () => {
    const { state } = await signedOut({
      step: 'review',
      selection: changeProSelection(human, { device: null }, proOffers, 0),
    });
    expect(state()).toBe('probe.unavailable.withoutSignIn');
  });
});

describe('a person in several organizations', () => {
  const withoutProbe = changeProSelection(human, { device: null }, proOffers, 0);
  const startChoosing = async (given: Partial<ProCustomInput> = {}) => {
    const flow = start({ selection: withoutProbe, ...given });
    await flow.script.answer('recallBuyer', { memberships: [isMember, other] });
    return flow;
  };
  const toOther = { type: 'organization.chosen', slug: 'two-rivers-health' } as const;

  it('buys for the oldest one unless they choose another, with a seat for each of its members', async () => {
    const { state, send, selection } = await startChoosing();
    expect(state()).toBe('probe.unavailable.toMembers');
    await send(toOther);
    expect([state(), selection().members]).toEqual(['probe.offered', 12]);
    await send({ type: 'organization.chosen', slug: 'not-theirs' });
    expect([state(), selection().members]).toEqual(['probe.offered', 12]);
  });

  it('is asked for the price, and charged, for the organization that the page names', async () => {
    const { script, state, send, selection, actor } = await startChoosing({
      organizationSlug: 'two-rivers-health',
      step: 'review',
    });
    expect(proMembershipOf(actor.getSnapshot().context)).toEqual(other);
    const asked = script
      .asked('previewBundle')
      .map(({ organizationMembershipId }) => organizationMembershipId);
    expect(asked).toEqual(['membership-2']);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    await send({ type: 'plan.submitted' });
    await script.answer('recallCart', null);
    expect(script.asked('createCheckout')[0]?.organizationMembershipId).toBe('membership-2');
    await send({ type: 'organization.chosen', slug: 'lakeside-clinic' });
    expect(state()).toBe('probe.unavailable.toMembers');
  });

  it('is asked for the price, and charged, for the oldest one where they change to it', async () => {
    const { script, send, selection } = start({ organizationSlug: 'two-rivers-health' });
    await script.answer('recallBuyer', { memberships: [owner, other] });
    await send(
      { type: 'organization.chosen', slug: owner.organization.slug },
      submitted,
      submitted,
      submitted,
    );
    expect(script.asked('previewBundle')).toMatchObject([{ organizationMembershipId: owner.id }]);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    await send({ type: 'plan.submitted' });
    await script.answer('recallCart', null);
    expect(script.asked('createCheckout')[0]?.organizationMembershipId).toBe(owner.id);
  });

  it('is shown to no one who signs in later', async () => {
    const { send, state, actor } = await startChoosing();
    await send({ type: 'session.changed' }, toOther);
    expect([state(), actor.getSnapshot().context.memberships]).toEqual(['opening.recalling', []]);
  });
});

describe('what a tab keeps', () => {
  const stored = async () => {
    const { actor, send } = await signedOut();
    await send({ type: 'device.chosen', device: 'iq-plus' }, submitted, submitted, {
      type: 'members.chosen',
      members: 9,
    });
    return JSON.parse(JSON.stringify(storeProCustom(actor.getPersistedSnapshot()))) as Record<
      string,
      unknown
    >;
  };

  it('is the selection', async () => {
    expect(readProCustom(await stored(), proOffers, null)).toEqual({
      ...human,
      device: 'iq-plus',
      members: 9,
    });
  });

  it('gives way to the other market, if the address asks for it', async () => {
    expect(readProCustom(await stored(), proOffers, 'VETERINARY')).toEqual(vet);
  });

  it('loses what is not offered any more', async () => {
    const less = { ...proOffers, devices: proOffers.devices.filter(({ slug }) => slug !== 'iq-plus') };
    expect(readProCustom(await stored(), less, null)).toMatchObject({ device: null, members: 9 });
  });

  it.each<[what: string, change: (kept: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (kept) => ({ ...kept, machineId: 'cart' })],
    ['an older version', (kept) => ({ ...kept, version: 0 })],
    ['half a selection', (kept) => ({ ...kept, snapshot: { market: 'HUMAN' } })],
  ])('is nothing in %s', async (_what, change) => {
    expect(readProCustom(change(await stored()), proOffers, null)).toEqual(human);
  });
});

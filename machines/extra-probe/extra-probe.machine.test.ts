import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToCartPortNames } from '../add-to-cart/index.ts';
import { stateValueText } from '../flow/index.ts';
import { canceledMembership, extraProbeInput, scriptPorts, settle } from '../testing/index.ts';
import {
  type AllExtraProbePorts,
  extraProbeChoiceOf,
  type ExtraProbeInput,
  extraProbePortNames,
  extraProbeRefusalOf,
  extraProbeWithPorts,
  type ProbeBuyer,
} from './index.ts';

type Organization = ProbeBuyer['buyer']['organization'];

const buyer = (
  change: Partial<Organization> = {},
  { isAdmin = true, slug = 'lakeside-clinic' } = {},
): ProbeBuyer => ({
  id: `membership of ${slug}`,
  organization: { slug, name: slug },
  buyer: {
    ...canceledMembership.buyer,
    isOrganizationAdmin: isAdmin,
    organization: {
      ...canceledMembership.buyer.organization,
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
      ...change,
    },
  },
});

function start(change: Partial<ExtraProbeInput> = {}) {
  const script = scriptPorts<AllExtraProbePorts>([...extraProbePortNames, ...addToCartPortNames]);
  const actor = createActor(extraProbeWithPorts(script.ports), {
    input: { ...extraProbeInput, ...change },
  }).start();
  return {
    actor,
    script,
    know: (...memberships: readonly ProbeBuyer[]) =>
      script.answer('loadOwner', { status: 'known', memberships }),
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    choice: () => extraProbeChoiceOf(actor.getSnapshot()),
  };
}

describe('an organization with an active plan', () => {
  it.each([
    [3, 3],
    [4, 1],
    [0, 1],
  ])('with %d in the address of a reloaded page finds %d chosen', async (quantity, chosen) => {
    const { know, send, choice, script } = start({ sku: 'IQP-LTG', quantity });
    await know(buyer({ registeredProbes: 47 }));
    expect(choice()).toMatchObject({ sku: 'IQP-LTG', quantity: chosen });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    const [asked] = script.asked('createCheckout');
    expect(asked?.lines).toEqual([{ sku: 'IQP-LTG', quantity: chosen }]);
  });

  it('gets as many probes as it may register, and no more', async () => {
    const { know, send, choice, script } = start();
    await know(buyer({ registeredProbes: 47 }));
    expect(choice()).toMatchObject({ skus: ['IQ3-USBC', 'IQP-USBC', 'IQP-LTG'], quantity: 1, most: 3 });
    send({ type: 'probe.chosen', sku: 'IQP-LTG' });
    send({ type: 'quantity.chosen', quantity: 4 });
    expect(choice().quantity).toBe(1);
    send({ type: 'quantity.chosen', quantity: 3 });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      {
        country: 'US',
        voucherCode: null,
        lines: [{ sku: 'IQP-LTG', quantity: 3 }],
        organizationMembershipId: 'membership of lakeside-clinic',
        purpose: 'EXTRA_PROBE',
      },
    ]);
  });

  it('begins with the probe that the address names', async () => {
    const { know, choice } = start({ sku: 'IQP-USBC' });
    await know(buyer());
    expect(choice().sku).toBe('IQP-USBC');
  });

  it('that is not the oldest of the person gets a cart of its own', async () => {
    const { know, send, script } = start();
    await know(buyer({}, { isAdmin: false }), buyer({}, { slug: 'two-rivers-health' }));
    send({ type: 'organization.chosen', slug: 'two-rivers-health' });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', 'token-1');
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toMatchObject([
      { organizationMembershipId: 'membership of two-rivers-health' },
    ]);
  });

  it('that is the oldest of the person is named to the shop, whichever was chosen before', async () => {
    const { know, send, script } = start({ organizationSlug: 'two-rivers-health' });
    await know(buyer(), buyer({}, { slug: 'two-rivers-health' }));
    send({ type: 'organization.chosen', slug: 'lakeside-clinic' });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', 'token-1');
    expect(script.asked('addLines')).toMatchObject([{ organizationSlug: 'lakeside-clinic' }]);
  });

  it('is asked about again after coming back from the cart', async () => {
    const { know, send, state } = start();
    await know(buyer());
    send({ type: 'page.returned' });
    expect(state()).toBe('loading');
    await know(buyer({ registeredProbes: 50 }));
    expect(state()).toBe('known.refused.whenFull');
  });
});

describe('whoever may not', () => {
  it.each<[memberships: readonly ProbeBuyer[], refusal: string]>([
    [[], 'withoutOrganization'],
    [[buyer({ planType: 'HOSPITAL' })], 'withoutSales'],
    [[buyer({ subscriptionStatus: 'CANCELED' })], 'withoutPlan'],
    [[buyer({}, { isAdmin: false })], 'toMembers'],
    [[buyer({ registeredProbes: 50 })], 'whenFull'],
    [[buyer({ market: 'VETERINARY', planType: 'RENTAL' })], 'forPlan'],
  ])('reads why: %#', async (memberships, refusal) => {
    const { know, actor } = start();
    await know(...memberships);
    expect(extraProbeRefusalOf(actor.getSnapshot())).toBe(refusal);
  });

  it('signs in first, here or in another tab', async () => {
    const { send, script, state } = start({ isSignedIn: false });
    await settle();
    expect([state(), script.open()]).toEqual(['signedOut.asking', []]);
    send({ type: 'session.startedInOtherTab' });
    await script.answer('loadOwner', { status: 'denied' });
    expect(state()).toBe('signedOut.ended');
  });

  it('tries again where the shop does not answer', async () => {
    const { send, script, state } = start();
    await script.fail('loadOwner');
    expect(state()).toBe('unanswered');
    send({ type: 'retry.requested' });
    await script.answer('loadOwner', { status: 'anonymous' });
    expect(state()).toBe('signedOut.asking');
  });
});

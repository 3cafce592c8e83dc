import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToCartPortNames } from '../add-to-cart/index.ts';
import { BusyError, stateValueText } from '../flow/index.ts';
import {
  canceledMembership,
  completeCheckout,
  reactivationInput,
  scriptPorts,
  settle,
} from '../testing/index.ts';
import {
  type AllReactivationPorts,
  type ReactivatingMembership,
  reactivationChoiceOf,
  type ReactivationInput,
  reactivationPortNames,
  reactivationWithPorts,
  refusedPlaceOf,
} from './index.ts';

function start(change: Partial<ReactivationInput> = {}) {
  const script = scriptPorts<AllReactivationPorts>([...reactivationPortNames, ...addToCartPortNames]);
  const actor = createActor(reactivationWithPorts(script.ports), {
    input: { ...reactivationInput, ...change },
  }).start();
  const know = (...memberships: readonly ReactivatingMembership[]) =>
    script.answer('loadOwner', { status: 'known', memberships });
  return {
    actor,
    script,
    know,
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    choice: () => reactivationChoiceOf(actor.getSnapshot()),
  };
}

const second: ReactivatingMembership = {
  ...canceledMembership,
  id: 'membership-2',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
  seatsInUse: 1,
  seatsHeld: 1,
};

const member: ReactivatingMembership = {
  ...canceledMembership,
  buyer: { ...canceledMembership.buyer, isOrganizationAdmin: false },
};

describe('an administrator whose membership has ended', () => {
  it('is offered their own plan first, with a seat for every member', async () => {
    const { know, choice, state } = start();
    await know(canceledMembership);
    expect(state()).toBe('known.choosing');
    expect(choice().sku).toBe('SUB-TEAM-1Y');
    expect(choice().options[0]).toEqual({
      sku: 'SUB-TEAM-1Y',
      isOwn: true,
      lines: [
        { sku: 'SUB-TEAM-1Y', quantity: 1 },
        { sku: 'SUB-TEAM-SEAT-1Y', quantity: 2 },
      ],
    });
  });

  it('adds their choice to the cart, which then leads on', async () => {
    const { know, send, script } = start();
    await know({ ...canceledMembership, seatsInUse: 3 });
    send({ type: 'membership.chosen', sku: 'SUB-CORE-1Y' });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      {
        country: 'US',
        voucherCode: null,
        lines: [{ sku: 'SUB-CORE-1Y', quantity: 1 }],
        organizationMembershipId: canceledMembership.id,
        purpose: 'PLAN',
      },
    ]);
    await script.answer('createCheckout', {
      status: 'accepted',
      checkout: completeCheckout,
      discarded: [],
    } as never);
    await script.answer('keepCart', true);
    expect(script.asked('openCart')).toHaveLength(1);
  });

  it('starts with the term in the address, unless it can’t be bought', async () => {
    const named = start({ sku: 'SUB-IND-3Y' });
    await named.know({ ...canceledMembership, seatsInUse: 1 });
    expect(named.choice().sku).toBe('SUB-IND-3Y');
    const unsold = start({ sku: 'SUB-PRO-VET-1Y' });
    await unsold.know(canceledMembership);
    expect(unsold.choice().sku).toBe('SUB-TEAM-1Y');
  });

  it('buys for another organization in a cart of its own', async () => {
    const { know, send, script } = start();
    await know(member, second);
    send({ type: 'organization.chosen', slug: 'two-rivers-health' });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', 'token-1');
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toMatchObject([{ organizationMembershipId: 'membership-2' }]);
  });

  it('buys for their oldest organization, whichever they chose before', async () => {
    const { know, send, script } = start({ organizationSlug: 'two-rivers-health' });
    await know(canceledMembership, second);
    const { slug } = canceledMembership.organization;
    send({ type: 'organization.chosen', slug });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', 'token-1');
    expect(script.asked('addLines')).toMatchObject([{ organizationSlug: slug }]);
  });

  it('is checked again after returning from the cart', async () => {
    const { know, send, state } = start();
    await know(canceledMembership);
    send({ type: 'page.returned' });
    expect(state()).toBe('loading');
    await know(member);
    expect(state()).toBe('known.refused.toMembers');
  });
});

describe('a person who can’t buy one', () => {
  const { organization } = canceledMembership.buyer;
  const as = (change: Partial<typeof organization>): ReactivatingMembership => ({
    ...canceledMembership,
    buyer: { ...canceledMembership.buyer, organization: { ...organization, ...change } },
  });
  it.each<[memberships: readonly ReactivatingMembership[], country: string, place: string]>([
    [[], 'US', 'withoutOrganization'],
    [[member], 'US', 'toMembers'],
    [[as({ planType: 'HOSPITAL' })], 'US', 'withoutSales'],
    [[as({ subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-10-31' })], 'US', 'whileActive'],
    [[as({ market: 'VETERINARY', planType: 'RENTAL' })], 'KE', 'inCountry'],
    [
      [
        as({
          planType: 'NONE',
          subscriptionStatus: null,
          subscriptionExpirationDate: null,
          registeredProbes: 0,
        }),
      ],
      'US',
      'withoutProbe',
    ],
  ])('sees the reason: %#', async (memberships, country, place) => {
    const { know, actor } = start({ country });
    await know(...memberships);
    expect(refusedPlaceOf(actor.getSnapshot())).toBe(place);
  });

  it('signs in first, here or in another tab', async () => {
    const { send, script, state } = start({ isSignedIn: false });
    await settle();
    expect([state(), script.open()]).toEqual(['signedOut.asking', []]);
    send({ type: 'session.startedInOtherTab' });
    await script.answer('loadOwner', { status: 'denied' });
    expect(state()).toBe('signedOut.ended');
  });

  it('loses only the view when they sign out in another tab', async () => {
    const { know, send, state, actor } = start();
    await know(canceledMembership);
    send({ type: 'session.endedInOtherTab' });
    expect([state(), actor.getSnapshot().context.memberships]).toEqual(['signedOut.asking', []]);
  });

  it('retries if the shop does not respond', async () => {
    const { send, script, state, actor } = start();
    await script.fail('loadOwner', new BusyError(7));
    expect([state(), actor.getSnapshot().context.trouble]).toEqual([
      'unanswered',
      { kind: 'busy', retryAfterSeconds: 7 },
    ]);
    send({ type: 'retry.requested' });
    await script.answer('loadOwner', { status: 'anonymous' });
    expect(state()).toBe('signedOut.asking');
  });
});

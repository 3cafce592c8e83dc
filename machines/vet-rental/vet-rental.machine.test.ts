import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToCartPortNames } from '../add-to-cart/index.ts';
import { BusyError, stateValueText } from '../flow/index.ts';
import {
  canceledMembership,
  completeCheckout,
  scriptPorts,
  settle,
  soldRentals,
  veterinaryMembership,
  vetRentalInput,
} from '../testing/index.ts';
import {
  type AllVetRentalPorts,
  type RentingMembership,
  vetRentalChoiceOf,
  type VetRentalInput,
  vetRentalPortNames,
  vetRentalWithPorts,
} from './index.ts';

function start(change: Partial<VetRentalInput> = {}) {
  const script = scriptPorts<AllVetRentalPorts>([...vetRentalPortNames, ...addToCartPortNames]);
  const actor = createActor(vetRentalWithPorts(script.ports), {
    input: { ...vetRentalInput, ...change },
  }).start();
  return {
    actor,
    script,
    know: (...memberships: readonly RentingMembership[]) =>
      script.answer('loadOwner', { status: 'known', memberships }),
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    choice: () => vetRentalChoiceOf(actor.getSnapshot()),
  };
}

const practice = (
  change: Partial<RentingMembership['buyer']['organization']>,
  slug = 'meadow-equine',
  rights: Partial<RentingMembership['buyer']> = {},
): RentingMembership => ({
  id: `membership of ${slug}`,
  organization: { slug, name: slug },
  buyer: {
    ...veterinaryMembership.buyer,
    ...rights,
    organization: { ...veterinaryMembership.buyer.organization, ...change },
  },
});

const active = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-05-01' } as const;

describe('a visitor who is not signed in', () => {
  it('rents the probe with the connector that they choose', async () => {
    const { send, state, choice, script } = start({ isSignedIn: false });
    expect(state()).toBe('choosing.ready');
    expect(choice()).toMatchObject({ connectors: ['usb-c', 'lightning'], connector: 'usb-c' });
    send({ type: 'connector.chosen', connector: 'lightning' });
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      {
        country: 'US',
        voucherCode: null,
        lines: [{ sku: 'RENT-IQP-VET-LTG', quantity: 1 }],
        organizationMembershipId: null,
        purpose: 'PLAN',
      },
    ]);
    await script.answer('createCheckout', { status: 'accepted', checkout: completeCheckout });
    await script.answer('keepCart', true);
    await settle();
    expect(script.asked('openCart')).toHaveLength(1);
  });

  it('begins with the connector in the address, or with the first one', () => {
    expect(start({ isSignedIn: false, connector: 'lightning' }).choice().sku).toBe('RENT-IQP-VET-LTG');
    expect(start({ isSignedIn: false, connector: 'serial' }).choice().sku).toBe('RENT-IQP-VET-USBC');
  });
});

it.each([
  ['in Germany', { country: 'DE' }, 'notRented.inCountry'],
  ['in a shop without a rental', { sold: [] }, 'notRented.withoutOffer'],
  [
    'whose rental is no bundle',
    { sold: [{ ...soldRentals[0]!, productLine: 'IQ_3' }] },
    'notRented.withoutOffer',
  ],
] as const)('nobody rents %s, signed in or not', (_where, change, state) => {
  expect(start(change).state()).toBe(state);
  expect(start({ ...change, isSignedIn: false }).state()).toBe(state);
});

describe('a veterinarian who is signed in', () => {
  it.each([
    ['whose membership has ended may rent', [practice({})], 'choosing.ready'],
    ['without an organization may rent', [], 'choosing.ready'],
    ['whose organization is for human medicine founds another', [canceledMembership], 'choosing.ready'],
    ['with an active membership may not', [practice(active)], 'refused.whileActive'],
    ['who rents a probe may not', [practice({ ...active, planType: 'RENTAL' })], 'refused.whileRenting'],
    [
      'whose plan sales manages may not',
      [practice({ ...active, planType: 'HOSPITAL' })],
      'refused.withoutSales',
    ],
    [
      'who is not an administrator may not',
      [practice({}, 'meadow-equine', { isOrganizationAdmin: false })],
      'refused.toMembers',
    ],
  ])('%s', async (_who, memberships, expected) => {
    const { know, state } = start();
    await know(...memberships);
    expect(state()).toBe(expected);
  });

  it('rents for another of their practices, which the cart then names', async () => {
    const { know, send, state, script } = start();
    await know(practice({ ...active, planType: 'RENTAL' }), practice({}, 'two-rivers-vets'));
    expect(state()).toBe('refused.whileRenting');
    send({ type: 'organization.chosen', slug: 'two-rivers-vets' });
    expect(state()).toBe('choosing.ready');
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toMatchObject([
      { organizationMembershipId: 'membership of two-rivers-vets' },
    ]);
  });

  it('whose oldest organization is for human medicine rents in the cart that there is, for their practice', async () => {
    const { know, send, script } = start();
    await know(canceledMembership, practice({}, 'two-rivers-vets'));
    send({ type: 'choice.submitted' });
    await script.answer('recallCart', 'token-1');
    expect(script.asked('createCheckout')).toEqual([]);
    expect(script.asked('addLines')).toMatchObject([
      { checkoutToken: 'token-1', organizationSlug: 'two-rivers-vets' },
    ]);
  });

  it('is judged again when they come back to the page', async () => {
    const { know, send, state } = start();
    await know(practice({}));
    send({ type: 'page.returned' });
    await know(practice(active));
    expect(state()).toBe('refused.whileActive');
  });

  it('keeps the connector when the session has ended, and reads so', async () => {
    const { send, state, choice, script } = start({ connector: 'lightning' });
    await script.answer('loadOwner', { status: 'denied' });
    expect(state()).toBe('choosing.afterSession');
    expect(choice().connector).toBe('lightning');
    send({ type: 'session.startedInOtherTab' });
    expect(state()).toBe('loading');
    send({ type: 'session.endedInOtherTab' });
    expect(state()).toBe('choosing.ready');
  });

  it('tries again if the shop does not answer', async () => {
    const { know, send, state, script, actor } = start();
    await script.fail('loadOwner', new BusyError(30));
    expect(state()).toBe('unanswered');
    expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'busy', retryAfterSeconds: 30 });
    send({ type: 'retry.requested' });
    await know(practice({}));
    expect(state()).toBe('choosing.ready');
  });
});

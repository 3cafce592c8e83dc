import { noReferences } from '../rules/checkout/index.ts';
import { describe, expect, it } from 'vitest';
import type { AddressField } from '../address/index.ts';
import {
  type CheckoutEvent,
  currentStep,
  canGoBack,
  isPending,
  paymentFormIn,
  problemsOf,
  progressOf,
  screenOf,
} from './index.ts';
import {
  exampleAddress,
  exampleCard,
  exampleCheckout,
  exampleMeans,
  exampleShippingMethods,
  openCheckout,
} from '../testing/index.ts';

const typeAddress = Object.entries(exampleAddress).map(([field, value]): CheckoutEvent => ({
  type: 'address.field.changed',
  field: field as AddressField,
  value,
}));

describe('a purchase', () => {
  it('goes from an empty contact step to the order, saving each step once', async () => {
    const { actor, script, send, place } = await openCheckout({ status: 'open', checkout: exampleCheckout });
    expect(place()).toBe('contact.editing.person');
    expect(canGoBack(actor.getSnapshot())).toBe(false);

    await send(
      { type: 'contact.field.changed', field: 'email', value: ' Ada@Clinic.example ' },
      ...typeAddress,
      { type: 'contact.submitted' },
    );
    expect(place()).toBe('contact.saving');
    expect(isPending(actor.getSnapshot())).toBe(true);
    const withContact = { ...exampleCheckout, email: 'ada@clinic.example' };
    await script.answer('updateContact', { status: 'accepted', checkout: withContact });
    expect(place()).toBe('shipping.address.saving');
    const withAddress = {
      ...withContact,
      shippingAddress: exampleAddress,
      shippingMethods: exampleShippingMethods,
      isTaxFinal: true,
    };
    await script.answer('updateShippingAddress', { status: 'accepted', checkout: withAddress });
    expect(place()).toBe('shipping.method.choosing');

    await send({ type: 'shipping.method.submitted' });
    const withMethod = { ...withAddress, shippingMethodId: 'standard' };
    await script.answer('updateShippingMethod', { status: 'accepted', checkout: withMethod });
    expect(place()).toBe('billing.address.sameAsShipping');

    await send({ type: 'billing.submitted' });
    const complete = { ...withMethod, billingAddress: exampleAddress };
    await script.answer('updateBillingAddress', { status: 'accepted', checkout: complete });
    expect(place()).toBe('billing.payment');
    expect(isPending(actor.getSnapshot())).toBe(true);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    const leftStep = actor.getSnapshot();
    expect(isPending(leftStep)).toBe(true);
    await script.answer('choosePayment', {
      status: 'kept',
      attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
    });
    expect(place()).toBe('review.ready');
    expect(paymentFormIn(actor.getSnapshot()).details).toEqual(exampleMeans.details);
    // It stays on the page until the review has loaded.
    expect(paymentFormIn(leftStep).method).toBe('CREDIT_CARD');

    await send(
      ...complete.requiredAttestations.map((attestation): CheckoutEvent => ({
        type: 'attestation.changed',
        attestation,
        isTicked: true,
      })),
      { type: 'order.submitted' },
    );
    await script.answer('createIdempotencyKey', 'key-1');
    expect(place()).toBe('placing.sending');
    expect(screenOf(actor.getSnapshot())).toBe('placing');
    await script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });

    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toEqual({ orderToken: 'order-1' });
    expect(screenOf(actor.getSnapshot())).toBe('placed');

    const checkoutId = exampleCheckout.id;
    expect({
      contact: script.asked('updateContact'),
      shippingAddress: script.asked('updateShippingAddress'),
      shippingMethod: script.asked('updateShippingMethod'),
      billingAddress: script.asked('updateBillingAddress'),
      card: script.asked('tokeniseCard'),
      payment: script.asked('choosePayment'),
      order: script.asked('placeOrder'),
    }).toEqual({
      contact: [
        {
          checkoutId,
          email: 'ada@clinic.example',
          marketingOptIn: false,
          organizationName: '',
          references: noReferences,
        },
      ],
      shippingAddress: [{ checkoutId, address: exampleAddress }],
      shippingMethod: [{ checkoutId, shippingMethodId: 'standard', note: '' }],
      billingAddress: [{ checkoutId, address: exampleAddress }],
      card: [{ billingAddress: exampleAddress, email: 'ada@clinic.example' }],
      payment: [{ checkoutId, method: 'CREDIT_CARD', token: 'pm_1' }],
      order: [
        {
          checkoutId,
          idempotencyKey: 'key-1',
          shownTotal: { amount: 431_900, currency: 'USD' },
          shownPayment: { method: 'CREDIT_CARD', token: 'pm_1' },
          shownTrialCharge: null,
          attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
        },
      ],
    });
  });

  it.each([
    ['missing', 'missing'],
    ['expired', 'expired'],
  ] as const)('explains that a checkout is %s', async (status, place) => {
    const running = await openCheckout({ status });
    expect(running.place()).toBe(place);
    expect(currentStep(running.actor.getSnapshot())).toBeNull();
  });

  it('shows the order of a checkout that was placed earlier', async () => {
    const { actor, place } = await openCheckout({ status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    expect(actor.getSnapshot().output).toEqual({ orderToken: 'order-1' });
  });

  it('explains that the cart is empty', async () => {
    const { place } = await openCheckout({ status: 'open', checkout: { ...exampleCheckout, lines: [] } });
    expect(place()).toBe('unorderable.empty');
  });
});

describe('a step', () => {
  it("can't be left with mistakes, and lists them in the order of its fields", async () => {
    const { actor, script, send, place } = await openCheckout({ status: 'open', checkout: exampleCheckout });
    await send(
      { type: 'contact.buyer.chosen', buyer: 'organization' },
      { type: 'contact.field.changed', field: 'organizationName', value: 'Clinic' },
      { type: 'contact.field.changed', field: 'costCentre', value: 'x'.repeat(65) },
      ...typeAddress.filter((event) => 'field' in event && event.field !== 'city'),
      { type: 'contact.submitted' },
    );
    expect(place()).toBe('contact.editing.organization');
    expect(problemsOf(actor.getSnapshot())).toEqual([
      { source: 'check', field: 'email', reason: 'required' },
      { source: 'check', field: 'costCentre', reason: 'too_long' },
      { source: 'check', field: 'city', reason: 'required' },
    ]);
    expect(script.open()).toEqual([]);
  });

  it('reports an invalid email address when the field is left, never while typing, and no longer once it is corrected', async () => {
    const { actor, send } = await openCheckout({ status: 'open', checkout: exampleCheckout });
    const problems = () => problemsOf(actor.getSnapshot());
    await send({ type: 'contact.field.changed', field: 'email', value: 'ada@' });
    expect(problems()).toEqual([]);
    await send({ type: 'contact.field.left', field: 'email' });
    expect(problems()).toEqual([{ source: 'check', field: 'email', reason: 'format' }]);
    await send({ type: 'contact.field.changed', field: 'email', value: 'ada@clinic' });
    expect(problems()).toEqual([{ source: 'check', field: 'email', reason: 'format' }]);
    await send({ type: 'contact.field.changed', field: 'email', value: 'ada@clinic.example' });
    expect(problems()).toEqual([]);
  });

  it('keeps everything typed when the connection is lost, and the same button retries', async () => {
    const { actor, script, send, place } = await openCheckout({
      status: 'open',
      checkout: { ...exampleCheckout, email: 'ada@clinic.example' },
    });
    await send(...typeAddress, { type: 'address.submitted' });
    await script.fail('updateShippingAddress');
    expect(place()).toBe('shipping.address.editing');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
    await send({ type: 'address.submitted' });
    expect(place()).toBe('shipping.address.saving');
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
    expect(script.asked('updateShippingAddress').map(({ address }) => address)).toEqual([
      exampleAddress,
      exampleAddress,
    ]);
  });

  it('shows a refusal by the server at its field until the field changes', async () => {
    const { actor, script, send, place } = await openCheckout({
      status: 'open',
      checkout: { ...exampleCheckout, email: 'ada@clinic.example' },
    });
    await send(...typeAddress, { type: 'address.submitted' });
    const refusal = { code: 'INVALID', field: 'postalCode', reason: null, most: null } as const;
    await script.answer('updateShippingAddress', { status: 'refused', refusals: [refusal], checkout: null });
    expect(place()).toBe('shipping.address.editing');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
    await send({ type: 'address.field.changed', field: 'postalCode', value: '94103' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });

  it('shares a screen with the steps that are filled in together', async () => {
    const { actor } = await openCheckout();
    expect(progressOf(actor.getSnapshot())).toEqual({
      number: 3,
      of: 4,
      steps: ['billing.address', 'payment'],
    });
    expect(canGoBack(actor.getSnapshot())).toBe(true);
  });
});

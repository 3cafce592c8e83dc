import { describe, expect, it } from 'vitest';
import { billingAddressFormOf, problemsOf } from './index.ts';
import {
  checkoutAtReview,
  completeCheckout,
  exampleAddress,
  exampleCard,
  membershipCheckout,
  otherAddress,
  withTotal,
  exampleMeans,
  payByCard,
} from '../testing/index.ts';
import { open } from './checkout-steps.fixture.ts';

const moved = { type: 'address.field.changed', field: 'streetAddress2', value: 'Suite 5' } as const;

describe('a change from the review', () => {
  it('returns to the review if nothing else is needed', async () => {
    const { script, send, place } = await checkoutAtReview();
    await send({ type: 'step.requested', step: 'shipping.method' });
    await send(
      { type: 'shipping.method.chosen', shippingMethodId: 'express' },
      { type: 'shipping.method.submitted' },
    );
    expect(script.asked('updateShippingMethod')).toEqual([
      { checkoutId: completeCheckout.id, shippingMethodId: 'express', note: '' },
    ]);
    const faster = { ...withTotal(completeCheckout, 436_400), shippingMethodId: 'express' };
    await script.answer('updateShippingMethod', { status: 'accepted', checkout: faster });
    expect(place()).toBe('review.ready');
  });

  it('asks only for the newly required answers', async () => {
    const { script, send, place } = await checkoutAtReview();
    await send({ type: 'step.requested', step: 'shipping.address' }, moved, { type: 'address.submitted' });
    await script.answer('updateShippingAddress', {
      status: 'accepted',
      checkout: { ...completeCheckout, shippingMethodId: null },
    });
    expect(place()).toBe('shipping.method.choosing');
    await send({ type: 'shipping.method.submitted' });
    await script.answer('updateShippingMethod', { status: 'accepted', checkout: completeCheckout });
    expect(place()).toBe('review.ready');
  });

  it('updates the billing address with the shipping address if the buyer chose so', async () => {
    const { script, send, place } = await checkoutAtReview();
    await send({ type: 'step.requested', step: 'billing.address' }, { type: 'billing.submitted' });
    await script.answer('updateBillingAddress', { status: 'accepted', checkout: completeCheckout });
    await send({ type: 'step.requested', step: 'shipping.address' });
    await send({
      type: 'address.field.changed',
      field: 'streetAddress1',
      value: otherAddress.streetAddress1,
    });
    await send({ type: 'address.field.changed', field: 'postalCode', value: otherAddress.postalCode });
    await send({ type: 'address.submitted' });
    const moved = { ...completeCheckout, shippingAddress: otherAddress };
    await script.answer('updateShippingAddress', { status: 'accepted', checkout: moved });
    expect(place()).toBe('shipping.address.copyingToBilling');
    await script.answer('updateBillingAddress', {
      status: 'accepted',
      checkout: { ...moved, billingAddress: otherAddress },
    });
    expect(place()).toBe('review.ready');
    expect(script.asked('updateBillingAddress').map(({ address }) => address)).toEqual([
      exampleAddress,
      otherAddress,
    ]);
  });

  it('leaves a separate billing address unchanged', async () => {
    const { script, send, place } = await checkoutAtReview({
      ...completeCheckout,
      billingAddress: otherAddress,
    });
    await send({ type: 'step.requested', step: 'shipping.address' }, moved, { type: 'address.submitted' });
    await script.answer('updateShippingAddress', {
      status: 'accepted',
      checkout: { ...completeCheckout, billingAddress: otherAddress },
    });
    expect(place()).toBe('review.ready');
    expect(script.asked('updateBillingAddress')).toEqual([]);
  });

  it('keeps the card unless the buyer chooses another', async () => {
    const running = await checkoutAtReview();
    const { actor, script, send, place } = running;
    await send({ type: 'step.requested', step: 'payment' }, { type: 'payment.submitted' });
    expect(place()).toBe('review.ready');
    expect(script.asked('choosePayment')).toHaveLength(1);
    await send({ type: 'step.requested', step: 'payment' }, { type: 'payment.card.replaced' });
    await payByCard(running, { ...exampleCard, paymentMethodId: 'pm_2' });
    expect(place()).toBe('review.ready');
    expect(actor.getSnapshot().context.payment).toEqual({
      method: 'CREDIT_CARD',
      means: { ...exampleMeans, token: 'pm_2' },
    });
  });

  it('is left while the card is being checked, and the early Continue is dropped', async () => {
    const { actor, script, send, place } = await open(completeCheckout, 'payment');
    await send({ type: 'payment.submitted' }, { type: 'step.requested', step: 'billing.address' });
    expect(place()).toBe('billing.address.sameAsShipping');
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    expect(place()).toBe('billing.address.sameAsShipping');
    await send({ type: 'step.requested', step: 'payment' });
    expect([actor.getSnapshot().context.payment, script.open()]).toEqual([null, []]);
    expect(script.asked('choosePayment')).toEqual([]);
  });

  it('keeps checking the card when another tab reports a change', async () => {
    const { script, send, place } = await open(completeCheckout, 'payment');
    await send({ type: 'payment.submitted' }, { type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(script.asked('tokeniseCard')).toHaveLength(1);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', {
      status: 'kept',
      attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
    });
    expect(place()).toBe('review.ready');
  });
});

describe('the billing address', () => {
  it('can be a separate one, and the shipping address again', async () => {
    const { script, send, place } = await open(completeCheckout, 'billing.address');
    expect(place()).toBe('billing.address.sameAsShipping');
    await send({ type: 'billing.source.chosen', source: 'own' });
    expect(place()).toBe('billing.address.editing');
    await send({ type: 'billing.source.chosen', source: 'shipping' }, { type: 'billing.submitted' });
    expect(script.asked('updateBillingAddress')).toEqual([
      { checkoutId: completeCheckout.id, address: exampleAddress },
    ]);
    expect(place()).toBe('billing.address.saving');
  });

  it('starts as the shipping address if it is separate', async () => {
    const { actor, send } = await open({ ...completeCheckout, billingAddress: null }, 'billing.address');
    await send({ type: 'billing.source.chosen', source: 'own' });
    expect(billingAddressFormOf(actor.getSnapshot()).address).toEqual(completeCheckout.shippingAddress);
  });

  it('can be typed, kept over a detour, checked and saved', async () => {
    const { actor, script, send, place } = await open(completeCheckout, 'billing.address');
    await send({ type: 'billing.source.chosen', source: 'own' });
    await send(
      { type: 'address.field.changed', field: 'postalCode', value: '9411' },
      { type: 'address.field.left', field: 'postalCode' },
    );
    expect(problemsOf(actor.getSnapshot())).toEqual([
      { source: 'check', field: 'postalCode', reason: 'postal_code_format' },
    ]);
    await send(
      { type: 'step.requested', step: 'contact' },
      { type: 'step.requested', step: 'billing.address' },
    );
    expect(billingAddressFormOf(actor.getSnapshot()).address.postalCode).toBe('9411');
    await send({ type: 'address.field.changed', field: 'postalCode', value: '94110' });
    await send({ type: 'address.submitted' });
    expect(place()).toBe('billing.address.saving');
    expect(script.asked('updateBillingAddress')).toMatchObject([{ address: { postalCode: '94110' } }]);
  });

  it('cannot be the shipping address if nothing is shipped', async () => {
    const { send, place } = await open({ ...membershipCheckout, email: 'ada@clinic.example' });
    await send({ type: 'billing.source.chosen', source: 'shipping' });
    expect(place()).toBe('billing.address.editing');
    await send({ type: 'billing.source.chosen', source: 'own' });
    expect(place()).toBe('billing.address.editing');
  });

  it('is shown as a separate one if it differs on the server', async () => {
    const { place } = await open({ ...completeCheckout, billingAddress: otherAddress }, 'billing.address');
    expect(place()).toBe('billing.address.editing');
  });
});

import { describe, expect, it } from 'vitest';
import type { Checkout } from '../cart/index.ts';
import {
  billingAddressFormOf,
  checkoutSteps,
  currentStep,
  paymentFormIn,
  problemsOf,
  screensOf,
  type CheckoutStepId,
  shippingAddressFormOf,
  shownCheckoutOf,
} from './index.ts';
import {
  checkoutAtReview,
  completeCheckout,
  exampleAddress,
  exampleCard,
  exampleCheckout,
  exampleShippingMethods,
  membershipCheckout,
  openCheckout,
  otherAddress,
  withTotal,
  exampleMeans,
  payByCard,
  savedMeans,
} from '../testing/index.ts';

const moved = { type: 'address.field.changed', field: 'streetAddress2', value: 'Suite 5' } as const;

const open = (checkout: Checkout, requestedStep: CheckoutStepId | null = null) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep } });

const screens = async (checkout: Checkout) => screensOf((await open(checkout)).actor.getSnapshot());

describe('the steps of a checkout', () => {
  it('omit shipping if nothing is shipped', async () => {
    expect(await screens(membershipCheckout)).toEqual([
      ['contact'],
      ['billing.address', 'payment'],
      ['review'],
    ]);
  });

  it('omit payment if nothing is to be paid, and place the order as free', async () => {
    const free = withTotal(completeCheckout, 0);
    const running = await open(free);
    expect(screensOf(running.actor.getSnapshot())).toEqual([
      ['contact', 'shipping.address'],
      ['shipping.method'],
      ['billing.address'],
      ['review'],
    ]);
    await running.send(
      { type: 'attestation.changed', attestation: 'LICENSED', isTicked: true },
      { type: 'attestation.changed', attestation: 'TERMS_AND_CONDITIONS', isTicked: true },
      { type: 'order.submitted' },
    );
    await running.script.answer('createIdempotencyKey', 'key-1');
    expect(running.script.asked('placeOrder')).toMatchObject([
      { shownTotal: { amount: 0 }, shownPayment: null },
    ]);
    expect(running.script.asked('choosePayment')).toEqual([]);
  });

  it('ask for a separate billing address if nothing is shipped', async () => {
    const { place } = await open({ ...membershipCheckout, email: 'ada@clinic.example' });
    expect(place()).toBe('billing.address.editing');
  });
});

describe('a link to a step', () => {
  it.each([
    ['contact', completeCheckout, 'contact.editing.person'],
    ['shipping.method', completeCheckout, 'shipping.method.choosing'],
    ['review', completeCheckout, 'billing.payment'],
    ['payment', exampleCheckout, 'contact.editing.person'],
    ['payment', { ...completeCheckout, shippingMethodId: null }, 'shipping.method.choosing'],
    ['shipping.address', membershipCheckout, 'contact.editing.person'],
    [null, { ...exampleCheckout, email: 'ada@clinic.example' }, 'shipping.address.editing'],
  ] as const)(
    '%s: opens the step, or the first incomplete one before it',
    async (step, checkout, expected) => {
      expect((await open(checkout, step)).place()).toBe(expected);
    },
  );

  it('names every step in the URL and finds it again', () => {
    expect(checkoutSteps.ids.map((step) => checkoutSteps.stepAt(checkoutSteps.segmentOf(step)))).toEqual(
      checkoutSteps.ids,
    );
    expect([
      checkoutSteps.stepAt('no-such-step'),
      checkoutSteps.stepAt(null),
      checkoutSteps.stepAt('__proto__'),
    ]).toEqual([null, null, null]);
  });
});

describe('back and forward', () => {
  it('reach every step whose earlier steps are complete, and no other', async () => {
    const { actor, send, place } = await open(completeCheckout);
    for (const step of [
      'contact',
      'shipping.address',
      'shipping.method',
      'billing.address',
      'payment',
    ] as const) {
      await send({ type: 'step.requested', step });
      expect(currentStep(actor.getSnapshot())).toBe(step);
    }
    await send({ type: 'step.requested', step: 'review' });
    expect(place()).toBe('billing.payment');
  });

  it.each([
    ['everything', completeCheckout, ['shipping.method', 'shipping.address', 'shipping.address']],
    ['nothing to ship', membershipCheckout, ['contact', 'contact']],
  ] as const)('go back screen by screen with %s', async (_, checkout, steps) => {
    const { actor, send } = await open(
      { ...checkout, email: 'ada@clinic.example', billingAddress: exampleAddress },
      'billing.address',
    );
    for (const step of steps) {
      await send({ type: 'back.requested' });
      expect(currentStep(actor.getSnapshot())).toBe(step);
    }
  });

  it.each([
    ['payment', completeCheckout],
    ['billing.address', withTotal(completeCheckout, 0)],
  ] as const)('go back from the review to %s', async (step, checkout) => {
    const { actor, send } =
      step === 'payment' ? await checkoutAtReview(checkout) : await open(checkout, 'review');
    await send({ type: 'back.requested' });
    expect(currentStep(actor.getSnapshot())).toBe(step);
  });

  it('keep what was typed but not saved', async () => {
    const { actor, send } = await open(completeCheckout, 'shipping.address');
    await send(
      { type: 'address.field.changed', field: 'city', value: 'Oakland' },
      { type: 'step.requested', step: 'contact' },
      { type: 'step.requested', step: 'shipping.address' },
    );
    expect(shippingAddressFormOf(actor.getSnapshot()).address).toEqual({
      ...exampleAddress,
      city: 'Oakland',
    });
  });

  it('do not leave a step while it is being saved', async () => {
    const { send, place } = await open(completeCheckout, 'contact');
    await send({ type: 'contact.submitted' }, { type: 'step.requested', step: 'payment' });
    expect(place()).toBe('contact.saving');
  });

  it('clear a connection error when the buyer goes to another step', async () => {
    const { actor, script, send } = await open(completeCheckout, 'contact');
    await send({ type: 'contact.submitted' });
    await script.fail('updateContact');
    await send({ type: 'step.requested', step: 'shipping.method' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });
});

describe('the prices shown', () => {
  const shippingAndTotals = ({ shippingPrice, total, taxLines }: Checkout) => ({
    shippingPrice,
    total,
    taxLines,
  });
  const [standard, express] = exampleShippingMethods;

  it('are those of the selected shipping method at its step, and the saved ones everywhere else', async () => {
    const { actor, send } = await checkoutAtReview();
    const prices = () => shippingAndTotals(shownCheckoutOf(actor.getSnapshot())!);
    await send({ type: 'step.requested', step: 'shipping.method' });
    expect(prices()).toEqual(standard?.checkoutPrices);
    await send({ type: 'shipping.method.chosen', shippingMethodId: 'express' });
    expect(prices()).toEqual(express?.checkoutPrices);
    await send({ type: 'step.requested', step: 'contact' });
    expect(prices()).toEqual(shippingAndTotals(completeCheckout));
  });

  it('are the saved ones if the store does not calculate them in advance', async () => {
    const silent = exampleShippingMethods.map((method) => ({ ...method, checkoutPrices: null }));
    const { actor } = await open({ ...completeCheckout, shippingMethods: silent }, 'shipping.method');
    expect(shippingAndTotals(shownCheckoutOf(actor.getSnapshot())!)).toEqual(
      shippingAndTotals(completeCheckout),
    );
  });
});

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

describe('the shipping method', () => {
  it('shows a message if none is available for the address', async () => {
    const { actor, script, send } = await open(
      { ...completeCheckout, shippingMethods: [], shippingMethodId: null },
      'shipping.method',
    );
    await send({ type: 'shipping.method.submitted' });
    expect(script.open()).toEqual([]);
    expect(problemsOf(actor.getSnapshot())).toEqual([
      {
        source: 'server',
        code: 'SHIPPING_METHOD_NOT_SET',
        field: 'shippingMethodId',
        reason: null,
        most: null,
      },
    ]);
  });
});

it('a returning buyer with a saved card and complete answers starts at the review', async () => {
  const { actor, place, script } = await openCheckout(
    { status: 'open', checkout: completeCheckout },
    { input: { payment: { method: 'CREDIT_CARD', means: savedMeans } } },
  );
  expect([place(), paymentFormIn(actor.getSnapshot()).savedMethodId]).toEqual([
    'review.ready',
    savedMeans.token,
  ]);
  expect(script.asked('choosePayment')).toEqual([]);
});

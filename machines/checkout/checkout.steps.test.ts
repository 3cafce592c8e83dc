import { describe, expect, it } from 'vitest';
import type { Checkout } from '../cart/index.ts';
import {
  checkoutSteps,
  currentStep,
  paymentFormIn,
  problemsOf,
  screensOf,
  shippingAddressFormOf,
  shownCheckoutOf,
} from './index.ts';
import {
  checkoutAtReview,
  completeCheckout,
  exampleAddress,
  exampleCheckout,
  exampleShippingMethods,
  membershipCheckout,
  openCheckout,
  withTotal,
  savedMeans,
} from '../testing/index.ts';
import { open } from './checkout-steps.fixture.ts';

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

import { describe, expect, it } from 'vitest';
import {
  type CheckoutStepId,
  contactFormOf,
  paymentFormIn,
  readCheckout,
  repeatWaits,
  shippingAddressFormOf,
  storeCheckout,
} from './index.ts';
import {
  checkoutAtReview,
  checkoutBeingPlaced,
  completeCheckout,
  exampleInput,
  openCheckout,
  type RunningCheckout,
  startCheckout,
  withTotal,
  exampleMeans,
} from '../testing/index.ts';

const at = (requestedStep: CheckoutStepId, checkout = completeCheckout) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep } });

const refusedAnswer = (code: 'PRICES_ARE_CHANGED' | 'ORDER_CREATION_FAILED' | 'COUNTRY_NOT_AVAILABLE') => ({
  status: 'refused' as const,
  refusals: [{ code, field: null, reason: null, most: null }],
  checkout: code === 'PRICES_ARE_CHANGED' ? withTotal(completeCheckout, 440_000) : null,
});

const moved = { type: 'address.field.changed', field: 'streetAddress2', value: 'Suite 5' } as const;

/** The events that lead to every state in which a reload can happen. */
const ways: Readonly<Record<string, () => Promise<RunningCheckout>>> = {
  loading: () => startCheckout(),
  missing: () => openCheckout({ status: 'missing' }),
  expired: () => openCheckout({ status: 'expired' }),
  'unorderable.empty': () => openCheckout({ status: 'open', checkout: { ...completeCheckout, lines: [] } }),
  'contact.editing.person': () => at('contact'),
  'contact.editing.checkingEmail': async () => {
    const running = await at('contact');
    await running.send({ type: 'contact.field.left', field: 'email' });
    return running;
  },
  'contact.saving': async () => {
    const running = await at('contact');
    await running.send({ type: 'contact.submitted' });
    return running;
  },
  'shipping.address.editing': () => at('shipping.address'),
  'shipping.address.saving': async () => {
    const running = await at('shipping.address');
    await running.send(moved, { type: 'address.submitted' });
    return running;
  },
  'shipping.address.copyingToBilling': async () => {
    const running = await at('billing.address');
    await running.send({ type: 'billing.submitted' });
    await running.script.answer('updateBillingAddress', { status: 'accepted', checkout: completeCheckout });
    await running.script.fail('tokeniseCard');
    await running.send({ type: 'step.requested', step: 'shipping.address' }, moved, {
      type: 'address.submitted',
    });
    await running.script.answer('updateShippingAddress', { status: 'accepted', checkout: completeCheckout });
    return running;
  },
  'shipping.method.choosing': () => at('shipping.method'),
  'shipping.method.saving': async () => {
    const running = await at('shipping.method');
    await running.send({ type: 'shipping.method.submitted' });
    return running;
  },
  'billing.address.sameAsShipping': () => at('billing.address'),
  'billing.address.editing': async () => {
    const running = await at('billing.address');
    await running.send({ type: 'billing.source.chosen', source: 'own' });
    return running;
  },
  'billing.address.saving': async () => {
    const running = await at('billing.address');
    await running.send({ type: 'billing.submitted' });
    return running;
  },
  'billing.payment': () => at('payment'),
  'review.ready': () => checkoutAtReview(),
  'review.changed': async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', refusedAnswer('PRICES_ARE_CHANGED'));
    return running;
  },
  'placing.creatingKey': async () => {
    const running = await checkoutAtReview();
    await running.send({ type: 'order.submitted' });
    return running;
  },
  'placing.sending': () => checkoutBeingPlaced(),
  'placing.confirming': async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    return running;
  },
  'placing.waiting': async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', { status: 'pending' });
    return running;
  },
  'placing.unclear': async () => {
    const running = await checkoutBeingPlaced();
    await running.script.fail('placeOrder');
    return running;
  },
  rechecking: async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', refusedAnswer('ORDER_CREATION_FAILED'));
    return running;
  },
  unavailable: async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', refusedAnswer('COUNTRY_NOT_AVAILABLE'));
    await running.script.fail('loadCheckout');
    return running;
  },
  'failed.unloaded.waiting': async () => {
    const running = await startCheckout();
    await running.script.fail('loadCheckout');
    return running;
  },
  'failed.unloaded.asking': async () => {
    const running = await startCheckout();
    await running.script.fail('loadCheckout');
    await running.send({ type: 'retry.requested' });
    return running;
  },
  'failed.unloaded.resting': async () => {
    const running = await startCheckout();
    await running.script.fail('loadCheckout');
    for (const milliseconds of repeatWaits) {
      await running.wait(milliseconds);
      await running.script.fail('loadCheckout');
    }
    return running;
  },
  'failed.refused': async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', refusedAnswer('ORDER_CREATION_FAILED'));
    await running.script.fail('loadCheckout');
    return running;
  },
  'failed.unanswered': async () => {
    const running = await checkoutBeingPlaced();
    for (const milliseconds of repeatWaits) {
      await running.script.fail('placeOrder');
      await running.wait(milliseconds);
    }
    await running.script.fail('placeOrder');
    return running;
  },
  placed: () => openCheckout({ status: 'placed', orderToken: 'order-1' }),
};

/** Nothing is stored about a failed request or an empty cart; the reload requests it again. */
const placesAskedAgain: readonly string[] = [
  'loading',
  'missing',
  'expired',
  'failed.unloaded.waiting',
  'failed.unloaded.asking',
  'failed.unloaded.resting',
  'placed',
];
const kept = Object.entries(ways).filter(([place]) => !placesAskedAgain.includes(place));

/** Stops a running checkout and restarts it from storage. */
async function reload(running: RunningCheckout): Promise<RunningCheckout> {
  const stored: unknown = JSON.parse(JSON.stringify(storeCheckout(running.stored())));
  running.actor.stop();
  const snapshot = readCheckout(stored, exampleInput.checkoutToken);
  expect(snapshot).not.toBeNull();
  return startCheckout({ snapshot, clock: running.clock });
}

describe('a reload', () => {
  it.each(kept)('at %s keeps the position and all data', async (place, go) => {
    const before = await go();
    expect(before.place()).toBe(place);
    const questions = before.script.open();
    const context = before.actor.getSnapshot().context;
    const after = await reload(before);
    expect(after.place()).toBe(place);
    expect(after.actor.getSnapshot().context).toEqual(context);
    expect(after.script.open()).toEqual(questions);
  });

  it('while a wallet’s card is stored lets the buyer give a card again, for the wallet is gone', async () => {
    const before = await at('payment');
    await before.send({ type: 'payment.wallet.approved' });
    expect(paymentFormIn(before.actor.getSnapshot()).isPending).toBe(true);
    const after = await reload(before);
    expect([after.place(), paymentFormIn(after.actor.getSnapshot())]).toMatchObject([
      'billing.payment',
      { details: null, trouble: null, isPending: false },
    ]);
    expect(after.script.asked('tokeniseWallet')).toEqual([]);
    await after.send({ type: 'payment.wallet.approved' });
    expect(after.script.asked('tokeniseWallet')).toHaveLength(1);
  });

  it.each(placesAskedAgain)('at %s asks the shop again', async (place) => {
    const before = await ways[place]?.();
    expect(before?.place()).toBe(place);
    expect(storeCheckout(before?.stored())).toBeNull();
  });

  it.each(Object.entries(ways))('at %s: the context is plain JSON', async (_place, go) => {
    const { context } = (await go()).actor.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });

  it('in the middle of a word keeps every letter', async () => {
    const before = await at('shipping.address');
    await before.send({ type: 'address.field.changed', field: 'city', value: 'Oakl' });
    const after = await reload(before);
    expect(shippingAddressFormOf(after.actor.getSnapshot()).address.city).toBe('Oakl');
    await after.send(
      { type: 'address.field.changed', field: 'city', value: 'Oakland' },
      { type: 'address.submitted' },
    );
    expect(after.script.asked('updateShippingAddress')).toMatchObject([{ address: { city: 'Oakland' } }]);

    const contact = await at('contact');
    await contact.send({ type: 'contact.field.changed', field: 'email', value: 'ad' });
    expect(contactFormOf((await reload(contact)).actor.getSnapshot()).email).toBe('ad');
  });

  it('finds the key in storage before the order is sent', async () => {
    const running = await checkoutAtReview();
    const keys: unknown[] = [];
    running.actor.subscribe(({ context }) => {
      if (context.placement !== null)
        keys.push([context.placement.idempotencyKey, running.script.asked('placeOrder').length]);
    });
    await running.send({ type: 'order.submitted' });
    await running.script.answer('createIdempotencyKey', 'key-1');
    expect(keys).toEqual([['key-1', 0]]);
    expect(running.script.asked('placeOrder')).toHaveLength(1);
  });

  it('while an order is being sent repeats the same request, with the same key', async () => {
    const before = await checkoutBeingPlaced();
    const sent = before.script.asked('placeOrder');
    const after = await reload(before);
    expect(after.script.asked('placeOrder')).toEqual(sent);
    await after.script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });
    expect(after.place()).toBe('placed');
  });

  it('while the outcome is unclear waits only for the remaining time', async () => {
    const before = await checkoutBeingPlaced();
    await before.script.fail('placeOrder');
    await before.wait(600);
    const after = await reload(before);
    expect(after.script.open()).toEqual([]);
    await after.wait(399);
    expect(after.place()).toBe('placing.unclear');
    await after.wait(1);
    expect(after.place()).toBe('placing.sending');
    expect(after.script.asked('placeOrder')).toMatchObject([{ idempotencyKey: 'key-1' }]);
  });

  it('long after the wait has ended asks at once', async () => {
    const before = await checkoutBeingPlaced();
    await before.script.fail('placeOrder');
    const stored = storeCheckout(before.stored());
    before.actor.stop();
    before.clock.increment(60_000);
    const after = await startCheckout({ snapshot: readCheckout(stored, 'token-1'), clock: before.clock });
    await after.wait(0);
    expect(after.place()).toBe('placing.sending');
  });

  it('keeps the card’s token, so the number need not be entered again', async () => {
    const after = await reload(await checkoutAtReview());
    expect(after.actor.getSnapshot().context.payment).toEqual({
      method: 'CREDIT_CARD',
      means: exampleMeans,
    });
    await after.send({ type: 'order.submitted' });
    await after.script.answer('createIdempotencyKey', 'key-9');
    expect(after.script.asked('placeOrder')).toMatchObject([{ idempotencyKey: 'key-9' }]);
  });
});

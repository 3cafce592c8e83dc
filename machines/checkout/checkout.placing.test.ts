import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkoutMachine, problemsOf, refusalsIn, repeatWaits } from './index.ts';
import { UnprovidedPortError } from '../flow/index.ts';
import { checkoutAtReview, checkoutBeingPlaced, exampleInput } from '../testing/index.ts';

const keysOf = (asked: readonly { readonly idempotencyKey: string }[]) =>
  asked.map(({ idempotencyKey }) => idempotencyKey);

describe('placing an order', () => {
  it('waits for every acknowledgement and lists the missing ones', async () => {
    const { actor, script, send, place } = await checkoutAtReview();
    await send(
      { type: 'attestation.changed', attestation: 'LICENSED', isTicked: false },
      { type: 'order.submitted' },
    );
    expect(place()).toBe('review.ready');
    expect(script.open()).toEqual([]);
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'attestation', attestation: 'LICENSED' }]);
    await send({ type: 'attestation.changed', attestation: 'LICENSED', isTicked: true });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
    expect(actor.getSnapshot().context.attestations).toContain('LICENSED');
  });

  it('sends it once, however often the button is pressed', async () => {
    const { script, send } = await checkoutAtReview();
    await send({ type: 'order.submitted' }, { type: 'order.submitted' });
    await script.answer('createIdempotencyKey', 'key-1');
    await send({ type: 'order.submitted' }, { type: 'retry.requested' });
    expect(script.asked('createIdempotencyKey')).toHaveLength(1);
    expect(script.asked('placeOrder')).toHaveLength(1);
  });

  it('retries with the same key at growing intervals while there is no response, then says so; a manual retry keeps the key', async () => {
    const { script, send, place, wait } = await checkoutBeingPlaced();
    for (const milliseconds of repeatWaits) {
      await script.fail('placeOrder');
      expect(place()).toBe('placing.unclear');
      await wait(milliseconds - 1);
      expect(script.open()).toEqual([]);
      await wait(1);
      expect(place()).toBe('placing.sending');
    }
    await script.fail('placeOrder');
    expect(place()).toBe('failed.unanswered');

    await send({ type: 'retry.requested' });
    await script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    const asked = script.asked('placeOrder');
    expect(asked).toHaveLength(repeatWaits.length + 2);
    expect(asked.every((input) => JSON.stringify(input) === JSON.stringify(asked[0]))).toBe(true);
  });

  it('retries with the same key while another attempt is in progress', async () => {
    const { script, place, wait } = await checkoutBeingPlaced();
    await script.answer('placeOrder', { status: 'pending' });
    expect(place()).toBe('placing.waiting');
    await wait(repeatWaits[0] ?? 0);
    await script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    expect(keysOf(script.asked('placeOrder'))).toEqual(['key-1', 'key-1']);
  });

  it('keeps the buyer on the placing screen, whatever the URL requests', async () => {
    const { script, send, place } = await checkoutBeingPlaced();
    await send(
      { type: 'step.requested', step: 'contact' },
      { type: 'voucher.submitted', code: 'WELCOME10' },
      { type: 'voucher.removed' },
      { type: 'checkout.refreshed' },
    );
    expect(place()).toBe('placing.sending');
    expect(script.open()).toEqual(['placeOrder']);
  });

  it('shows the order instead of an error if it exists after all', async () => {
    const { actor, script, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [{ code: 'ORDER_CREATION_FAILED', field: null, reason: null, most: null }],
      checkout: null,
    });
    expect(place()).toBe('rechecking');
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    expect(actor.getSnapshot().output).toEqual({ orderToken: 'order-1' });
  });

  it('stays at the review if no key could be generated', async () => {
    const { actor, script, send, place } = await checkoutAtReview();
    await send({ type: 'order.submitted' });
    await script.fail('createIdempotencyKey');
    expect(place()).toBe('review.ready');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
  });

  it('stops waiting for another attempt at some point, and a manual retry starts to wait again', async () => {
    const { actor, script, send, place, wait } = await checkoutBeingPlaced();
    for (const milliseconds of repeatWaits) {
      await script.answer('placeOrder', { status: 'pending' });
      await wait(milliseconds);
    }
    await script.answer('placeOrder', { status: 'pending' });
    expect(place()).toBe('failed.unanswered');
    expect(refusalsIn(actor.getSnapshot())).toEqual([]);
    await send({ type: 'retry.requested' });
    await script.answer('placeOrder', { status: 'pending' });
    expect(place()).toBe('placing.waiting');
  });

  it('clears earlier messages when the buyer tries again', async () => {
    const { actor, script, send } = await checkoutBeingPlaced();
    const refusals = [{ code: 'BANNED_EMAIL_ADDRESS', field: null, reason: null, most: null }] as const;
    await script.answer('placeOrder', { status: 'refused', refusals, checkout: null });
    expect(refusalsIn(actor.getSnapshot())).toEqual(refusals);
    await send({ type: 'order.submitted' });
    expect(refusalsIn(actor.getSnapshot())).toEqual([]);
  });
});

describe('a port that was not provided', () => {
  it('throws instead of looking like a lost response', async () => {
    const running = await checkoutAtReview();
    const actor = createActor(checkoutMachine, {
      input: exampleInput,
      snapshot: running.actor.getPersistedSnapshot(),
    });
    running.actor.stop();
    const failure = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    actor.send({ type: 'order.submitted' });
    expect(await failure).toEqual(new UnprovidedPortError('createIdempotencyKey'));
  });

  it.each(['placeOrder', 'confirmPayment'] as const)('also throws at %s', async (name) => {
    const running = await checkoutBeingPlaced();
    if (name === 'confirmPayment')
      await running.script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    const snapshot = running.actor.getPersistedSnapshot();
    running.actor.stop();
    const actor = createActor(checkoutMachine, { input: exampleInput, snapshot });
    const failure = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    expect(await failure).toEqual(new UnprovidedPortError(name));
  });
});

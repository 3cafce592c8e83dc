import { describe, expect, it } from 'vitest';
import { checkoutChanges, paymentFormIn, problemsOf, repeatWaits } from './index.ts';
import { refusalOf } from '../flow/index.ts';
import {
  checkoutBeingPlaced,
  completeCheckout,
  withTotal,
  exampleCard,
  openCheckout,
  payByCard,
} from '../testing/index.ts';

const keysOf = (asked: readonly { readonly idempotencyKey: string }[]) =>
  asked.map(({ idempotencyKey }) => idempotencyKey);

describe('placing an order that the bank has to confirm', () => {
  it('asks for the bank’s confirmation, then places the order with the same key', async () => {
    const { script, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    expect(place()).toBe('placing.confirming');
    expect(script.asked('confirmPayment')).toMatchObject([
      { clientSecret: 'secret-1', payer: { email: expect.stringContaining('@') as string } },
    ]);
    await script.answer('confirmPayment', { status: 'confirmed' });
    await script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    expect(keysOf(script.asked('placeOrder'))).toEqual(['key-1', 'key-1']);
  });

  it('selects the method of a payment that was not completed again, and lets the buyer choose another', async () => {
    const checkout = { ...completeCheckout, paymentMethods: ['CREDIT_CARD', 'IDEAL'] };
    const { actor, script, send, place } = await openCheckout({ status: 'open', checkout });
    await send({ type: 'payment.method.chosen', method: 'IDEAL' }, { type: 'payment.submitted' });
    const { requiredAttestations: attestations } = checkout;
    await script.answer('choosePayment', { status: 'kept', attestations });
    for (const attestation of attestations)
      await send({ type: 'attestation.changed', attestation, isTicked: true });
    await send({ type: 'order.submitted' });
    await script.answer('createIdempotencyKey', 'key-1');
    expect(script.asked('placeOrder')).toMatchObject([{ shownPayment: { method: 'IDEAL', token: null } }]);
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    const refusals = [refusalOf('PAYMENT_ERROR')];
    await script.answer('confirmPayment', { status: 'refused', refusals });
    expect(place()).toBe('billing.payment');
    expect(paymentFormIn(actor.getSnapshot())).toMatchObject({ method: 'IDEAL', details: null });
    await send({ type: 'payment.method.chosen', method: 'CREDIT_CARD' });
    expect(paymentFormIn(actor.getSnapshot())).toMatchObject({ method: 'CREDIT_CARD' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });

  it('returns to payment if the bank’s confirmation fails; the next attempt has a new key', async () => {
    const running = await checkoutBeingPlaced();
    const { actor, script, send, place } = running;
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    const refusal = { code: 'CARD_DECLINED', field: null, reason: null, most: null } as const;
    await script.answer('confirmPayment', { status: 'refused', refusals: [refusal] });
    expect(place()).toBe('billing.payment');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
    expect(actor.getSnapshot().context).toMatchObject({ payment: null, placement: null, clientSecret: null });

    await payByCard(running, { ...exampleCard, paymentMethodId: 'pm_2' });
    await send({ type: 'order.submitted' });
    await script.answer('createIdempotencyKey', 'key-2');
    expect(script.asked('placeOrder').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
    ]);
    expect(script.asked('choosePayment').map(({ token }) => token)).toEqual(['pm_1', 'pm_2']);
  });

  it('shows what another tab did with the order during the bank’s confirmation, along with the bank’s answer', async () => {
    const { actor, script, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    const refusal = { code: 'CARD_DECLINED', field: null, reason: null, most: null } as const;
    await script.answer('confirmPayment', { status: 'refused', refusals: [refusal] });
    const changed = withTotal(completeCheckout, 389_900);
    await script.answer('loadCheckout', { status: 'open', checkout: changed });
    expect(place()).toBe('billing.payment');
    expect(actor.getSnapshot().context.checkout).toEqual(changed);
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
  });

  it('stops asking for the bank’s confirmation at some point', async () => {
    const { script, place } = await checkoutBeingPlaced();
    for (const _ of repeatWaits) {
      await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
      await script.answer('confirmPayment', { status: 'confirmed' });
    }
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    expect(place()).toBe('failed.unanswered');
  });

  it('checks the order’s status if the bank’s page did not respond', async () => {
    const { script, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', { status: 'confirmation', clientSecret: 'secret-1' });
    await script.fail('confirmPayment');
    expect(place()).toBe('placing.unclear');
  });
});

describe('placing an order whose prices changed', () => {
  it('compares old and new prices if they changed, and confirms the new total with a new key', async () => {
    const { actor, script, send, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [{ code: 'PRICES_ARE_CHANGED', field: null, reason: null, most: null }],
      checkout: withTotal(completeCheckout, 440_000),
    });
    expect(place()).toBe('review.changed');
    expect(checkoutChanges(actor.getSnapshot())).toEqual({
      lines: [],
      lostCode: '',
      trialCharge: null,
      totalBefore: { amount: 431_900, currency: 'USD' },
      totalAfter: { amount: 440_000, currency: 'USD' },
    });
    expect(script.open()).toEqual([]);

    await send({ type: 'order.submitted' });
    await script.answer('createIdempotencyKey', 'key-2');
    await script.answer('placeOrder', { status: 'placed', orderToken: 'order-1' });
    expect(
      script.asked('placeOrder').map((input) => [input.idempotencyKey, input.shownTotal.amount]),
    ).toEqual([
      ['key-1', 431_900],
      ['key-2', 440_000],
    ]);
  });

  it('loads the new prices itself if the refusal did not include them', async () => {
    const { actor, script, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [{ code: 'PRODUCTS_ARE_CHANGED', field: null, reason: null, most: null }],
      checkout: null,
    });
    const [device] = completeCheckout.lines;
    const remaining = device === undefined ? [] : [device];
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...withTotal(completeCheckout, 389_900), lines: remaining },
    });
    expect(place()).toBe('review.changed');
    expect(checkoutChanges(actor.getSnapshot())?.lines).toEqual([
      { id: 'line-membership', before: completeCheckout.lines[1], after: null },
    ]);
  });

  it('shows the empty cart if nothing in it is still sold', async () => {
    const { script, send, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [{ code: 'PRODUCTS_ARE_CHANGED', field: null, reason: null, most: null }],
      checkout: { ...withTotal(completeCheckout, 0), lines: [] },
    });
    expect(place()).toBe('review.changed');
    await send({ type: 'order.submitted' });
    expect(place()).toBe('unorderable.empty');
  });
});

import { describe, expect, it } from 'vitest';
import {
  checkoutErrorCodes,
  type ErrorCode,
  type ReactionTarget,
  reactionTo,
} from '../rules/errors/index.ts';
import { refusalOf } from '../flow/index.ts';
import { checkoutChanges, isPending, problemsOf, refusalsIn, voucherOf } from './index.ts';
import {
  checkoutBeingPlaced,
  completeCheckout,
  exampleCard,
  openCheckout,
  payByCard,
  type RunningCheckout,
  withTotal,
} from '../testing/index.ts';

/** Where a refusal of the order leads. A target of the table without a row here doesn't compile. */
const placeByTarget: Readonly<Record<ReactionTarget, string>> = {
  payment: 'billing.payment',
  'shipping.address': 'shipping.address.editing',
  'shipping.method': 'shipping.method.choosing',
  'billing.address': 'billing.address.sameAsShipping',
  'review.changed': 'review.changed',
  voucher: 'review.ready',
  proof: 'review.ready',
  stay: 'review.ready',
  unavailable: 'unavailable',
  error: 'failed.refused',
};

async function refuse(running: RunningCheckout, code: ErrorCode): Promise<void> {
  await running.script.answer('placeOrder', {
    status: 'refused',
    refusals: [{ code, field: null, reason: null, most: null }],
    checkout: { ...completeCheckout, voucherCode: '' },
  });
  if (running.place() === 'rechecking')
    await running.script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
}

describe('a refusal of the order', () => {
  it.each(checkoutErrorCodes.map((code) => [code, placeByTarget[reactionTo(code).target]] as const))(
    '%s leads to %s, keeps everything else, and gives the next attempt a new key',
    async (code, expected) => {
      const running = await checkoutBeingPlaced();
      await refuse(running, code);
      expect(running.place()).toBe(expected);
      const { context } = running.actor.getSnapshot();
      expect(context.placement).toBeNull();
      expect(context.checkout).toMatchObject({ email: 'ada@clinic.example', shippingMethodId: 'standard' });
      expect(context.attestations).toEqual(['LICENSED', 'TERMS_AND_CONDITIONS']);
      expect(isPending(running.actor.getSnapshot())).toBe(false);
    },
  );

  it.each(['INCORRECT_CVC', 'EXPIRED_CARD', 'INCORRECT_ZIP', 'CARD_DECLINED', 'PROCESSING_ERROR'] as const)(
    '%s drops the card and is shown until another one is typed',
    async (code) => {
      const running = await checkoutBeingPlaced();
      await refuse(running, code);
      const snapshot = running.actor.getSnapshot();
      expect(problemsOf(snapshot)).toMatchObject([{ source: 'server', code }]);
      expect(snapshot.context.payment).toBeNull();
      await running.send({ type: 'payment.card.changed' });
      expect(problemsOf(running.actor.getSnapshot())).toEqual([]);
    },
  );

  it('of a payment that failed keeps its method; one that another tab has replaced does not', async () => {
    const failed = await checkoutBeingPlaced();
    await refuse(failed, 'PAYMENT_ERROR');
    expect(failed.actor.getSnapshot().context.previousMethod).toBe('CREDIT_CARD');
    const replaced = await checkoutBeingPlaced();
    await replaced.script.answer('placeOrder', {
      status: 'refused',
      refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'payment', 'CHANGED_ELSEWHERE')],
      checkout: completeCheckout,
    });
    expect(replaced.place()).toBe('billing.payment');
    expect(replaced.actor.getSnapshot().context).toMatchObject({ payment: null, previousMethod: null });
  });

  it('of the voucher shows the reason beside the code, and the totals without it', async () => {
    const running = await checkoutBeingPlaced({ ...completeCheckout, voucherCode: 'LASTONE' });
    await refuse(running, 'VOUCHER_NOT_APPLICABLE');
    expect(voucherOf(running.actor.getSnapshot())).toEqual({
      appliedCode: '',
      formerCode: '',
      lostDiscount: null,
      typed: 'LASTONE',
      isMissing: false,
      trouble: {
        kind: 'refused',
        refusals: [{ code: 'VOUCHER_NOT_APPLICABLE', field: null, reason: null, most: null }],
      },
      isPending: false,
    });
    expect(problemsOf(running.actor.getSnapshot())).toEqual([]);
  });

  it('of the voucher, which makes the order more expensive, is shown beside the previous price', async () => {
    const running = await checkoutBeingPlaced({
      ...withTotal(completeCheckout, 400_000),
      voucherCode: 'LASTONE',
    });
    await refuse(running, 'VOUCHER_NOT_APPLICABLE');
    expect(running.place()).toBe('review.changed');
    expect(checkoutChanges(running.actor.getSnapshot())).toMatchObject({
      lostCode: 'LASTONE',
      totalBefore: { amount: 400_000 },
      totalAfter: { amount: 431_900 },
    });
    expect(voucherOf(running.actor.getSnapshot()).trouble).not.toBeNull();
    await running.send({ type: 'order.submitted' });
    expect(running.place()).toBe('placing.creatingKey');
  });

  it.each(['OPERATION_NOT_ALLOWED', 'PAYMENT_NOT_FOUND'] as const)(
    'of the payment that was shown (%s) asks for another method, which the next attempt uses',
    async (code) => {
      const running = await checkoutBeingPlaced();
      const refusal = { code, field: 'payment', reason: null, most: null };
      await running.script.answer('placeOrder', {
        status: 'refused',
        refusals: [refusal],
        checkout: completeCheckout,
      });
      expect(running.place()).toBe('billing.payment');
      expect(problemsOf(running.actor.getSnapshot())).toEqual([{ source: 'server', ...refusal }]);
      expect(running.actor.getSnapshot().context).toMatchObject({ payment: null, placement: null });

      await payByCard(running, { ...exampleCard, paymentMethodId: 'pm_2' });
      expect(running.place()).toBe('review.ready');
      expect(problemsOf(running.actor.getSnapshot())).toEqual([]);
      await running.send({ type: 'order.submitted' });
      await running.script.answer('createIdempotencyKey', 'key-2');
      expect(
        running.script.asked('placeOrder').map((asked) => [asked.idempotencyKey, asked.shownPayment]),
      ).toEqual([
        ['key-1', { method: 'CREDIT_CARD', token: 'pm_1' }],
        ['key-2', { method: 'CREDIT_CARD', token: 'pm_2' }],
      ]);
    },
  );

  it('that the buyer cannot resolve shows a screen with a way back to the checkout', async () => {
    const running = await checkoutBeingPlaced();
    await refuse(running, 'ORDER_CREATION_FAILED');
    expect(refusalsIn(running.actor.getSnapshot()).map(({ code }) => code)).toEqual([
      'ORDER_CREATION_FAILED',
    ]);
    await running.send({ type: 'retry.requested' });
    await running.script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(running.place()).toBe('review.ready');
    expect(problemsOf(running.actor.getSnapshot())).toEqual([]);
  });

  it('without a code shows the error screen', async () => {
    const running = await checkoutBeingPlaced();
    await running.script.answer('placeOrder', { status: 'refused', refusals: [], checkout: null });
    await running.script.fail('loadCheckout');
    expect(running.place()).toBe('failed.refused');
  });
});

describe('a refusal while saving a step', () => {
  const saveContact = async (): Promise<RunningCheckout> => {
    const running = await openCheckout(undefined, { input: { requestedStep: 'contact' } });
    await running.send({ type: 'contact.submitted' });
    return running;
  };

  it.each([
    ['BANNED_EMAIL_ADDRESS', 'email', 'contact.editing.person'],
    ['INVALID', 'email', 'contact.editing.person'],
    ['INVALID', null, 'rechecking'],
    ['COUNTRY_NOT_AVAILABLE', null, 'rechecking'],
    ['VOUCHER_NOT_APPLICABLE_COUNTRY', null, 'contact.editing.person'],
  ] as const)('%s at %s leads to %s', async (code, field, expected) => {
    const { script, place } = await saveContact();
    await script.answer('updateContact', {
      status: 'refused',
      refusals: [{ code, field, reason: null, most: null }],
      checkout: null,
    });
    expect(place()).toBe(expected);
  });

  it.each([
    [{ status: 'placed', orderToken: 'order-1' }, 'placed'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'missing' }, 'missing'],
    [{ status: 'open', checkout: completeCheckout }, 'unavailable'],
  ] as const)('because the checkout no longer exists looks it up: %o', async (lookup, expected) => {
    const { script, place } = await saveContact();
    const refusals = [{ code: 'NOT_FOUND', field: null, reason: null, most: null }] as const;
    await script.answer('updateContact', { status: 'refused', refusals, checkout: null });
    await script.answer('loadCheckout', lookup);
    expect(place()).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { isPending, paymentFormIn, problemsOf, readCheckout, storeCheckout } from './index.ts';
import {
  checkoutAtReview,
  completeCheckout,
  openCheckout,
  payByCard,
  withAutoRenewal,
  startCheckout,
} from '../testing/index.ts';

const tick = { type: 'renewal.chosen', isAutomatic: true } as const;
const untick = { type: 'renewal.chosen', isAutomatic: false } as const;
const renewed = withAutoRenewal(completeCheckout);

describe('automatic renewal', () => {
  it('is saved as soon as it is ticked, and updates the acknowledgements and methods', async () => {
    const running = await openCheckout();
    const { actor, script, send } = running;
    await send(tick);
    expect(actor.getSnapshot().context.drafts.autoRenewal).toBe(true);
    expect(script.asked('updateAutoRenewal')).toEqual([
      { checkoutId: completeCheckout.id, autoRenewal: true },
    ]);
    await script.answer('updateAutoRenewal', {
      status: 'accepted',
      checkout: { ...renewed, paymentMethods: ['ACH', 'CREDIT_CARD'] },
    });
    const { context, children } = actor.getSnapshot();
    expect(context.checkout?.autoRenewal).toBe(true);
    expect(context.drafts.autoRenewal).toBeNull();
    expect(children.paymentForm?.getSnapshot().context.methods).toEqual(['ACH', 'CREDIT_CARD']);
    expect(running.place()).toBe('billing.payment');
  });

  it('deselects a method that cannot be charged again', async () => {
    const { actor, script, send } = await openCheckout({
      status: 'open',
      checkout: { ...completeCheckout, paymentMethods: ['ALIPAY', 'CREDIT_CARD'] },
    });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe('ALIPAY');
    await send(tick);
    await script.answer('updateAutoRenewal', { status: 'accepted', checkout: renewed });
    expect(paymentFormIn(actor.getSnapshot()).method).toBe('CREDIT_CARD');
  });

  it('can also be chosen beside the billing address, which keeps its text', async () => {
    const running = await openCheckout(undefined, { input: { requestedStep: 'billing.address' } });
    await running.send({ type: 'billing.source.chosen', source: 'own' });
    await running.send({ type: 'address.field.changed', field: 'city', value: 'Oakland' }, tick);
    await running.script.answer('updateAutoRenewal', { status: 'accepted', checkout: renewed });
    expect(running.place()).toBe('billing.address.editing');
    await running.send({ type: 'address.submitted' });
    expect(running.script.asked('updateBillingAddress')).toMatchObject([{ address: { city: 'Oakland' } }]);
  });

  it('survives a reload and going back to the payment', async () => {
    const before = await openCheckout();
    await before.send(tick);
    await before.script.answer('updateAutoRenewal', { status: 'accepted', checkout: renewed });
    const after = await startCheckout({ snapshot: readCheckout(storeCheckout(before.stored()), 'token-1') });
    await payByCard(after);
    await after.send({ type: 'back.requested' });
    expect(after.actor.getSnapshot().context.checkout?.autoRenewal).toBe(true);
  });

  it('is sent again after a reload while it was being saved', async () => {
    const before = await openCheckout();
    await before.send(tick);
    const after = await startCheckout({ snapshot: readCheckout(storeCheckout(before.stored()), 'token-1') });
    expect(after.script.asked('updateAutoRenewal')).toEqual([
      { checkoutId: completeCheckout.id, autoRenewal: true },
    ]);
  });

  it.each([
    [
      'is refused',
      {
        status: 'refused',
        refusals: [refusal()],
        checkout: { ...completeCheckout, isAutoRenewalOffered: false },
      },
    ],
    ['gets no answer', new Error('offline')],
  ])('is unticked if it %s, with an explanation', async (_what, answer) => {
    const { actor, script, send } = await openCheckout();
    await send(tick);
    if (answer instanceof Error) await script.fail('updateAutoRenewal', answer);
    else await script.answer('updateAutoRenewal', answer as never);
    const { context } = actor.getSnapshot();
    expect([context.drafts.autoRenewal, context.checkout?.autoRenewal]).toEqual([null, false]);
    expect(problemsOf(actor.getSnapshot())).toHaveLength(1);
  });

  it.each([
    ['at another step', { requestedStep: 'contact' } as const, completeCheckout, tick],
    ['where it is not offered', {}, { ...completeCheckout, isAutoRenewalOffered: false }, tick],
    ['when it is so already', {}, completeCheckout, untick],
  ])('is not saved %s', async (_what, input, checkout, event) => {
    const { script, send } = await openCheckout({ status: 'open', checkout }, { input });
    await send(event);
    expect(script.asked('updateAutoRenewal')).toEqual([]);
  });

  it('requires a new agreement after being turned off and on', async () => {
    const { actor, script, send } = await checkoutAtReview(renewed);
    expect(actor.getSnapshot().context.attestations).toContain('RENEWAL');
    await send({ type: 'back.requested' }, untick);
    await script.answer('updateAutoRenewal', { status: 'accepted', checkout: completeCheckout });
    await send(tick);
    await script.answer('updateAutoRenewal', { status: 'accepted', checkout: renewed });
    expect(actor.getSnapshot().context.attestations).not.toContain('RENEWAL');
  });

  it('delays the order while it is being saved', async () => {
    const { actor, script, send } = await openCheckout();
    await send(tick);
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', {
      status: 'tokenised',
      card: { paymentMethodId: 'pm_1', brand: 'visa', lastDigits: '4242', expMonth: 12, expYear: 2030 },
    });
    await script.answer('choosePayment', {
      status: 'kept',
      attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
    });
    for (const attestation of completeCheckout.requiredAttestations)
      await send({ type: 'attestation.changed', attestation, isTicked: true });
    expect(isPending(actor.getSnapshot())).toBe(true);
    await send({ type: 'order.submitted' });
    expect(script.asked('createIdempotencyKey')).toEqual([]);
    await script.answer('updateAutoRenewal', { status: 'accepted', checkout: renewed });
    expect(isPending(actor.getSnapshot())).toBe(false);
    await send({ type: 'order.submitted' });
    expect(actor.getSnapshot().context.missingAttestations).toEqual(['RENEWAL']);
  });

  it('is updated when another tab changes it', async () => {
    const { actor, script, send } = await openCheckout();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: renewed });
    expect(actor.getSnapshot().context.checkout?.autoRenewal).toBe(true);
  });
});

function refusal() {
  return { code: 'OPERATION_NOT_ALLOWED', field: 'autoRenewal', reason: null, most: null } as const;
}

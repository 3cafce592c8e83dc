import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import {
  checkoutChanges,
  checkoutOf,
  contactFormOf,
  isPending,
  shippingAddressFormOf,
  voucherOf,
} from './index.ts';
import {
  checkoutAtReview,
  checkoutBeingPlaced,
  completeCheckout,
  exampleAddress,
  openCheckout,
  otherAddress,
  unsoldVersionsOf,
  withTotal,
} from '../testing/index.ts';

const open = (checkout = completeCheckout) => openCheckout({ status: 'open', checkout });
const discounted = { ...withTotal(completeCheckout, 388_710), voucherCode: 'WELCOME10' };
const expired = { code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode', reason: null, most: null } as const;

describe('the voucher', () => {
  it('is applied without leaving the current step', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'voucher.submitted', code: ' welcome10 ' });
    expect(stateValueText(actor.getSnapshot())).toBe(
      'billing.payment,voucher.applying,sync.idle,renewal.idle',
    );
    expect(script.asked('updateVoucher')).toEqual([{ token: 'token-1', voucherCode: 'welcome10' }]);
    await script.answer('updateVoucher', { status: 'accepted', checkout: discounted });
    expect(stateValueText(actor.getSnapshot())).toBe('billing.payment,voucher.idle,sync.idle,renewal.idle');
    expect(voucherOf(actor.getSnapshot())).toEqual({
      appliedCode: 'WELCOME10',
      formerCode: '',
      lostDiscount: null,
      typed: '',
      isMissing: false,
      trouble: null,
      isPending: false,
    });
  });

  it('keeps a valid code when an invalid one is tried, and shows the reason', async () => {
    const { actor, script, send } = await open(discounted);
    await send({ type: 'voucher.submitted', code: 'EXPIRED' });
    await script.answer('updateVoucher', { status: 'refused', refusals: [expired], checkout: discounted });
    expect(voucherOf(actor.getSnapshot())).toEqual({
      appliedCode: 'WELCOME10',
      formerCode: '',
      lostDiscount: null,
      typed: 'EXPIRED',
      isMissing: false,
      trouble: { kind: 'refused', refusals: [expired] },
      isPending: false,
    });
  });

  it('keeps the typed code when the connection is lost', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'voucher.submitted', code: 'WELCOME10' });
    await script.fail('updateVoucher');
    expect(voucherOf(actor.getSnapshot())).toMatchObject({
      typed: 'WELCOME10',
      trouble: { kind: 'connection' },
    });
  });

  it('is removed', async () => {
    const { actor, script, send } = await open(discounted);
    await send({ type: 'voucher.submitted', code: 'EXPIRED' });
    await script.answer('updateVoucher', { status: 'refused', refusals: [expired], checkout: null });
    await send({ type: 'voucher.removed' });
    expect(script.asked('updateVoucher').map(({ voucherCode }) => voucherCode)).toEqual(['EXPIRED', '']);
    await script.answer('updateVoucher', { status: 'accepted', checkout: completeCheckout });
    expect(voucherOf(actor.getSnapshot()).appliedCode).toBe('');
  });

  it('does not submit an empty code', async () => {
    const { script, send } = await open();
    await send({ type: 'voucher.submitted', code: '  ' });
    expect(script.open()).toEqual([]);
  });

  it('delays the order until it has responded, so the buyer pays the total shown', async () => {
    const { actor, script, send, place } = await checkoutAtReview();
    await send({ type: 'voucher.submitted', code: 'WELCOME10' }, { type: 'order.submitted' });
    expect(place()).toBe('review.ready');
    expect(isPending(actor.getSnapshot())).toBe(true);
    await script.answer('updateVoucher', { status: 'accepted', checkout: discounted });
    await send({ type: 'order.submitted' });
    await script.answer('createIdempotencyKey', 'key-1');
    expect(script.asked('placeOrder')).toMatchObject([{ shownTotal: { amount: 388_710 } }]);
  });

  it('responds during a save without disturbing it', async () => {
    const { actor, script, send, place } = await openCheckout(undefined, {
      input: { requestedStep: 'contact' },
    });
    await send({ type: 'voucher.submitted', code: 'WELCOME10' }, { type: 'contact.submitted' });
    await script.answer('updateVoucher', { status: 'accepted', checkout: discounted });
    expect(place()).toBe('contact.saving');
    await script.answer('updateContact', { status: 'accepted', checkout: discounted });
    expect(place()).toBe('shipping.method.choosing');
    expect(voucherOf(actor.getSnapshot()).appliedCode).toBe('WELCOME10');
  });

  it('skips the payment step if nothing remains to be paid, and returns to it if something does', async () => {
    const { script, send, place } = await open();
    expect(place()).toBe('billing.payment');
    await send({ type: 'voucher.submitted', code: 'ALLFREE' });
    await script.answer('updateVoucher', { status: 'accepted', checkout: withTotal(completeCheckout, 0) });
    expect(place()).toBe('review.ready');
    await send({ type: 'voucher.removed' });
    await script.answer('updateVoucher', { status: 'accepted', checkout: completeCheckout });
    expect(place()).toBe('billing.payment');
  });
});

describe('another tab', () => {
  it('placed the order, which this tab then shows', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'checkout.refreshed' });
    expect(stateValueText(actor.getSnapshot())).toBe(
      'billing.payment,voucher.idle,sync.refreshing,renewal.idle',
    );
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(stateValueText(actor.getSnapshot())).toBe('placed,voucher.closed,sync.closed,renewal.closed');
    expect(actor.getSnapshot().output).toEqual({ orderToken: 'order-1' });
  });

  it.each(['expired', 'missing'] as const)('ended the checkout: %s', async (status) => {
    const { script, send, place } = await open();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status });
    expect(place()).toBe(status);
  });

  it('changed saved data, which this tab shows while keeping what is being typed', async () => {
    const { actor, script, send, place } = await openCheckout(undefined, {
      input: { requestedStep: 'contact' },
    });
    await send({ type: 'contact.field.changed', field: 'email', value: 'grace@clinic.example' });
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...completeCheckout, email: 'ada@hospital.example', shippingAddress: otherAddress },
    });
    expect(place()).toBe('contact.editing.person');
    expect(contactFormOf(actor.getSnapshot()).email).toBe('grace@clinic.example');
    expect(checkoutOf(actor.getSnapshot())?.email).toBe('ada@hospital.example');
    expect(shippingAddressFormOf(actor.getSnapshot()).address).toEqual(otherAddress);
  });

  it('entered the contact details that this tab had only reported as missing', async () => {
    const { actor, script, send, place } = await openCheckout(
      { status: 'open', checkout: { ...completeCheckout, email: '' } },
      { input: { requestedStep: 'contact' } },
    );
    await send({ type: 'contact.submitted' });
    expect(contactFormOf(actor.getSnapshot()).problems).toEqual([{ field: 'email', reason: 'required' }]);
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...completeCheckout, organizationName: 'Praxis am Tor' },
    });
    expect(place()).toBe('contact.editing.organization');
    expect(contactFormOf(actor.getSnapshot())).toMatchObject({
      email: completeCheckout.email,
      organizationName: 'Praxis am Tor',
      problems: [],
    });
  });

  it('did not enter what this tab reported as missing, which is still reported', async () => {
    const { actor, script, send } = await openCheckout(
      { status: 'open', checkout: { ...completeCheckout, email: '' } },
      { input: { requestedStep: 'contact' } },
    );
    await send({ type: 'contact.submitted' }, { type: 'checkout.refreshed' });
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...completeCheckout, email: '', shippingAddress: otherAddress },
    });
    expect(contactFormOf(actor.getSnapshot()).problems).toEqual([{ field: 'email', reason: 'required' }]);
  });

  it('changed the address that is open and unedited here: the form shows the new one', async () => {
    const { actor, script, send, place } = await openCheckout(undefined, {
      input: { requestedStep: 'shipping.address' },
    });
    expect(shippingAddressFormOf(actor.getSnapshot()).address).toEqual(exampleAddress);
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', {
      status: 'open',
      checkout: { ...completeCheckout, shippingAddress: otherAddress, billingAddress: otherAddress },
    });
    expect(shippingAddressFormOf(actor.getSnapshot()).address).toEqual(otherAddress);
    await send({ type: 'address.submitted' });
    expect([place(), script.asked('updateShippingAddress')]).toEqual(['shipping.method.choosing', []]);
  });

  it.each(Object.entries(unsoldVersionsOf(completeCheckout)))(
    'left a cart that cannot be ordered: %s',
    async (_what, checkout) => {
      const { script, send, place } = await openCheckout(undefined, { input: { requestedStep: 'contact' } });
      await send({ type: 'checkout.refreshed' });
      await script.answer('loadCheckout', { status: 'open', checkout });
      expect(place()).toBe('unorderable.unsold');
      await send({ type: 'checkout.refreshed' });
      await script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
      expect(place()).toBe('contact.editing.person');
    },
  );

  it('emptied and refilled the cart', async () => {
    const { script, send, place } = await open();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: { ...completeCheckout, lines: [] } });
    expect(place()).toBe('unorderable.empty');
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(place()).toBe('billing.payment');
  });

  it('changed the total during the review here: old and new are compared', async () => {
    const { actor, script, send, place } = await checkoutAtReview();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: completeCheckout });
    expect(place()).toBe('review.ready');
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: discounted });
    expect(place()).toBe('review.changed');
    expect(checkoutChanges(actor.getSnapshot())).toMatchObject({
      totalBefore: { amount: 431_900 },
      totalAfter: { amount: 388_710 },
    });
  });

  it('does not interfere with a save in this tab', async () => {
    const { actor, script, send, place } = await openCheckout(undefined, {
      input: { requestedStep: 'contact' },
    });
    await send({ type: 'checkout.refreshed' }, { type: 'contact.submitted' });
    expect(stateValueText(actor.getSnapshot())).toBe('contact.saving,voucher.idle,sync.idle,renewal.idle');
    await script.answer('loadCheckout', { status: 'missing' });
    expect(place()).toBe('contact.saving');
  });

  it('placed the order while this one was being refused, as with a payment that the other one has replaced', async () => {
    const { actor, script, send, place } = await checkoutBeingPlaced();
    await send({ type: 'checkout.refreshed' });
    expect(script.asked('loadCheckout')).toHaveLength(1);
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'payment', 'CHANGED_ELSEWHERE')],
      checkout: completeCheckout,
    });
    expect(stateValueText(actor.getSnapshot())).toBe(
      'billing.payment,voucher.idle,sync.refreshing,renewal.idle',
    );
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
  });

  it('changes nothing when the connection is lost', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'checkout.refreshed' });
    await script.fail('loadCheckout');
    expect(stateValueText(actor.getSnapshot())).toBe('billing.payment,voucher.idle,sync.idle,renewal.idle');
  });

  it('placed the order while this tab could not look it up', async () => {
    const { script, send, place } = await checkoutBeingPlaced();
    await script.answer('placeOrder', {
      status: 'refused',
      refusals: [{ code: 'ORDER_CREATION_FAILED', field: null, reason: null, most: null }],
      checkout: null,
    });
    await script.fail('loadCheckout');
    expect(place()).toBe('failed.refused');
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
  });
});

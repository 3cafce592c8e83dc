import { describe, expect, it } from 'vitest';
import { completeCheckout, exampleCheckout, unsoldVersionsOf } from '../testing/index.ts';
import {
  itemCountOf,
  cartOf,
  cartVoucherOf,
  isCheckoutUnreachable,
  isReviewNext,
  lineTroubleOf,
  unsoldReasonOf,
} from './index.ts';
import { twoDevices, start, open } from './cart-machine.fixture.ts';

const unsold = unsoldVersionsOf(exampleCheckout);

it('a buyer without a network stays in the cart, and goes to the checkout with the next press', async () => {
  const { actor, send, place } = await open();
  await send({ type: 'checkout.unreachable' });
  expect(isCheckoutUnreachable(actor.getSnapshot())).toBe(true);
  await send({ type: 'checkout.requested' });
  expect(place()).toBe('leaving');
});

it.each<[who: string, checkout: typeof exampleCheckout, isCardSelected: boolean, expected: boolean]>([
  ['with a saved card and address', completeCheckout, true, true],
  ['with an address alone', completeCheckout, false, false],
  ['with a saved card alone', { ...completeCheckout, billingAddress: null }, true, false],
])('a buyer %s goes from the cart to the review: %#', async (_who, checkout, isCardSelected, expected) => {
  const { actor } = await open({ status: 'open', checkout });
  expect(isReviewNext(actor.getSnapshot(), isCardSelected)).toBe(expected);
});

describe('a cart that cannot be ordered as it is', () => {
  it.each([
    ['together', unsold.combination],
    ['inCountry', unsold.plan],
    ['inCountry', unsold.product],
    ['withoutSales', unsold.quantity],
  ] as const)('says so and does not lead to the checkout: %s', async (reason, checkout) => {
    const { send, place } = await open({ status: 'open', checkout });
    expect(unsoldReasonOf(checkout)).toBe(reason);
    expect(place()).toBe('ready.idle.unsold');
    await send({ type: 'checkout.requested' });
    expect(place()).toBe('ready.idle.unsold');
  });

  it('can go to checkout once it was changed, here or in another tab', async () => {
    const { script, send, place } = await open({ status: 'open', checkout: unsold.combination });
    await send({ type: 'line.removed', lineId: 'line-device' });
    await send({ type: 'checkout.requested' });
    await script.answer('removeLine', { status: 'accepted', checkout: exampleCheckout });
    expect(place()).toBe('leaving');

    const other = await open({ status: 'open', checkout: unsold.plan });
    await other.send({ type: 'cart.refreshed' });
    await other.script.fail('loadCheckout');
    expect(other.place()).toBe('ready.idle.unsold');
    await other.send({ type: 'cart.refreshed' });
    await other.script.answer('loadCheckout', { status: 'open', checkout: exampleCheckout });
    expect(other.place()).toBe('ready.idle.shown');
  });
});

describe('the cart', () => {
  it('is empty in a browser that never had one, without a request', () => {
    const { place, script } = start(null);
    expect(place()).toBe('empty');
    expect(script.open()).toEqual([]);
  });

  it.each([
    [{ status: 'open', checkout: exampleCheckout }, 'ready.idle.shown'],
    [{ status: 'open', checkout: { ...exampleCheckout, lines: [] } }, 'empty'],
    [{ status: 'placed', orderToken: 'order-1' }, 'placed'],
    [{ status: 'ordered' }, 'placed'],
    [{ status: 'otherBrowser', checkout: exampleCheckout }, 'otherBrowser'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'missing' }, 'missing'],
  ] as const)('opens with %o as %s', async (lookup, expected) => {
    expect((await open(lookup)).place()).toBe(expected);
  });

  it.each([
    [{ status: 'open', checkout: twoDevices }, 2 + twoDevices.lines.length - 1],
    [{ status: 'open', checkout: { ...exampleCheckout, lines: [] } }, 0],
    [{ status: 'placed', orderToken: 'order-1' }, 0],
    [{ status: 'ordered' }, 0],
    [{ status: 'otherBrowser', checkout: exampleCheckout }, 0],
    [{ status: 'expired' }, 0],
    [{ status: 'missing' }, 0],
  ] as const)('opened or refreshed with %o holds %i items', async (lookup, count) => {
    expect(itemCountOf((await open(lookup)).actor.getSnapshot())).toBe(count);
    const { actor, script, send } = await open();
    await send({ type: 'cart.refreshed' });
    await script.answer('loadCheckout', lookup);
    expect(itemCountOf(actor.getSnapshot())).toBe(count);
  });

  it('has no item count before the shop has responded', () => {
    expect(itemCountOf(start().actor.getSnapshot())).toBeNull();
    expect(itemCountOf(start(null).actor.getSnapshot())).toBe(0);
  });

  it('exposes the order that it became', async () => {
    const { actor } = await open({ status: 'placed', orderToken: 'order-1' });
    expect(actor.getSnapshot().context.orderToken).toBe('order-1');
  });

  it.each([
    [{ status: 'open', checkout: twoDevices }, 'ready.idle.shown', null],
    [{ status: 'placed', orderToken: 'order-1' }, 'placed', 'order-1'],
    [{ status: 'ordered' }, 'placed', null],
    [{ status: 'otherBrowser', checkout: exampleCheckout }, 'otherBrowser', null],
    [{ status: 'expired' }, 'expired', null],
    [{ status: 'missing' }, 'missing', null],
  ] as const)('finds out by a refresh that it is %o', async (lookup, expected, orderToken) => {
    const { actor, script, send, place } = await open();
    await send({ type: 'cart.refreshed' });
    await script.answer('loadCheckout', lookup);
    expect(place()).toBe(expected);
    expect(actor.getSnapshot().context.orderToken).toBe(orderToken);
  });

  it('shows what another tab added to an empty cart, if there is a cart', async () => {
    const empty = await open({ status: 'open', checkout: { ...exampleCheckout, lines: [] } });
    await empty.send({ type: 'cart.refreshed' });
    await empty.script.answer('loadCheckout', { status: 'open', checkout: exampleCheckout });
    expect(empty.place()).toBe('ready.idle.shown');

    const none = start(null);
    await none.send({ type: 'cart.refreshed' });
    expect(none.place()).toBe('empty');
    expect(none.script.open()).toEqual([]);
  });

  it('does not submit an empty voucher code', async () => {
    const { script, send } = await open();
    await send({ type: 'voucher.submitted', code: '  ' });
    expect(script.open()).toEqual([]);
  });

  it('offers a retry if loading failed', async () => {
    for (const again of ['retry.requested', 'cart.refreshed'] as const) {
      const { actor, script, send, place } = start();
      await script.fail('loadCheckout');
      expect(place()).toBe('failed');
      expect(lineTroubleOf(actor.getSnapshot())).toEqual({ lineId: null, trouble: { kind: 'connection' } });
      await send({ type: again });
      await script.answer('loadCheckout', { status: 'open', checkout: exampleCheckout });
      expect(place()).toBe('ready.idle.shown');
      expect(lineTroubleOf(actor.getSnapshot())).toBeNull();
    }
  });

  it('looks itself up again if the shop no longer finds it', async () => {
    const { script, send, place } = await open();
    await send({ type: 'line.removed', lineId: 'line-device' });
    const refusals = [{ code: 'NOT_FOUND', field: null, reason: null, most: null }] as const;
    await script.answer('removeLine', { status: 'refused', refusals, checkout: null });
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
  });

  it('stays on the page if that fails too', async () => {
    const { actor, script, send, place } = await open();
    await send({ type: 'line.removed', lineId: 'line-device' });
    const refusals = [{ code: 'NOT_FOUND', field: null, reason: null, most: null }] as const;
    await script.answer('removeLine', { status: 'refused', refusals, checkout: null });
    await script.fail('loadCheckout');
    expect(place()).toBe('ready.idle.shown');
    expect(lineTroubleOf(actor.getSnapshot())).toEqual({
      lineId: 'line-device',
      trouble: { kind: 'connection' },
    });
  });

  it('keeps the good voucher when a bad one is tried', async () => {
    const { actor, script, send } = await open({
      status: 'open',
      checkout: { ...exampleCheckout, voucherCode: 'WELCOME10' },
    });
    const refusal = {
      code: 'VOUCHER_NOT_APPLICABLE',
      field: 'voucherCode',
      reason: null,
      most: null,
    } as const;
    await send({ type: 'voucher.submitted', code: ' EXPIRED ' });
    expect(script.asked('updateVoucher')).toEqual([{ token: 'token-1', voucherCode: 'EXPIRED' }]);
    await script.answer('updateVoucher', { status: 'refused', refusals: [refusal], checkout: null });
    expect(cartVoucherOf(actor.getSnapshot())).toEqual({
      appliedCode: 'WELCOME10',
      formerCode: '',
      lostDiscount: null,
      typed: 'EXPIRED',
      isMissing: false,
      trouble: { kind: 'refused', refusals: [refusal] },
      isPending: false,
    });
    await send({ type: 'voucher.removed' });
    expect(script.asked('updateVoucher').map(({ voucherCode }) => voucherCode)).toEqual(['EXPIRED', '']);
    await script.answer('updateVoucher', { status: 'accepted', checkout: exampleCheckout });
    expect(cartVoucherOf(actor.getSnapshot())).toEqual({
      appliedCode: '',
      formerCode: '',
      lostDiscount: null,
      typed: '',
      isMissing: false,
      trouble: null,
      isPending: false,
    });
  });

  it('shows changes from another tab, unless a local change comes first', async () => {
    const { actor, script, send, place } = await open();
    await send({ type: 'cart.refreshed' });
    expect(place()).toBe('ready.idle.refreshing');
    await script.answer('loadCheckout', { status: 'open', checkout: twoDevices });
    expect(cartOf(actor.getSnapshot())).toBe(twoDevices);

    await send({ type: 'cart.refreshed' });
    await send({ type: 'line.removed', lineId: 'line-device' });
    await script.answer('loadCheckout', { status: 'open', checkout: exampleCheckout });
    expect(place()).toBe('ready.removingLine');
    expect(cartOf(actor.getSnapshot())).toBe(twoDevices);
  });

  it('goes to checkout', async () => {
    const { actor, send } = await open();
    await send({ type: 'checkout.requested' });
    expect(actor.getSnapshot().output).toEqual({ checkoutToken: 'token-1' });
  });
});

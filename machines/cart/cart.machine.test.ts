import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import {
  deviceLine,
  exampleCheckout,
  scriptPorts,
  settle,
  unsoldVersionsOf,
  withTotal,
} from '../testing/index.ts';
import {
  itemCountOf,
  type CartEvent,
  cartOf,
  type CartPorts,
  cartVoucherOf,
  cartWithPorts,
  type CheckoutLookup,
  isLeaveWanted,
  lineTroubleOf,
  unsoldReasonOf,
  wantedQuantityOf,
} from './index.ts';

const portNames = ['loadCheckout', 'updateLines', 'removeLine', 'updateVoucher', 'findLinkedCode'] as const;
const checkoutId = exampleCheckout.id;
const twoDevices = {
  ...withTotal(exampleCheckout, 821_800),
  lines: [{ ...deviceLine, quantity: 2 }, ...exampleCheckout.lines.slice(1)],
};

type Script = ReturnType<typeof scriptPorts<CartPorts>>;

const refusedQuantity = {
  status: 'refused',
  refusals: [{ code: 'OPERATION_NOT_ALLOWED', field: 'quantity', reason: null, most: null }],
  checkout: null,
} as const;

function start(checkoutToken: string | null = 'token-1') {
  const script = scriptPorts<CartPorts>(portNames);
  const actor = createActor(cartWithPorts(script.ports), {
    input: { checkoutToken, change: null, lostDiscount: null, served: null },
  });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    send: async (event: CartEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

async function open(lookup: CheckoutLookup = { status: 'open', checkout: exampleCheckout }) {
  const running = start();
  await running.script.answer('loadCheckout', lookup);
  if (running.script.open().includes('findLinkedCode')) await running.script.answer('findLinkedCode', null);
  return running;
}

const unsold = unsoldVersionsOf(exampleCheckout);

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

  it('shows a new quantity only after the server has responded', async () => {
    const { actor, script, send, place } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 2 });
    expect(place()).toBe('ready.changingQuantity');
    expect(wantedQuantityOf(actor.getSnapshot(), 'line-device')).toBe(2);
    expect(cartOf(actor.getSnapshot())).toBe(exampleCheckout);
    expect(script.asked('updateLines')).toEqual([{ checkoutId, lines: [{ sku: 'IQ3-USBC', quantity: 2 }] }]);
    await script.answer('updateLines', { status: 'accepted', checkout: twoDevices });
    expect(cartOf(actor.getSnapshot())).toBe(twoDevices);
    expect(wantedQuantityOf(actor.getSnapshot(), 'line-device')).toBeNull();
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('does not request a quantity of %d', async (quantity) => {
    const { script, send } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity });
    expect(script.open()).toEqual([]);
  });

  it('treats a quantity of 0 as a removal', async () => {
    const { script, send } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 0 });
    expect(script.asked('removeLine')).toEqual([{ checkoutId, lineId: 'line-device' }]);
  });

  it('is empty after its last line was removed', async () => {
    const { script, send, place } = await open();
    await send({ type: 'line.removed', lineId: 'line-device' });
    expect(place()).toBe('ready.removingLine');
    await script.answer('removeLine', { status: 'accepted', checkout: { ...exampleCheckout, lines: [] } });
    expect(place()).toBe('empty');
  });

  it('shows at the line why its quantity was refused, until the next change', async () => {
    const { actor, script, send } = await open();
    const refusal = { code: 'OPERATION_NOT_ALLOWED', field: 'quantity', reason: null, most: null } as const;
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 11 });
    await script.answer('updateLines', { status: 'refused', refusals: [refusal], checkout: null });
    expect(lineTroubleOf(actor.getSnapshot())).toEqual({
      lineId: 'line-device',
      trouble: { kind: 'refused', refusals: [refusal] },
    });
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 2 });
    expect(lineTroubleOf(actor.getSnapshot())).toBeNull();
  });

  it('stays as it was when the connection is lost', async () => {
    const { actor, script, send, place } = await open();
    await send({ type: 'line.removed', lineId: 'line-device' });
    await script.fail('removeLine');
    expect(place()).toBe('ready.idle.shown');
    expect(cartOf(actor.getSnapshot())).toBe(exampleCheckout);
    expect(lineTroubleOf(actor.getSnapshot())).toEqual({
      lineId: 'line-device',
      trouble: { kind: 'connection' },
    });
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

  it('runs queued requests in order, only the last for each line', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 2 });
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 3 });
    await send({ type: 'voucher.submitted', code: 'WELCOME10' });
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 4 });
    await send({ type: 'checkout.requested' });
    expect(wantedQuantityOf(actor.getSnapshot(), 'line-device')).toBe(4);
    expect(isLeaveWanted(actor.getSnapshot())).toBe(true);

    await script.answer('updateLines', { status: 'accepted', checkout: twoDevices });
    await script.answer('updateVoucher', { status: 'accepted', checkout: twoDevices });
    await script.answer('updateLines', { status: 'accepted', checkout: twoDevices });
    expect(script.asked('updateLines').map(({ lines }) => lines[0]?.quantity)).toEqual([2, 4]);
    expect(script.asked('updateVoucher').map(({ voucherCode }) => voucherCode)).toEqual(['WELCOME10']);
    expect(actor.getSnapshot().output).toEqual({ checkoutToken: 'token-1' });
  });

  it.each([
    ['refused', (script: Script) => script.answer('updateLines', refusedQuantity)],
    ['lost', (script: Script) => script.fail('updateLines')],
  ])('does not continue to the checkout after a change that was %s', async (_, end) => {
    const { actor, script, send, place } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 9 });
    await send({ type: 'checkout.requested' });
    await end(script);
    expect(place()).toBe('ready.idle.shown');
    expect(isLeaveWanted(actor.getSnapshot())).toBe(false);
    expect(lineTroubleOf(actor.getSnapshot())?.lineId).toBe('line-device');
  });

  it('goes to checkout', async () => {
    const { actor, send } = await open();
    await send({ type: 'checkout.requested' });
    expect(actor.getSnapshot().output).toEqual({ checkoutToken: 'token-1' });
  });
});

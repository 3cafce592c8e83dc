import { describe, expect, it } from 'vitest';
import { exampleCheckout, type scriptPorts } from '../testing/index.ts';
import { cartOf, type CartPorts, isCheckoutRequested, lineTroubleOf, requestedQuantityOf } from './index.ts';
import { twoDevices, open } from './cart-machine.fixture.ts';

const checkoutId = exampleCheckout.id;

type Script = ReturnType<typeof scriptPorts<CartPorts>>;

const refusedQuantity = {
  status: 'refused',
  refusals: [{ code: 'OPERATION_NOT_ALLOWED', field: 'quantity', reason: null, most: null }],
  checkout: null,
} as const;

describe('a change of the cart', () => {
  it('shows a new quantity only after the server has responded', async () => {
    const { actor, script, send, place } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 2 });
    expect(place()).toBe('ready.changingQuantity');
    expect(requestedQuantityOf(actor.getSnapshot(), 'line-device')).toBe(2);
    expect(cartOf(actor.getSnapshot())).toBe(exampleCheckout);
    expect(script.asked('updateLines')).toEqual([{ checkoutId, lines: [{ sku: 'IQ3-USBC', quantity: 2 }] }]);
    await script.answer('updateLines', { status: 'accepted', checkout: twoDevices });
    expect(cartOf(actor.getSnapshot())).toBe(twoDevices);
    expect(requestedQuantityOf(actor.getSnapshot(), 'line-device')).toBeNull();
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

  it('runs queued requests in order, only the last for each line', async () => {
    const { actor, script, send } = await open();
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 2 });
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 3 });
    await send({ type: 'voucher.submitted', code: 'WELCOME10' });
    await send({ type: 'line.quantity.changed', lineId: 'line-device', quantity: 4 });
    await send({ type: 'checkout.requested' });
    expect(requestedQuantityOf(actor.getSnapshot(), 'line-device')).toBe(4);
    expect(isCheckoutRequested(actor.getSnapshot())).toBe(true);

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
    expect(isCheckoutRequested(actor.getSnapshot())).toBe(false);
    expect(lineTroubleOf(actor.getSnapshot())?.lineId).toBe('line-device');
  });
});

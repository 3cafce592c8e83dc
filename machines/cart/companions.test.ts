import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { deviceLine, exampleCheckout, scriptPorts, settle } from '../testing/index.ts';
import { type CartEvent, type CartPorts, cartWithPorts, type CheckoutLine, companionsOf } from './index.ts';

const warranty = { ...deviceLine, id: 'line-warranty', productName: 'Extended warranty' };
const cartOfLines = (...lines: readonly CheckoutLine[]) => ({ ...exampleCheckout, lines });

it('a cart says what a change took along, until the next change', async () => {
  const script = scriptPorts<CartPorts>(['loadCheckout', 'updateLine', 'removeLine', 'updateVoucher']);
  const actor = createActor(cartWithPorts(script.ports), {
    input: { checkoutToken: 'token-1', membershipChange: null },
  }).start();
  const send = async (event: CartEvent) => {
    actor.send(event);
    await settle();
  };
  const companions = () => companionsOf(actor.getSnapshot());
  const two = { quantity: 2 };
  const companion = { lineId: 'line-warranty', productName: 'Extended warranty' };

  await script.answer('loadCheckout', { status: 'open', checkout: cartOfLines(deviceLine, warranty) });
  await send({ type: 'line.quantity.changed', lineId: deviceLine.id, quantity: 2 });
  const grown = cartOfLines({ ...deviceLine, ...two }, { ...warranty, ...two });
  await script.answer('updateLine', { status: 'accepted', checkout: grown });
  expect(companions()).toEqual([{ ...companion, before: 1, after: 2 }]);

  await send({ type: 'line.removed', lineId: deviceLine.id });
  expect(companions()).toEqual([]);
  await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines() });
  expect(companions()).toEqual([{ ...companion, before: 2, after: 0 }]);
});

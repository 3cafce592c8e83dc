import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { exampleCheckout, scriptPorts, settle } from '../testing/index.ts';
import {
  addedCheckoutOf,
  addingTroubleOf,
  type AddToCartEvent,
  type AddToCartPorts,
  addToCartWithPorts,
  isAdding,
} from './index.ts';

const lines = [
  { sku: 'IQ3-USBC', quantity: 1 },
  { sku: 'SUB-IND-1Y', quantity: 1 },
];
const gone = { code: 'NOT_FOUND', field: null, reason: null, most: null } as const;
const notSold = { code: 'COUNTRY_NOT_AVAILABLE', field: null, reason: null, most: null } as const;

function start(checkoutToken: string | null) {
  const script = scriptPorts<AddToCartPorts>(['createCheckout', 'addLines']);
  const actor = createActor(addToCartWithPorts(script.ports), { input: { country: 'US', checkoutToken } });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    send: async (event: AddToCartEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

describe('"Add to cart"', () => {
  it('makes a cart when there is none, and adds to it the next time', async () => {
    const { actor, script, send, place } = start(null);
    await send({ type: 'lines.added', lines });
    expect(place()).toBe('adding.toNewCart');
    expect(isAdding(actor.getSnapshot())).toBe(true);
    expect(script.asked('createCheckout')).toEqual([{ country: 'US', lines }]);
    await script.answer('createCheckout', { status: 'accepted', checkout: exampleCheckout });
    expect(place()).toBe('added');
    expect(addedCheckoutOf(actor.getSnapshot())).toBe(exampleCheckout);

    await send({ type: 'lines.added', lines });
    expect(script.asked('addLines')).toEqual([{ checkoutToken: 'token-1', lines }]);
  });

  it('adds once, however often the button is pressed', async () => {
    const { script, send } = start('token-1');
    await send({ type: 'lines.added', lines });
    await send({ type: 'lines.added', lines });
    expect(script.asked('addLines')).toHaveLength(1);
  });

  it('makes a new cart when the old one is gone', async () => {
    const { script, send, place } = start('token-0');
    await send({ type: 'lines.added', lines });
    await script.answer('addLines', { status: 'refused', refusals: [gone], checkout: null, former: null });
    await script.answer('createCheckout', { status: 'accepted', checkout: exampleCheckout });
    expect(place()).toBe('added');
  });

  it.each([
    [null, 'createCheckout'],
    ['token-1', 'addLines'],
  ] as const)('with the cart %s says why the choice is not sold', async (checkoutToken, port) => {
    const { actor, script, send, place } = start(checkoutToken);
    await send({ type: 'lines.added', lines });
    await script.answer(port, { status: 'refused', refusals: [notSold], checkout: null, former: null });
    expect(place()).toBe('refused');
    expect(addingTroubleOf(actor.getSnapshot())).toEqual({ kind: 'refused', refusals: [notSold] });
  });

  it.each([
    [null, 'createCheckout', 'adding.toNewCart'],
    ['token-1', 'addLines', 'adding.toCart'],
  ] as const)('with the cart %s tries again after a lost connection', async (checkoutToken, port, adding) => {
    const { actor, script, send, place } = start(checkoutToken);
    await send({ type: 'lines.added', lines });
    await script.fail(port);
    expect(place()).toBe('failed');
    expect(addingTroubleOf(actor.getSnapshot())).toEqual({ kind: 'connection' });
    await send({ type: 'lines.added', lines });
    expect(place()).toBe(adding);
    expect(addingTroubleOf(actor.getSnapshot())).toBeNull();
  });
});

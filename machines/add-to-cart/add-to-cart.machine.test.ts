import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { completeCheckout, exampleCheckout, scriptPorts, settle } from '../testing/index.ts';
import {
  addingOf,
  type AddToCartEvent,
  type AddToCartPorts,
  addToCartWithPorts,
  type AfterAdding,
  nothingAdded,
} from './index.ts';

const lines = [
  { sku: 'IQ3-USBC', quantity: 1 },
  { sku: 'SUB-IND-1Y', quantity: 1 },
];
const gone = { code: 'NOT_FOUND', field: null, reason: null, most: null } as const;
const notSold = { code: 'COUNTRY_NOT_AVAILABLE', field: null, reason: null, most: null } as const;
const refusedAnswer = (refusal: typeof gone | typeof notSold) =>
  ({ status: 'refused', refusals: [refusal], checkout: null, former: null }) as const;
const accepted = { status: 'accepted', checkout: exampleCheckout } as const;
const itemCount = exampleCheckout.lines.reduce((sum, { quantity }) => sum + quantity, 0);

type Script = ReturnType<typeof start>['script'];

function start(afterAdding: AfterAdding = 'go-to-cart') {
  const script = scriptPorts<AddToCartPorts>([
    'recallCart',
    'findLinkedCode',
    'createCheckout',
    'addLines',
    'keepCart',
    'openCart',
  ]);
  const actor = createActor(addToCartWithPorts(script.ports), { input: { country: 'US', afterAdding } });
  actor.start();
  const send = async (event: AddToCartEvent) => {
    actor.send(event);
    await settle();
  };
  return {
    script,
    send,
    place: () => stateValueText(actor.getSnapshot()),
    adding: () => addingOf(actor.getSnapshot()),
    /** Presses the button in a browser that has stored this cart, and no code of a link. */
    add: async (checkoutToken: string | null) => {
      await send({ type: 'lines.added', lines });
      await script.answer('recallCart', checkoutToken);
      if (checkoutToken === null) await script.answer('findLinkedCode', null);
    },
  };
}

describe('"Add to cart"', () => {
  it('creates a cart if there is none, stores it with its item count, and opens it', async () => {
    const { add, adding, script, place } = start();
    await add(null);
    expect(place()).toBe('adding.toNewCart');
    expect(adding()).toEqual({ ...nothingAdded, isPending: true });
    expect(script.asked('createCheckout')).toEqual([
      { country: 'US', voucherCode: null, lines, organizationMembershipId: null, purpose: null },
    ]);
    await script.answer('createCheckout', accepted);
    expect(script.asked('keepCart')).toEqual([{ country: 'US', token: 'token-1', itemCount }]);
    await script.answer('keepCart', true);
    expect(place()).toBe('leaving');
    expect(script.asked('openCart')).toEqual([{ change: null }]);
    expect(adding().isPending).toBe(true);
  });

  it('adds to the cart that the browser has stored, and reports the effect on its membership', async () => {
    const { add, script } = start();
    await add('token-1');
    expect(script.asked('addLines')).toEqual([
      { checkoutToken: 'token-1', lines, organizationSlug: null, purpose: null },
    ]);
    await script.answer('addLines', { ...accepted, checkout: completeCheckout, former: completeCheckout });
    await script.answer('keepCart', true);
    const [{ change } = { change: null }] = script.asked('openCart') as readonly { change: object | null }[];
    expect(change).toMatchObject({ membership: { after: { sku: 'SUB-IND-1Y' } } });
  });

  it('adds once, no matter how often the button is pressed', async () => {
    const { add, script, send } = start();
    await add('token-1');
    await send({ type: 'lines.added', lines });
    expect(script.asked('addLines')).toHaveLength(1);
    await script.answer('addLines', { ...accepted, former: null });
    await script.answer('keepCart', true);
    await send({ type: 'lines.added', lines });
    expect(script.asked('recallCart')).toHaveLength(1);
  });

  it('asks for the cart of the shop’s country, and stores a new one there', async () => {
    const { add, script } = start();
    await add(null);
    await script.answer('createCheckout', accepted);
    expect([script.asked('recallCart'), script.asked('keepCart')]).toMatchObject([
      [{ country: 'US' }],
      [{ country: 'US' }],
    ]);
  });

  it.each([
    [
      'starts a new cart with the code of a link',
      (script: Script) => script.answer('findLinkedCode', 'WELCOME10'),
      'WELCOME10',
    ],
    [
      'starts a new cart without a code if the shop doesn’t say whether it is valid',
      (script: Script) => script.fail('findLinkedCode'),
      null,
    ],
  ] as const)('%s', async (_what, lookUp, voucherCode) => {
    const { script, send } = start();
    await send({ type: 'lines.added', lines });
    await script.answer('recallCart', null);
    expect(script.asked('findLinkedCode')).toEqual([{ country: 'US' }]);
    await lookUp(script);
    expect(script.asked('createCheckout')).toMatchObject([{ voucherCode }]);
  });

  it('looks up no code for a cart that there is', async () => {
    const { add, script } = start();
    await add('token-1');
    expect(script.asked('findLinkedCode')).toEqual([]);
  });

  it('forgets the code of an earlier try', async () => {
    const { script, send } = start();
    await send({ type: 'lines.added', lines });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', 'WELCOME10');
    await script.fail('createCheckout');
    await send({ type: 'lines.added', lines });
    await script.answer('recallCart', null);
    await script.fail('findLinkedCode');
    expect(script.asked('createCheckout')[1]).toMatchObject({ voucherCode: null });
  });

  it('confirms the lines if the buyer stays on the page, and can add more', async () => {
    const { add, adding, script } = start('stay');
    await add(null);
    await script.answer('createCheckout', accepted);
    await script.answer('keepCart', true);
    expect(adding()).toEqual({ ...nothingAdded, isAdded: true });
    await add('token-1');
    expect(script.asked('addLines')).toHaveLength(1);
  });

  it('exposes the token of a cart that the browser cannot store, for immediate checkout', async () => {
    const { add, adding, script } = start();
    await add(null);
    await script.answer('createCheckout', accepted);
    await script.answer('keepCart', false);
    expect(adding()).toEqual({ ...nothingAdded, unkeptToken: 'token-1' });
  });

  it('can be pressed again on a page restored from the back/forward cache', async () => {
    const { add, adding, script, send } = start();
    await add(null);
    await script.answer('createCheckout', accepted);
    await script.answer('keepCart', true);
    await send({ type: 'page.returned' });
    expect(adding()).toEqual(nothingAdded);
  });

  const membership = { id: 'membership-2', organizationSlug: 'two-rivers-health', isDefault: false };

  it('gets a new cart if it is for another than the oldest organization, whatever cart there is', async () => {
    const { send, script } = start();
    await send({ type: 'lines.added', lines, membership, purpose: 'PLAN' });
    await script.answer('recallCart', 'token-1');
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      { country: 'US', voucherCode: null, lines, organizationMembershipId: 'membership-2', purpose: 'PLAN' },
    ]);
  });

  it('for the oldest organization goes into the cart that there is, and names it there and in a new one', async () => {
    const { send, script } = start();
    const ofOldest = { ...membership, isDefault: true };
    await send({ type: 'lines.added', lines, membership: ofOldest, purpose: 'EXTRA_PROBE' });
    await script.answer('recallCart', 'token-1');
    expect(script.asked('addLines')).toEqual([
      { checkoutToken: 'token-1', lines, organizationSlug: 'two-rivers-health', purpose: 'EXTRA_PROBE' },
    ]);
    await script.answer('addLines', refusedAnswer(gone));
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      {
        country: 'US',
        voucherCode: null,
        lines,
        organizationMembershipId: 'membership-2',
        purpose: 'EXTRA_PROBE',
      },
    ]);
  });

  it('creates a new cart if the old one no longer exists', async () => {
    const { add, script, place } = start();
    await add('token-0');
    await script.answer('addLines', refusedAnswer(gone));
    await script.answer('findLinkedCode', null);
    await script.answer('createCheckout', accepted);
    expect(place()).toBe('adding.keeping');
  });

  it.each([
    [null, 'createCheckout'],
    ['token-1', 'addLines'],
  ] as const)('with the cart %s says why the choice is not sold', async (checkoutToken, port) => {
    const { add, adding, script, place } = start();
    await add(checkoutToken);
    await script.answer(port, refusedAnswer(notSold));
    expect(place()).toBe('refused');
    expect(adding().trouble).toEqual({ kind: 'refused', refusals: [notSold] });
  });

  it.each([
    [null, 'createCheckout', 'adding.toNewCart'],
    ['token-1', 'addLines', 'adding.toCart'],
  ] as const)('with the cart %s tries again after a lost connection', async (checkoutToken, port, place) => {
    const { add, adding, script, place: present } = start();
    await add(checkoutToken);
    await script.fail(port);
    expect(present()).toBe('failed');
    expect(adding().trouble).toEqual({ kind: 'connection' });
    await add(checkoutToken);
    expect(present()).toBe(place);
    expect(adding().trouble).toBeNull();
  });
});

import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { deviceLine, exampleCheckout, membershipLine, scriptPorts, settle } from '../testing/index.ts';
import {
  changeByAdding,
  cartChangeOf,
  type CartChange,
  type CartEvent,
  type CartPorts,
  cartWithPorts,
  type CheckoutLine,
  isBasicLeft,
  isUndoRequested,
  lineTroubleOf,
  readCartChange,
} from './index.ts';

const team = { ...membershipLine, id: 'line-team', sku: 'SUB-TEAM-1Y', productName: 'Team membership' };
const seats = { ...team, id: 'line-seats', sku: 'SUB-TEAM-SEAT-1Y', productName: 'Team seat', quantity: 3 };
const warranty: CheckoutLine = {
  ...deviceLine,
  id: 'line-warranty',
  sku: 'WAR-2Y',
  kind: 'WARRANTY',
  productName: 'Extended warranty',
};
const gift = { ...deviceLine, id: 'line-gift', sku: 'CBL-USBC', isFreeItem: true };
const two = { quantity: 2 };
const cartOfLines = (...lines: readonly CheckoutLine[]) => ({ ...exampleCheckout, lines });
const toItemName = ({ sku, productName, variantName }: CheckoutLine) => ({ sku, productName, variantName });
const toRemovedItem = (line: CheckoutLine) => ({ ...toItemName(line), kind: line.kind });
const asLines = (...lines: readonly CheckoutLine[]) => lines.map(({ sku, quantity }) => ({ sku, quantity }));

const withIndividual = cartOfLines(deviceLine, membershipLine);
const withTeam = cartOfLines(deviceLine, team);
const teamCame: CartChange = {
  removed: null,
  membership: { before: toItemName(membershipLine), after: toItemName(team) },
  companions: [],
  former: asLines(membershipLine),
};
const stayedAtOne: CartChange = {
  ...teamCame,
  membership: { before: toItemName(membershipLine), after: toItemName(membershipLine) },
  former: [],
};

describe('adding to a cart with a membership', () => {
  it.each([
    ['another one tells which gave way', withIndividual, withTeam, team.sku, teamCame],
    [
      'the same one tells that it stays at one',
      withIndividual,
      withIndividual,
      membershipLine.sku,
      stayedAtOne,
    ],
    ['something else tells nothing', withIndividual, withIndividual, 'CBL-USBC', null],
    ['or without one tells nothing', cartOfLines(deviceLine), withTeam, team.sku, null],
  ] as const)('%s', (_, former, checkout, sku, expected) => {
    expect(changeByAdding(former, checkout, [{ sku, quantity: 1 }])).toEqual(expected);
    expect(readCartChange(structuredClone(expected))).toEqual(expected);
  });
});

async function open(checkout = withIndividual, change: CartChange | null = null) {
  const script = scriptPorts<CartPorts>([
    'loadCheckout',
    'updateLines',
    'removeLine',
    'updateVoucher',
    'findLinkedCode',
  ]);
  const input = { checkoutToken: 'token-1', change, lostDiscount: null, served: null };
  const actor = createActor(cartWithPorts(script.ports), { input }).start();
  await script.answer('loadCheckout', { status: 'open', checkout });
  await script.answer('findLinkedCode', null);
  return {
    script,
    snapshot: () => actor.getSnapshot(),
    change: () => cartChangeOf(actor.getSnapshot()),
    place: () => stateValueText(actor.getSnapshot()),
    send: async (event: CartEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

describe('a line that was removed', () => {
  it.each([
    ['alone', [deviceLine, warranty], warranty, [deviceLine], [], [warranty]],
    [
      'with what is not sold without it',
      [{ ...deviceLine, ...two }, team, seats, { ...warranty, ...two }],
      { ...deviceLine, ...two },
      [],
      [
        { lineId: team.id, productName: team.productName, before: 1, after: 0 },
        { lineId: seats.id, productName: seats.productName, before: 3, after: 0 },
        { lineId: warranty.id, productName: warranty.productName, before: 2, after: 0 },
      ],
      [{ ...deviceLine, ...two }, team, seats, { ...warranty, ...two }],
    ],
    ['but not the gift that it brought', [deviceLine, gift], deviceLine, [], [], [deviceLine]],
  ] as const)('%s is named and comes back as it was', async (_, lines, removed, left, companions, former) => {
    const { script, send, change, place, snapshot } = await open(cartOfLines(...lines));
    await send({ type: 'line.removed', lineId: removed.id });
    await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines(...left) });
    expect(change()).toEqual({
      removed: toRemovedItem(removed),
      membership: null,
      companions,
      former: asLines(...former),
    });
    expect(place()).toBe(left.length === 0 ? 'empty' : 'ready.idle.shown');

    await send({ type: 'change.undone' });
    expect(place()).toBe('undoing');
    expect(isUndoRequested(snapshot())).toBe(true);
    expect(script.asked('updateLines')).toEqual([
      { checkoutId: exampleCheckout.id, lines: asLines(...former) },
    ]);
    await script.answer('updateLines', { status: 'accepted', checkout: cartOfLines(...lines) });
    expect(place()).toBe('ready.idle.shown');
    expect(change()).toBeNull();
  });

  it('can be requested again after a failure, with the reason shown', async () => {
    const { script, send, change, place, snapshot } = await open();
    await send({ type: 'line.removed', lineId: deviceLine.id });
    await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines() });
    await send({ type: 'change.undone' });
    await script.fail('updateLines');
    expect(place()).toBe('empty');
    expect(lineTroubleOf(snapshot())).toEqual({ lineId: null, trouble: { kind: 'connection' } });
    expect(change()?.removed).toEqual(toRemovedItem(deviceLine));
    await send({ type: 'change.undone' });
    expect(script.asked('updateLines')).toHaveLength(2);
  });

  it('is no longer reported once another tab has restored it', async () => {
    const { script, send, change } = await open();
    await send({ type: 'line.removed', lineId: membershipLine.id });
    await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines(deviceLine) });
    await send({ type: 'cart.refreshed' });
    await script.answer('loadCheckout', { status: 'open', checkout: withIndividual });
    expect(change()).toBeNull();
    await send({ type: 'change.undone' });
    expect(script.open()).toEqual([]);
  });

  it('is restored after the pending request, and only once', async () => {
    const { script, send, snapshot } = await open();
    await send({ type: 'line.removed', lineId: membershipLine.id });
    await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines(deviceLine) });
    await send({ type: 'voucher.submitted', code: 'WELCOME10' });
    await send({ type: 'change.undone' });
    expect(isUndoRequested(snapshot())).toBe(true);
    await script.answer('updateVoucher', { status: 'accepted', checkout: cartOfLines(deviceLine) });
    await send({ type: 'change.undone' });
    await script.answer('updateLines', { status: 'accepted', checkout: withIndividual });
    expect(script.asked('updateLines')).toHaveLength(1);
    expect(script.open()).toEqual([]);
  });
});

it.each([
  ['a membership beside a probe leaves it on Basic', [deviceLine, membershipLine], membershipLine, true],
  ['a membership without a probe leaves none', [membershipLine, warranty], membershipLine, false],
  ['seats leave the membership', [deviceLine, team, seats], seats, false],
  ['a warranty leaves a probe unchanged', [deviceLine, warranty], warranty, false],
] as const)('taking out %s', async (_, lines, removed, expected) => {
  const { script, send, snapshot } = await open(cartOfLines(...lines));
  const left = lines.filter(({ id }) => id !== removed.id);
  await send({ type: 'line.removed', lineId: removed.id });
  await script.answer('removeLine', { status: 'accepted', checkout: cartOfLines(...left) });
  expect(isBasicLeft(snapshot())).toBe(expected);
});

it('a cart reports side effects of a change and can undo both until the next change', async () => {
  const { script, send, change } = await open(
    cartOfLines({ ...deviceLine, ...two }, { ...warranty, ...two }),
  );
  const companion = { lineId: warranty.id, productName: warranty.productName };
  await send({ type: 'line.quantity.changed', lineId: deviceLine.id, quantity: 1 });
  await script.answer('updateLines', { status: 'accepted', checkout: cartOfLines(deviceLine, warranty) });
  expect(change()).toEqual({
    removed: null,
    membership: null,
    companions: [{ ...companion, before: 2, after: 1 }],
    former: asLines({ ...deviceLine, ...two }, { ...warranty, ...two }),
  });
  await send({ type: 'voucher.submitted', code: 'WELCOME10' });
  await send({ type: 'line.quantity.changed', lineId: deviceLine.id, quantity: 3 });
  expect(change()).toBeNull();
});

describe('a cart whose membership was replaced', () => {
  it('can restore the former one, which reports the reverse change', async () => {
    const { script, send, change } = await open(withTeam, teamCame);
    expect(change()).toEqual(teamCame);
    await send({ type: 'change.undone' });
    expect(script.asked('updateLines')).toEqual([
      { checkoutId: exampleCheckout.id, lines: asLines(membershipLine) },
    ]);
    await script.answer('updateLines', { status: 'accepted', checkout: withIndividual });
    expect(change()).toEqual({
      removed: null,
      membership: { before: toItemName(team), after: toItemName(membershipLine) },
      companions: [],
      former: asLines(team),
    });
  });

  it('reports nothing once the cart contains another one', async () => {
    expect((await open(withIndividual, teamCame)).change()).toBeNull();
  });

  it('has nothing to undo if its quantity stayed at one', async () => {
    const { script, send } = await open(withIndividual, stayedAtOne);
    await send({ type: 'change.undone' });
    expect(script.open()).toEqual([]);
  });
});

it.each([null, undefined, 'x', {}, { ...teamCame, former: [{ sku: 1 }] }])(
  'reads %j as no change',
  (value) => {
    expect(readCartChange(value)).toBeNull();
  },
);

import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deviceLine, exampleCheckout, membershipLine, scriptPorts, settle } from '../testing/index.ts';
import {
  addedMembershipChangeOf,
  type AddToCartPorts,
  addToCartWithPorts,
  type CartPorts,
  cartWithPorts,
  type CheckoutLine,
  companionsOf,
  membershipChangeOf,
  readMembershipChange,
} from './index.ts';

const team = { ...membershipLine, id: 'line-team', sku: 'SUB-TEAM-1Y', productName: 'Team membership' };
const cartOfLines = (...lines: readonly CheckoutLine[]) => ({ ...exampleCheckout, lines });
const named = ({ id, sku, productName, variantName }: CheckoutLine) => ({
  lineId: id,
  sku,
  productName,
  variantName,
});
const withIndividual = cartOfLines(deviceLine, membershipLine);
const withTeam = cartOfLines(deviceLine, team);
const teamCame = { before: named(membershipLine), after: named(team) };

describe('adding to a cart with a membership', () => {
  it.each([
    ['another one tells which gave way', withIndividual, withTeam, team.sku, teamCame],
    [
      'the same one tells that it stays at one',
      withIndividual,
      withIndividual,
      membershipLine.sku,
      { before: named(membershipLine), after: named(membershipLine) },
    ],
    ['something else tells nothing', withIndividual, withIndividual, 'CBL-USBC', null],
    ['or without one tells nothing', cartOfLines(deviceLine), withTeam, team.sku, null],
  ] as const)('%s', async (_, former, checkout, sku, expected) => {
    const script = scriptPorts<AddToCartPorts>(['createCheckout', 'addLines']);
    const input = { country: 'US', checkoutToken: 'token-1' };
    const actor = createActor(addToCartWithPorts(script.ports), { input }).start();
    actor.send({ type: 'lines.added', lines: [{ sku, quantity: 1 }] });
    await script.answer('addLines', { status: 'accepted', checkout, former });
    expect(addedMembershipChangeOf(actor.getSnapshot())).toEqual(expected);
    expect(readMembershipChange(structuredClone(expected))).toEqual(expected);
  });
});

describe('a cart whose membership was replaced', () => {
  const open = async (checkout = withTeam) => {
    const script = scriptPorts<CartPorts>(['loadCheckout', 'updateLine', 'removeLine', 'updateVoucher']);
    const input = { checkoutToken: 'token-1', membershipChange: teamCame };
    const actor = createActor(cartWithPorts(script.ports), { input }).start();
    await script.answer('loadCheckout', { status: 'open', checkout });
    return { actor, script };
  };

  it('puts the former one back, and then says so the other way round', async () => {
    const { actor, script } = await open();
    expect(membershipChangeOf(actor.getSnapshot())).toEqual(teamCame);
    actor.send({ type: 'line.quantity.changed', lineId: membershipLine.id, quantity: 1 });
    await settle();
    expect(script.asked('updateLine')).toEqual([
      { checkoutId: exampleCheckout.id, lineId: membershipLine.id, sku: membershipLine.sku, quantity: 1 },
    ]);
    await script.answer('updateLine', { status: 'accepted', checkout: withIndividual });
    expect(membershipChangeOf(actor.getSnapshot())).toEqual({
      before: named(team),
      after: named(membershipLine),
    });
    expect(companionsOf(actor.getSnapshot())).toEqual([]);
  });

  it('says nothing once the cart holds another one', async () => {
    expect(membershipChangeOf((await open(withIndividual)).actor.getSnapshot())).toBeNull();
  });
});

it.each([null, undefined, 'x', {}, { before: {}, after: {} }])('reads %j as no change', (value) => {
  expect(readMembershipChange(value)).toBeNull();
});

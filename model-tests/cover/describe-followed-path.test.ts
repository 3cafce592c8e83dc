import { expect, it } from 'vitest';
import { stateValueText } from '../../machines/flow/index.ts';
import { played } from '../registry.fixture.ts';
import { describeFollowedPath } from './describe-followed-path.ts';

const cart = played.find(({ id }) => id === 'cart');

function along(...labels: readonly string[]) {
  if (cart === undefined) throw new Error('The cart is not registered.');
  return describeFollowedPath(cart, cart.scenario, 'known', labels);
}

it('follows the labels, and is described like every path', () => {
  const { path, described } = along('loadCheckout: open', '{"type":"checkout.requested"');
  const last = path.steps.at(-1)?.move.to.snapshot;
  expect(last && stateValueText(last)).toBe('leaving');
  expect(described.steps.map(({ when, state }) => [when, state])).toEqual([
    ['the shop finds the cart', 'ready.idle.shown'],
    ['the buyer goes to the checkout', 'leaving'],
  ]);
});

it('reports an impossible step', () => {
  expect(() => along('loadCheckout: open', 'updateLines: accepted')).toThrow(
    'Step 2: "updateLines: accepted" cannot happen there.',
  );
});

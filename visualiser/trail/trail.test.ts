import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createTrail } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scriptPorts } from '../../machines/testing/index.ts';
import { type CartPorts, cartWithPorts } from '../../machines/cart/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { readTrail, writeTrail } from './read-trail.ts';
import { numbersByState, wayOfTrail } from './way-of-trail.ts';

const cart = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
const index = indexChart(readChart(cart));

describe('a trail in an address', () => {
  it.each([
    ['nothing', ''],
    ['no base64url', '%%%'],
    ['no JSON', writeTrail([]).slice(1)],
    ['no list', btoa('{}')],
    ['entries of another form', btoa('[{"event":"x"}]')],
  ])('that is %s is not read', (_what, text) => {
    expect(readTrail(text)).toBeNull();
  });

  it('is read as it was written', () => {
    const entries = [{ actor: 'cart', event: 'xstate.init', state: 'ready.idle.shown – ü' }];
    expect(readTrail(writeTrail(entries))).toEqual(entries);
  });
});

describe('the trail of a running cart that nobody answers', async () => {
  const trail = createTrail();
  const names = ['loadCheckout', 'updateLines', 'removeLine', 'updateVoucher'] as const;
  const { ports, fail } = scriptPorts<CartPorts>(names);
  const input = { checkoutToken: 'token-1', change: null };
  const actor = createActor(cartWithPorts(ports), { id: 'cart', input, inspect: trail.inspect });
  actor.start();
  await fail('loadCheckout');
  const way = wayOfTrail(index, trail.entries());
  actor.stop();

  it('is a way on the chart, with the transitions that led there', () => {
    expect(way.map(({ states }) => states.at(-1))).toEqual(['cart.loading', 'cart.failed']);
    expect(way.at(-1)?.transitions).toEqual(['cart.loading: xstate.error.actor.loadCheckout → cart.failed']);
    expect([...numbersByState(way)]).toEqual([
      ['cart', [1]],
      ['cart.loading', [1]],
      ['cart.failed', [2]],
    ]);
  });
});

describe('a trail with entries of a contained machine', () => {
  it('keeps its place meanwhile', () => {
    const way = wayOfTrail(index, [
      { actor: 'cart', event: 'xstate.init', state: 'ready.idle.shown' },
      { actor: 'form', event: 'typed', state: 'editing' },
      { actor: 'cart', event: 'line.removed', state: 'ready.removingLine' },
    ]);
    expect(way[1]).toMatchObject({ states: [], transitions: [] });
    expect(way[2]?.transitions).toEqual(['cart.ready.idle: line.removed → cart.ready.removingLine']);
  });
});

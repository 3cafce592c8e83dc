import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createTrail, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scriptPorts } from '../../machines/testing/index.ts';
import { type CartPorts, cartWithPorts } from '../../machines/cart/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { countryOfPage, machineOf, readReport } from './read-report.ts';
import { readTrail, writeTrail } from './read-trail.ts';
import { numbersByState, stepsOfTrail } from './trail-steps.ts';
import { relevantSteps } from './relevant-steps.ts';

const cart = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
const index = indexChart(readChart(cart));

describe('a trail in a URL', () => {
  it.each([
    ['nothing', ''],
    ['no base64url', '%%%'],
    ['no JSON', writeTrail([]).slice(1)],
    ['no list', btoa('{}')],
    ['entries of another form', btoa('[{"event":"x"}]')],
  ])('that is %s is not read', (_what, text) => {
    expect(readTrail(text)).toBeNull();
  });

  it('survives encoding', () => {
    const entries = [{ actor: 'cart', event: 'xstate.init', state: 'ready.idle.shown – ü' }];
    expect(readTrail(writeTrail(entries))).toEqual(entries);
  });
});

describe('the trail of a running cart without responses', async () => {
  const trail = createTrail();
  const names = ['loadCheckout', 'updateLines', 'removeLine', 'updateVoucher', 'findLinkedCode'] as const;
  const { ports, fail } = scriptPorts<CartPorts>(names);
  const input = { checkoutToken: 'token-1', change: null, lostDiscount: null, served: null };
  const actor = createActor(cartWithPorts(ports), { id: 'cart', input, inspect: trail.inspect });
  actor.start();
  await fail('loadCheckout');
  const way = stepsOfTrail(index, trail.entries());
  actor.stop();

  it('is a path on the chart, with its transitions', () => {
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
  it('keeps its position meanwhile', () => {
    const way = stepsOfTrail(index, [
      { actor: 'cart', event: 'xstate.init', state: 'ready.idle.shown' },
      { actor: 'form', event: 'typed', state: 'editing' },
      { actor: 'cart', event: 'line.removed', state: 'ready.removingLine' },
    ]);
    expect(way[1]).toMatchObject({ states: [], transitions: [] });
    expect(way[2]?.transitions).toEqual(['cart.ready.idle: line.removed → cart.ready.removingLine']);
  });
});

describe('the steps of a trail that are shown', () => {
  const of = (event: string, state: string, actor = 'checkout') => ({ actor, event, state });
  const filterEntries = (entries: readonly TrailEntry[]) => relevantSteps(entries, (entry) => entry);
  const news = 'xstate.snapshot.paymentForm';
  const begun = of('xstate.init', 'payment');

  it('exclude snapshots of contained machines that changed nothing', () => {
    const typed = of('payment.card.changed', 'entering', 'paymentForm');
    const left = of('payment.submitted', 'review');
    expect(
      filterEntries([of(news, 'payment'), begun, of(news, 'payment'), typed, of(news, 'payment'), left]),
    ).toEqual([begun, typed, left]);
  });

  it('have what is typed as one step, until something else happens', () => {
    const typed = of('payment.card.changed', 'entering', 'paymentForm');
    const left = of('payment.submitted', 'review');
    expect(filterEntries([begun, typed, of(news, 'payment'), typed, typed, left, typed])).toEqual([
      begun,
      typed,
      left,
      typed,
    ]);
  });

  it('include those that changed a state, and all if nothing else happened', () => {
    expect(filterEntries([begun, of(news, 'review')])).toEqual([begun, of(news, 'review')]);
    expect(filterEntries([of(news, 'payment'), of(news, 'payment')])).toHaveLength(2);
  });
});

describe('an excerpt of the shop’s log', () => {
  const trail = [{ actor: 'cart', event: 'xstate.init', state: 'loading' }];
  const line = JSON.stringify({
    level: 50,
    errorId: 'a0322bf5a0322bf5a0322bf5a0322bf5',
    message: 'x',
    page: '/',
    trail,
    msg: 'y',
  });

  it.each([
    ['a line', line],
    ['a line with words around it', `shop-1  | ${line} [end]`],
    ['the last of several lines', `{"level":30,"msg":"served"}\n${line.replace('a0', 'b1')}\n${line}\n`],
  ])('that is %s is read', (_what, log) => {
    expect(readReport(log)).toEqual({
      errorId: 'a0322bf5a0322bf5a0322bf5a0322bf5',
      message: 'x',
      page: '/',
      trail,
    });
  });

  it.each([
    ['/de/de/checkout/', 'DE'],
    ['/us/en/', 'US'],
    ['/error/', ''],
    ['', ''],
  ])('from %s is of the shop in %j', (page, country) => {
    expect(countryOfPage(page)).toBe(country);
  });

  it.each([
    '',
    'a0322bf5a0322bf5a0322bf5a0322bf5',
    '{"errorId":"a0322bf5a0322bf5a0322bf5a0322bf5"}',
    '{"errorId":"a0322bf5a0322bf5a0322bf5a0322bf5","trail":[1]}',
  ])('that has no report is not read: %s', (log) => {
    expect(readReport(log)).toBeNull();
  });

  it('identifies its machine', () => {
    const inside = { actor: 'shippingAddressForm', event: 'typed', state: 'editing' };
    expect(machineOf([inside, ...trail], ['cart', 'checkout'])).toBe('cart');
    expect(machineOf([inside], ['cart', 'checkout'])).toBeNull();
  });
});

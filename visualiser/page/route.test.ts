import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import { nobody } from '../choice/choices.ts';
import { stateAt, stateText } from '../drawing/state-text.ts';
import { hashOf, readRoute } from './route.ts';

const german = { ...nobody, country: 'DE', bundle: 'TEAM_RENEWAL' };

describe('a URL', () => {
  it.each([
    [
      '#/cart?country=DE&bundle=TEAM_RENEWAL',
      { machine: 'cart', state: '', view: 'step', trail: '', run: '', choice: german },
    ],
    ['', { machine: '', state: '', view: 'step', trail: '', run: '' }],
    ['#/checkout', { machine: 'checkout', state: '', view: 'step', trail: '', run: '' }],
    [
      '#/checkout/shipping.address',
      { machine: 'checkout', state: 'shipping.address', view: 'step', trail: '', run: '' },
    ],
    ['#/cart?view=whole', { machine: 'cart', state: '', view: 'whole', trail: '', run: '' }],
    ['#/cart?view=way', { machine: 'cart', state: '', view: 'way', trail: '', run: '' }],
    ['#/cart?run=e30', { machine: 'cart', state: '', view: 'step', trail: '', run: 'e30' }],
    ['#/cart?trail=W10', { machine: 'cart', state: '', view: 'step', trail: 'W10', run: '' }],
    [
      '#/cart?trail=W10&reason=Failed',
      { machine: 'cart', state: '', view: 'step', trail: 'W10', reason: 'Failed', run: '' },
    ],
  ] as const)('%s says what is shown, and is written again the same', (hash, route) => {
    expect(readRoute(hash)).toEqual({ choice: nobody, unknownView: '', reason: '', ...route });
    expect(hashOf(route)).toBe(hash === '' ? '#/' : hash);
  });

  it.each([
    ['#/%E0%A4%A', { machine: '%E0%A4%A', state: '' }],
    ['#/cart/%E0%A4%A', { machine: 'cart', state: '%E0%A4%A' }],
    ['#/cart?view=foo', { machine: 'cart', view: 'step', unknownView: 'foo' }],
  ])('%s that names nothing keeps what it names, so that it can be said', (hash, route) => {
    expect(readRoute(hash)).toMatchObject(route);
  });

  it.each(registry)('leads to every state of $title', (entry) => {
    const chart = readChart(entry);
    const found = statesIn(chart.root).map((state) => stateAt(chart, stateText(chart, state)));
    expect(found).toEqual(statesIn(chart.root));
  });

  it('has the states of the first region in the format of the shop’s page', () => {
    const checkout = readChart(registry.find(({ id }) => id === 'checkout') ?? (registry[0] as never));
    expect(stateAt(checkout, 'shipping.address')?.id).toBe('checkout.step.shipping.address');
    expect(stateAt(checkout, 'voucher.idle')?.id).toBe('checkout.voucher.idle');
    expect(stateAt(checkout, 'nowhere')).toBeNull();
  });
});

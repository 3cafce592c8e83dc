import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, stateValueText } from '../flow/index.ts';
import { money } from '../rules/money/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  olderOrdersOf,
  orderHistoryPortNames,
  type OrderHistoryPorts,
  orderHistoryScreenOf,
  orderHistoryWithPorts,
  type OrderProgress,
  orderProgressOf,
  type OrderSummary,
} from './index.ts';

const order = (number: string): OrderSummary => ({
  token: `token of ${number}`,
  number,
  placedAt: '2026-11-20T15:00:00.000Z',
  status: 'UNFULFILLED',
  quoteStatus: null,
  chargeStatus: 'FULLY_CHARGED',
  isPaid: true,
  invoice: null,
  creditNotes: [],
  quoteUrl: null,
  total: money(389900, 'USD'),
  lines: [{ id: number, name: 'Sonde IQ3', variantName: 'USB-C', quantity: 1 }],
});

function start() {
  const script = scriptPorts<OrderHistoryPorts>(orderHistoryPortNames);
  const actor = createActor(orderHistoryWithPorts(script.ports)).start();
  return {
    actor,
    script,
    send: actor.send.bind(actor),
    screen: () => orderHistoryScreenOf(actor.getSnapshot()),
    older: () => olderOrdersOf(actor.getSnapshot()),
    numbers: () => actor.getSnapshot().context.orders.map(({ number }) => number),
  };
}

const page = (numbers: readonly string[], next: string | null = null) => ({
  status: 'known' as const,
  orders: numbers.map(order),
  next,
});

describe('the order history', () => {
  it('shows the newest orders, and older ones below them when asked', async () => {
    const { script, send, numbers, older, screen } = start();
    await script.answer('loadOrders', page(['1003', '1002'], 'after 1002'));
    expect([screen(), older(), numbers()]).toEqual(['listed', 'offered', ['1003', '1002']]);
    send({ type: 'orders.moreRequested' });
    expect([older(), numbers()]).toEqual(['loading', ['1003', '1002']]);
    await script.answer('loadOrders', page(['1001']));
    expect([older(), numbers()]).toEqual([null, ['1003', '1002', '1001']]);
    expect(script.asked('loadOrders')).toEqual([{ after: null }, { after: 'after 1002' }]);
  });

  it('requests nothing after the last order', async () => {
    const { script, send } = start();
    await script.answer('loadOrders', page(['1001']));
    send({ type: 'orders.moreRequested' });
    await settle();
    expect(script.open()).toEqual([]);
  });

  it('says that nothing was ordered', async () => {
    const { script, screen } = start();
    await script.answer('loadOrders', page([]));
    expect(screen()).toBe('empty');
  });

  it('retries after the shop did not respond', async () => {
    const { actor, script, send, screen } = start();
    await script.fail('loadOrders', new BusyError(7));
    expect([screen(), actor.getSnapshot().context.trouble]).toEqual([
      'unanswered',
      { kind: 'busy', retryAfterSeconds: 7 },
    ]);
    send({ type: 'retry.requested' });
    await script.answer('loadOrders', page(['1001']));
    expect([screen(), actor.getSnapshot().context.trouble]).toEqual(['listed', null]);
  });

  it('keeps the displayed orders if older ones fail to load, and requests the same page again', async () => {
    const { script, send, older, numbers } = start();
    await script.answer('loadOrders', page(['1002'], 'after 1002'));
    send({ type: 'orders.moreRequested' });
    await script.fail('loadOrders');
    expect([older(), numbers()]).toEqual(['unanswered', ['1002']]);
    send({ type: 'retry.requested' });
    await script.answer('loadOrders', page(['1001']));
    expect(numbers()).toEqual(['1002', '1001']);
    expect(script.asked('loadOrders').slice(1)).toEqual([{ after: 'after 1002' }, { after: 'after 1002' }]);
  });

  it.each(['at once', 'later'])('discards all data of a person whose session has ended %s', async (when) => {
    const { actor, script, send, numbers } = start();
    if (when === 'later') {
      await script.answer('loadOrders', page(['1002'], 'after 1002'));
      send({ type: 'orders.moreRequested' });
    }
    await script.answer('loadOrders', { status: 'denied' });
    expect([stateValueText(actor.getSnapshot()), numbers()]).toEqual(['signedOut', []]);
  });
});

it.each<
  [OrderSummary['status'], OrderSummary['chargeStatus'], boolean, OrderProgress, OrderSummary['quoteStatus']?]
>([
  ['UNFULFILLED', 'FULLY_CHARGED', true, 'confirmed'],
  ['UNFULFILLED', 'NOT_CHARGED', true, 'confirmed'],
  ['UNFULFILLED', 'ASYNC_PROCESSING', false, 'paymentPending'],
  ['FULFILLED', 'ASYNC_PROCESSING', false, 'paymentPending'],
  ['UNFULFILLED', 'PARTIALLY_CHARGED', false, 'partlyPaid'],
  ['UNFULFILLED', 'NOT_CHARGED', false, 'unpaid'],
  ['PARTIALLY_FULFILLED', 'FULLY_CHARGED', true, 'partlyShipped'],
  ['FULFILLED', 'FULLY_CHARGED', true, 'shipped'],
  ['WITHDRAWN', 'FULLY_CHARGED', true, 'withdrawn'],
  ['CANCELED', 'FULLY_CHARGED', true, 'canceled'],
  ['CANCELED', 'ASYNC_PROCESSING', false, 'canceled'],
  ['UNCONFIRMED', 'NOT_CHARGED', false, 'quoted', 'OPEN'],
  ['UNCONFIRMED', 'ASYNC_PROCESSING', false, 'paymentPending', 'OPEN'],
  ['UNFULFILLED', 'FULLY_CHARGED', true, 'confirmed', 'PAID'],
  ['CANCELED', 'NOT_CHARGED', false, 'quoteExpired', 'EXPIRED'],
])(
  'an order that is %s and %s (paid: %s) is %s',
  (status, chargeStatus, isPaid, progress, quoteStatus = null) => {
    expect(orderProgressOf({ status, quoteStatus, chargeStatus, isPaid })).toBe(progress);
  },
);

import type { LoadOrdersAnswer, OrderSummary } from '../../order-history/index.ts';
import { money } from '../../rules/money/index.ts';
import { answers, answersTo, type Scenario, noResponse } from './scenario.ts';

const order: OrderSummary = {
  token: 'n'.repeat(43),
  number: '100002',
  placedAt: '2026-11-20T15:00:00.000Z',
  status: 'UNFULFILLED',
  quoteStatus: null,
  chargeStatus: 'ASYNC_PROCESSING',
  isPaid: false,
  total: money(389900, 'USD'),
  invoice: null,
  creditNotes: [],
  quoteUrl: null,
  lines: [{ id: 'T3JkZXJMaW5lOjI=', name: 'Sonde IQ3', variantName: 'USB-C', quantity: 1 }],
};
const older: OrderSummary = {
  ...order,
  token: 'o'.repeat(43),
  number: '100001',
  chargeStatus: 'FULLY_CHARGED',
  isPaid: true,
  invoice: { number: 'US-2026-000001', url: '/invoices/example.pdf' },
  creditNotes: [{ number: 'US-2026-000002', url: '/invoices/credited.pdf' }],
  lines: [{ id: 'T3JkZXJMaW5lOjE=', name: 'USB-C cable', variantName: '', quantity: 2 }],
};

/** Asked for a page after an order, or for the first. */
const pageOf =
  (isFirst: boolean, answer: LoadOrdersAnswer) =>
  ({ after }: { readonly after: string | null }): LoadOrdersAnswer | null =>
    (after === null) === isFirst ? answer : null;

export const orderHistoryScenario: Scenario = {
  inputs: { signedIn: { sentence: 'a person who is signed in', input: {} } },
  events: [
    { sentence: 'the person tries again', event: { type: 'retry.requested' } },
    { sentence: 'the person asks for older orders', event: { type: 'orders.moreRequested' } },
  ],
  services: {
    loadOrders: {
      outcomes: {
        newest: answersTo(
          'the shop knows an order, and older ones',
          pageOf(true, { status: 'known', orders: [order], next: 'T3JkZXI6Mg==' }),
        ),
        all: answersTo(
          'the shop knows one order',
          pageOf(true, { status: 'known', orders: [older], next: null }),
        ),
        oldest: answersTo(
          'the shop knows one more order',
          pageOf(false, { status: 'known', orders: [older], next: null }),
        ),
        none: answersTo('the shop knows no order', pageOf(true, { status: 'known', orders: [], next: null })),
        denied: answers('the shop rejects the token', { status: 'denied' } satisfies LoadOrdersAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  answeredBy: ['next'],
  limit: 100,
};

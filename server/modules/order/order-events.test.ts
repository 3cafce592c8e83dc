import { expect, it } from 'vitest';
import { apiEvents } from './order-events.ts';
import type { Order } from './order.model.ts';

const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T15:00:00Z`);

/** An order with two payments, of which the newer one is listed first, as everywhere. */
const order = {
  id: 'order',
  placedAt: day(1),
  fulfillments: [{ id: 'parcel', createdAt: day(4), trackingNumber: '1Z' }],
  payments: [
    {
      id: 'second',
      status: 'SUCCEEDED',
      createdAt: day(3),
      disputedAt: day(6),
      entries: [
        { entry: 'CHARGE', refundId: null, isFailed: false, createdAt: day(3) },
        { entry: 'REFUND', refundId: 're_1', isFailed: false, createdAt: day(5) },
        { entry: 'REFUND', refundId: 're_2', isFailed: true, createdAt: day(7) },
      ],
    },
    { id: 'first', status: 'DECLINED', createdAt: day(2), disputedAt: null, entries: [] },
  ],
} as unknown as Order;

it('lists what happened to an order oldest first, without refunds that failed', () => {
  expect(apiEvents(order).map(({ type, date }) => [type, date.slice(8, 10)])).toEqual([
    ['placed', '01'],
    ['payment_declined', '02'],
    ['paid', '03'],
    ['shipped', '04'],
    ['refunded', '05'],
    ['disputed', '06'],
  ]);
});

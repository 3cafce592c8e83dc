import { expect, it } from 'vitest';
import type { OrderPayment } from './order.model.ts';
import { promisedDelivery } from './promised-delivery.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const paid = {
  status: 'SUCCEEDED',
  amount: euros(100),
  refunded: euros(0),
  disputedAt: null,
} as unknown as OrderPayment;
const disputed: OrderPayment = { ...paid, disputedAt: new Date('2026-11-20T15:00:00Z') };
const refunded: OrderPayment = { ...paid, refunded: euros(100) };

const days = { earliest: '2026-11-24', latest: '2026-11-26' };
const order: Parameters<typeof promisedDelivery>[0] = {
  deliveryWindow: days,
  status: 'UNFULFILLED',
  total: { net: euros(84), tax: euros(16), gross: euros(100) },
  payments: [paid],
};

it.each<[words: string, changes: Partial<typeof order>, promised: typeof days | null]>([
  ['is promised as it was when the order was placed', {}, days],
  ['is not, if nothing is shipped', { deliveryWindow: null }, null],
  ['is promised before the payment arrives', { payments: [{ ...paid, status: 'PROCESSING' }] }, days],
  [
    'is promised of what costs nothing',
    { payments: [], total: { net: euros(0), tax: euros(0), gross: euros(0) } },
    days,
  ],
  ['is not, while the payment is disputed', { payments: [disputed] }, null],
  ['is not, while the rest is disputed', { payments: [{ ...disputed, refunded: euros(40) }] }, null],
  [
    'is not, while the rest of the parcels waits',
    { payments: [disputed], status: 'PARTIALLY_FULFILLED' },
    null,
  ],
  ['is promised of what is on its way', { payments: [disputed], status: 'FULFILLED' }, days],
  ['is promised after a declined attempt', { payments: [{ ...disputed, status: 'DECLINED' }, paid] }, days],
  ['is promised after a refund of a part', { payments: [{ ...paid, refunded: euros(40) }] }, days],
  ['is not, after everything was refunded', { payments: [refunded] }, null],
])('the delivery %s', (_words, changes, promised) => {
  expect(promisedDelivery({ ...order, ...changes })).toEqual(promised);
});

import { money } from '@sonde/machines/rules/money';
import { expect, it } from 'vitest';
import { order } from '../mail/order-confirmation.fixture.ts';
import { apiPayment } from './api-payment.ts';
import type { OrderPayment } from './order.model.ts';

const disputedAt = new Date('2026-11-25T15:00:00Z');
const total = 795_280;

it.each<[what: string, change: Partial<OrderPayment>, shown: string | null]>([
  ['was never disputed', {}, null],
  ['is disputed', { disputedAt }, disputedAt.toISOString()],
  [
    'is disputed and was refunded in part',
    { disputedAt, refunded: money(100, 'USD') },
    disputedAt.toISOString(),
  ],
  ['was disputed and then refunded', { disputedAt, refunded: money(total, 'USD') }, null],
])('a payment that %s', (_what, change, shown) => {
  const [payment] = order.payments;
  expect(payment && apiPayment({ ...payment, ...change }).disputedAt).toBe(shown);
});

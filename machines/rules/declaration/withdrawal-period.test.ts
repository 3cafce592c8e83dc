import { expect, it } from 'vitest';
import {
  isWithdrawableOn,
  lastRefundDay,
  lastWithdrawalDay,
  type WithdrawableOrder,
} from './withdrawal-period.ts';

const order: WithdrawableOrder = {
  country: 'DE',
  orderedOn: '2026-11-02',
  deliveredOn: '2026-11-05',
  organizationName: '',
  hasTaxId: false,
};

it.each<[what: string, change: Partial<WithdrawableOrder>, today: string, is: boolean]>([
  ['on the day of the order', {}, '2026-11-02', true],
  ['on the fourteenth day after delivery', {}, '2026-11-19', true],
  ['on the day after that', {}, '2026-11-20', false],
  ['fourteen days after an order without parcel', { deliveredOn: null }, '2026-11-16', true],
  ['on the day after that', { deliveredOn: null }, '2026-11-17', false],
  ['by an organization', { organizationName: 'Analytical Clinic' }, '2026-11-02', false],
  ['of an order from the United States', { country: 'US' }, '2026-11-02', false],
  ['by a business with a tax ID', { hasTaxId: true }, '2026-11-02', false],
])('a withdrawal %s', (_what, change, today, is) => {
  expect(isWithdrawableOn({ ...order, ...change }, today)).toBe(is);
});

it('ends fourteen days after delivery, with a refund within fourteen days of the withdrawal', () => {
  expect([lastWithdrawalDay(order), lastRefundDay('2026-12-20')]).toEqual(['2026-11-19', '2027-01-03']);
});

import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { calendarOf, hasCalendar } from './order-calendar.ts';

type Order = Parameters<typeof calendarOf>[0];

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const url = 'https://shop.example/us/en/confirmation/token/';

const term: NonNullable<Order['membershipTerm']> = {
  name: 'Individual membership',
  startsOn: '2026-11-21',
  lastDay: '2027-11-20',
  nextTermDay: '2027-11-21',
  renewsAutomatically: true,
  trialDays: null,
  months: 12,
  price: null,
  commitment: null,
};

const order: Order = {
  number: '1001',
  status: 'UNFULFILLED',
  paymentStatus: 'PAID',
  earliestDelivery: '2026-11-24',
  latestDelivery: '2026-11-26',
  membershipTerm: term,
};

const daysOf = (dated: Order) =>
  calendarOf(dated, url, i18n).map(({ id, firstDay, lastDay }) => [id, firstDay, lastDay]);

it('has the delivery and the next charge', () => {
  expect(daysOf(order)).toEqual([
    ['order-1001-delivery@sonde', '2026-11-24', '2026-11-26'],
    ['order-1001-membership@sonde', '2027-11-21', '2027-11-21'],
  ]);
});

it('has the last day of a membership that doesn’t renew', () => {
  const ending = { ...order, membershipTerm: { ...term, renewsAutomatically: false } };
  expect(daysOf(ending).at(-1)).toEqual(['order-1001-membership@sonde', '2027-11-20', '2027-11-20']);
});

it.each<[string, Partial<Order>]>([
  ['isn’t paid', { paymentStatus: 'OPEN' }],
  ['was canceled', { status: 'CANCELED' }],
  ['was withdrawn', { status: 'WITHDRAWN' }],
  [
    'has neither delivery nor membership',
    { earliestDelivery: null, latestDelivery: null, membershipTerm: null },
  ],
])('has no days of an order that %s', (_why, change) => {
  expect(hasCalendar({ ...order, ...change })).toBe(false);
  expect(daysOf({ ...order, ...change })).toEqual([]);
});

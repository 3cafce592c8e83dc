import { expect, it } from 'vitest';
import { automaticChargeDay, type SwitchedSubscription } from './renewal-switch.ts';

const yearly: SwitchedSubscription = {
  status: 'ACTIVE',
  termMonths: 12,
  expiresOn: '2027-01-30',
  hasPrice: true,
};

it.each<[string, Partial<SwitchedSubscription>, string | null]>([
  ['that runs, on the day after its last', {}, '2027-01-31'],
  ['on trial, too', { status: 'TRIALING' }, '2027-01-31'],
  ['on its last day', { expiresOn: '2026-11-20' }, '2026-11-21'],
  ['that has ended, never', { expiresOn: '2026-11-19' }, null],
  ['that was canceled, never', { status: 'CANCELED' }, null],
  ['that is overdue, not before it is paid', { status: 'PAST_DUE' }, null],
  ['that never ends, never', { termMonths: null, expiresOn: null }, null],
  ['whose price sales sets, never', { hasPrice: false }, null],
])('charges a subscription %s', (_what, changes, day) =>
  expect(automaticChargeDay({ ...yearly, ...changes }, '2026-11-20')).toBe(day),
);

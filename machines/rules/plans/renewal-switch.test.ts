import { expect, it } from 'vitest';
import { automaticChargeDay, isRenewalEndable, type SwitchedSubscription } from './renewal-switch.ts';

const yearly: SwitchedSubscription = {
  planType: 'TEAM',
  status: 'ACTIVE',
  expiresOn: '2027-01-30',
  isExpired: false,
  hasPrice: true,
  nextChargeOn: null,
  commitmentEndsOn: null,
};

it.each<[string, Partial<SwitchedSubscription>, string | null]>([
  ['that runs, on the day after its last', {}, '2027-01-31'],
  ['on trial, too', { status: 'TRIALING' }, '2027-01-31'],
  ['that has ended, never', { isExpired: true }, null],
  ['that was canceled, never', { status: 'CANCELED' }, null],
  ['that is overdue, not before it is paid', { status: 'PAST_DUE' }, null],
  ['that never ends, never', { expiresOn: null }, null],
  ['whose price sales sets, never', { hasPrice: false }, null],
  ['whose plan sales manages, never, even at a price', { planType: 'HOSPITAL' }, null],
  ['that is a rental, never', { planType: 'RENTAL' }, null],
  ['that was only to be tried, never', { planType: 'PRO_TRIAL' }, null],
])('charges a subscription %s', (_what, changes, day) =>
  expect(automaticChargeDay({ ...yearly, ...changes })).toBe(day),
);

const renewing: SwitchedSubscription = { ...yearly, nextChargeOn: '2027-01-31' };

it.each<[string, Partial<SwitchedSubscription>, boolean]>([
  ['of a plan that runs', {}, true],
  ['of one that is overdue', { status: 'PAST_DUE' }, true],
  ['that was ended before', { nextChargeOn: null }, true],
  ['of a plan that sales manages', { planType: 'HOSPITAL' }, false],
  ['of a rental whose commitment lasts', { planType: 'RENTAL', commitmentEndsOn: '2027-02-01' }, false],
  ['of a rental in its last committed term', { planType: 'RENTAL', commitmentEndsOn: '2027-01-31' }, true],
])('ends the automatic renewal %s: %j', (_what, changes, isEndable) =>
  expect(isRenewalEndable({ ...renewing, ...changes })).toBe(isEndable),
);

import { describe, expect, it } from 'vitest';
import { addDays } from '../time/index.ts';
import {
  afterCharge,
  afterFailedCharge,
  renewalAction,
  type RenewingSubscription,
} from './renewal-schedule.ts';

const yearly: RenewingSubscription = {
  status: 'ACTIVE',
  termMonths: 12,
  startsOn: '2026-01-31',
  expiresOn: '2027-01-30',
  nextChargeOn: '2027-01-31',
};
const overdue: RenewingSubscription = {
  ...yearly,
  status: 'PAST_DUE',
  expiresOn: '2027-02-14',
  nextChargeOn: '2027-02-03',
};
const actionOn = (subscription: RenewingSubscription, today: string, announced: string | null = null) =>
  renewalAction(subscription, { today, announced });

describe('a renewal', () => {
  it.each<[string, RenewingSubscription, string, string | null, string | null]>([
    ['of a year is announced 30 days before', yearly, '2027-01-01', null, 'NOTICE'],
    ['and no day earlier', yearly, '2026-12-31', null, null],
    ['once', yearly, '2027-01-02', '2027-01-31', null],
    ['again after the next term', yearly, '2027-01-02', '2026-01-31', 'NOTICE'],
    ['of a month 7 days before', { ...yearly, termMonths: 1 }, '2027-01-24', null, 'NOTICE'],
    ['and no day earlier, too', { ...yearly, termMonths: 1 }, '2027-01-23', null, null],
    ['is charged on the day after the last', yearly, '2027-01-31', '2027-01-31', 'CHARGE'],
    ['is charged later if it was not charged then', yearly, '2027-02-02', '2027-01-31', 'CHARGE'],
    ['is charged even if it was not announced', yearly, '2027-01-31', null, 'CHARGE'],
    ['waits between two tries', overdue, '2027-02-02', null, null],
    ['is tried again', overdue, '2027-02-03', null, 'CHARGE'],
    ['never follows a cancellation', { ...yearly, status: 'CANCELED' }, '2027-01-31', null, null],
    [
      'is announced a week before a trial ends',
      { ...yearly, status: 'TRIALING' },
      '2027-01-24',
      null,
      'NOTICE',
    ],
    ['is not announced when a trial begins', { ...yearly, status: 'TRIALING' }, '2027-01-23', null, null],
    ['is not for what is prepaid', { ...yearly, nextChargeOn: null }, '2027-01-31', null, null],
  ])('%s', (_what, subscription, today, announced, kind) =>
    expect(actionOn(subscription, today, announced)?.kind ?? null).toBe(kind),
  );

  it('identifies the term by its due day, however often it is attempted', () => {
    expect(actionOn(yearly, '2027-02-02')).toEqual({ kind: 'CHARGE', dueOn: '2027-01-31' });
    expect(actionOn(overdue, '2027-02-07')).toEqual({ kind: 'CHARGE', dueOn: '2027-01-31' });
  });
});

describe('a paid term', () => {
  it.each<[string, RenewingSubscription, string, string, [string, string]]>([
    ['on its day', yearly, '2027-01-31', '2027-01-31', ['2026-01-31', '2028-01-30']],
    [
      'after a while, which is a part of it',
      overdue,
      '2027-01-31',
      '2027-02-07',
      ['2026-01-31', '2028-01-30'],
    ],
    [
      'after a time without access, from that day',
      yearly,
      '2027-01-31',
      '2027-03-01',
      ['2027-03-01', '2028-02-29'],
    ],
    [
      'after a trial, from its end',
      { ...yearly, status: 'TRIALING', startsOn: '2027-01-01' },
      '2027-01-31',
      '2027-01-31',
      ['2027-01-31', '2028-01-30'],
    ],
  ])('%s', (_what, subscription, dueOn, today, [startsOn, expiresOn]) =>
    expect(afterCharge(subscription, dueOn, today)).toEqual({
      event: 'subscription.charged',
      startsOn,
      expiresOn,
      nextChargeOn: addDays(expiresOn, 1),
    }),
  );
});

describe('a failed charge', () => {
  it.each([
    ['on the day itself', '2027-01-31', '2027-02-01'],
    ['on the first day after it', '2027-02-01', '2027-02-03'],
    ['on the third', '2027-02-03', '2027-02-07'],
    ['on the fifth, if there was no attempt on the third', '2027-02-05', '2027-02-07'],
    ['on the seventh', '2027-02-07', '2027-02-14'],
  ])('%s is attempted again', (_what, today, nextChargeOn) =>
    expect(afterFailedCharge(yearly, '2027-01-31', today)).toEqual({
      event: 'subscription.chargeFailed',
      startsOn: '2026-01-31',
      expiresOn: '2027-02-14',
      nextChargeOn,
    }),
  );

  it('for the last time ends the subscription on that day', () => {
    expect(afterFailedCharge(overdue, '2027-01-31', '2027-02-14')).toEqual({
      event: 'subscription.canceled',
      startsOn: '2026-01-31',
      expiresOn: '2027-02-14',
      nextChargeOn: null,
    });
  });

  it('after a trial grants the grace period for the first term', () => {
    const trial: RenewingSubscription = { ...yearly, status: 'TRIALING', startsOn: '2027-01-01' };
    expect(afterFailedCharge(trial, '2027-01-31', '2027-01-31')).toMatchObject({
      startsOn: '2027-01-31',
      expiresOn: '2027-02-14',
    });
  });
});

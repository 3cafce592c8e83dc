import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterCharge,
  afterFailedCharge,
  type RenewalEffect,
  renewalAction,
  type RenewingSubscription,
} from '../rules/plans/index.ts';
import { addDays, addMonths, daysBetween } from '../rules/time/index.ts';
import { nextSubscriptionStatus } from './subscription.machine.ts';

/** What happened in three years of a subscription, day by day. */
interface Years {
  readonly charged: readonly { readonly dueOn: string; readonly on: string }[];
  readonly notices: readonly { readonly chargeOn: string; readonly on: string }[];
  readonly canceledOn: string | null;
  readonly last: RenewingSubscription;
  readonly daysOfAccess: number;
}

/** With the status that the lifecycle allows; it allows every event of the schedule. */
function withEffect(
  subscription: RenewingSubscription,
  { event, ...days }: RenewalEffect,
): RenewingSubscription {
  const status = nextSubscriptionStatus(subscription.status, { type: event });
  if (status === null) throw new Error(`${event} must not follow ${subscription.status}`);
  return { ...subscription, ...days, status };
}

/** Lives through three years; `isPaid` answers for the bank, by the number of the try. */
function live(first: RenewingSubscription, isPaid: (attempt: number) => boolean): Years {
  let subscription = first;
  let announced: string | null = null;
  let attempts = 0;
  const charged: Years['charged'][number][] = [];
  const notices: Years['notices'][number][] = [];
  let canceledOn: string | null = null;
  let daysOfAccess = 0;
  for (let day = 0; day < 3 * 366; day += 1) {
    const today = addDays(first.startsOn, day);
    const action = renewalAction(subscription, { today, announced });
    if (action?.kind === 'NOTICE') {
      announced = action.chargeOn;
      notices.push({ chargeOn: action.chargeOn, on: today });
    }
    if (action?.kind === 'CHARGE') {
      const { dueOn } = action;
      const paid = isPaid(attempts);
      attempts += 1;
      if (paid) charged.push({ dueOn, on: today });
      const after = paid ? afterCharge : afterFailedCharge;
      subscription = withEffect(subscription, after(subscription, dueOn, today));
      if (subscription.status === 'CANCELED') canceledOn = today;
    }
    if (today <= subscription.expiresOn) daysOfAccess += 1;
  }
  return { charged, notices, canceledOn, last: subscription, daysOfAccess };
}

const starts = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
const terms = fc.constantFrom(1, 12);
const startSubscription = (startsOn: string, termMonths: number): RenewingSubscription => {
  const next = addMonths(startsOn, termMonths);
  return { status: 'ACTIVE', termMonths, startsOn, expiresOn: addDays(next, -1), nextChargeOn: next };
};

describe('three years', () => {
  it('of a good card are charged once for each term, on its first day, and announced before', () => {
    fc.assert(
      fc.property(starts, terms, (startsOn, termMonths) => {
        const { charged, notices, daysOfAccess } = live(startSubscription(startsOn, termMonths), () => true);
        const dueDays = charged.map((_, index) => addMonths(startsOn, (index + 1) * termMonths));
        expect(charged).toEqual(dueDays.map((dueOn) => ({ dueOn, on: dueOn })));
        expect(daysOfAccess).toBe(3 * 366);
        const early = termMonths === 12 ? 30 : 7;
        expect(notices.slice(0, charged.length)).toEqual(
          dueDays.map((chargeOn) => ({ chargeOn, on: addDays(chargeOn, -early) })),
        );
      }),
    );
  });

  it('of a bank that pays now and then: every term once, access for no day that is not paid or waited for', () => {
    fc.assert(
      fc.property(starts, terms, fc.infiniteStream(fc.boolean()), (startsOn, termMonths, answers) => {
        const first = startSubscription(startsOn, termMonths);
        const { charged, canceledOn, last } = live(first, () => answers.next().value);
        const dueDays = charged.map(({ dueOn }) => dueOn);
        expect(dueDays).toEqual(dueDays.map((_, index) => addMonths(startsOn, (index + 1) * termMonths)));
        expect(charged.every(({ dueOn, on }) => daysBetween(dueOn, on) <= 14)).toBe(true);
        const paidUntil = addDays(addMonths(startsOn, (charged.length + 1) * termMonths), -1);
        const isOverdue = last.status === 'PAST_DUE' || last.status === 'CANCELED';
        expect(last.expiresOn).toBe(isOverdue ? addDays(paidUntil, 15) : paidUntil);
        expect(canceledOn === null || charged.every(({ on }) => on < canceledOn)).toBe(true);
      }),
    );
  });

  it('that begin with a trial are counted from its end', () => {
    fc.assert(
      fc.property(starts, (startsOn) => {
        const firstDay = addDays(startsOn, 30);
        const trial = {
          ...startSubscription(startsOn, 12),
          expiresOn: addDays(firstDay, -1),
          nextChargeOn: firstDay,
        };
        const { charged, daysOfAccess } = live({ ...trial, status: 'TRIALING' }, () => true);
        expect(charged.map(({ dueOn }) => dueOn)).toEqual(
          charged.map((_, index) => addMonths(firstDay, index * 12)),
        );
        expect(charged.length).toBeGreaterThanOrEqual(3);
        expect(daysOfAccess).toBe(3 * 366);
      }),
    );
  });

  it('of a card that never pays end after five tries', () => {
    const { charged, canceledOn, last } = live(startSubscription('2026-01-31', 12), () => false);
    expect(charged).toEqual([]);
    expect(canceledOn).toBe('2027-02-14');
    expect(last).toMatchObject({ status: 'CANCELED', expiresOn: '2027-02-14', nextChargeOn: null });
  });
});

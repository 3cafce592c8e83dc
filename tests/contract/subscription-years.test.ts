import { addDays, addMonths, daysBetween } from '@sonde/machines/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import {
  giveCard,
  giveMembership,
  type GivenMembership,
  invoicesOf,
  mailsAbout,
  type Membership,
  membershipNow,
} from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

/** Simulates three years of memberships in seconds: the job runs on every day of a clock that the test sets. */

const isFull = process.env['FULL'] === '1';
const firstDay = '2027-01-15';
const days = 3 * 366;

let moment = new Date(`${firstDay}T12:00:00Z`);
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());

const goodCard = { token: cards.good, expMonth: 12, expYear: 2040 };

interface Life {
  readonly given: Partial<GivenMembership>;
  /** The bank's response to its nth charge. */
  readonly pays?: (charge: number) => boolean;
  /** A user's action on one of its days. */
  readonly onDay?: Readonly<Record<string, (membership: Membership) => Promise<unknown>>>;
  /** Due days of the paid terms. */
  readonly paid: readonly string[];
  readonly ends: Partial<Awaited<ReturnType<typeof membershipNow>>>;
  /** The last day of access, if there is one before the years are over. */
  readonly lastDay?: string;
  /**
   * The number of days of access in no paid term, by status: a trial, or a grace period after which nothing was paid. On
   * the last day of a grace period, whose charge fails as well, the membership is canceled already.
   */
  readonly unpaid?: Readonly<Partial<Record<'TRIALING' | 'PAST_DUE' | 'CANCELED', number>>>;
  readonly subjects?: readonly (readonly [RegExp, number])[];
}

const turnOff = ({ subscriptionId }: Membership) =>
  shop.database.sql`update subscription set next_charge_on = null where id = ${subscriptionId}`;

const monthsFrom = (day: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => addMonths(day, (index + 1) * step));

const daysFrom = (first: string, last: string) =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** How often each text is in a list. */
const countOf = (texts: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));

const lives: Readonly<Record<string, Life>> = {
  'a year that began on 29 February': {
    given: { startsOn: '2024-02-29', expiresOn: '2027-02-27' },
    paid: ['2027-02-28', '2028-02-29', '2029-02-28'],
    ends: { status: 'ACTIVE', nextChargeOn: '2030-02-28' },
    subjects: [
      [/^Your membership renews on/, 3],
      [/^Your receipt/, 3],
    ],
  },
  'a month that began on the 31st': {
    given: { startsOn: '2026-12-31', termMonths: 1 },
    paid: monthsFrom('2026-12-31', 36),
    ends: { status: 'ACTIVE' },
  },
  'a year that begins with the year': {
    given: { startsOn: '2026-12-31', expiresOn: '2027-12-30' },
    paid: ['2027-12-31', '2028-12-31', '2029-12-31'],
    ends: { status: 'ACTIVE' },
  },
  'a year whose last night is an hour shorter': {
    given: { country: 'DE', currency: 'EUR', gross: 11_900, tax: 1_900, startsOn: '2026-03-28' },
    paid: ['2027-03-28', '2028-03-28', '2029-03-28'],
    ends: { status: 'ACTIVE' },
  },
  'a card that expires, and is replaced in time': {
    given: { startsOn: '2026-06-10', card: { ...goodCard, expMonth: 5, expYear: 2028 } },
    onDay: { '2028-06-12': ({ organizationId }) => giveCard(shop.database.sql, organizationId, goodCard) },
    paid: ['2027-06-10', '2028-06-10', '2029-06-10'],
    ends: { status: 'ACTIVE', nextChargeOn: '2030-06-10' },
    subjects: [[/^We couldn’t renew/, 2]],
  },
  'a card that expires, and is not replaced': {
    given: { startsOn: '2026-06-10', card: { ...goodCard, expMonth: 5, expYear: 2028 } },
    paid: ['2027-06-10'],
    ends: { status: 'CANCELED', expiresOn: '2028-06-24', nextChargeOn: null },
    lastDay: '2028-06-24',
    unpaid: { PAST_DUE: 14, CANCELED: 1 },
    subjects: [
      [/^We couldn’t renew/, 4],
      [/^Your membership has ended/, 1],
    ],
  },
  'a bank that declines twice and then pays': {
    given: { startsOn: '2026-08-05' },
    pays: (charge) => charge >= 2,
    paid: ['2027-08-05', '2028-08-05', '2029-08-05'],
    ends: { status: 'ACTIVE', nextChargeOn: '2030-08-05' },
    subjects: [[/^We couldn’t renew/, 2]],
  },
  'a renewal that is turned off after its notice': {
    given: { startsOn: '2026-09-20' },
    onDay: { '2027-09-01': turnOff },
    paid: [],
    ends: { status: 'CANCELED', expiresOn: '2027-09-19' },
    lastDay: '2027-09-19',
    subjects: [
      [/^Your membership renews on/, 1],
      [/^Your membership has ended/, 1],
    ],
  },
  'a trial that becomes a membership': {
    given: { status: 'TRIALING', startsOn: '2027-01-10', expiresOn: '2027-02-08' },
    paid: ['2027-02-09', '2028-02-09', '2029-02-09', '2030-02-09'].slice(0, 3),
    ends: { status: 'ACTIVE', startsOn: '2027-02-09' },
    unpaid: { TRIALING: 25 },
  },
  'a trial without a card': {
    given: { status: 'TRIALING', startsOn: '2027-01-10', expiresOn: '2027-02-08', card: null, renews: false },
    paid: [],
    ends: { status: 'CANCELED', expiresOn: '2027-02-08' },
    lastDay: '2027-02-08',
    unpaid: { TRIALING: 25 },
    subjects: [
      [/^Your free trial ends/, 1],
      [/^Your membership has ended/, 1],
    ],
  },
};

interface Lived {
  readonly life: Life;
  readonly membership: Membership;
  /** Every day of access, with the membership's status on that day. */
  readonly access: Map<string, string>;
  readonly lastPaidDay: string;
}

/** The days on which something can happen, and the days around them; all days in a full run. */
function isVisited(day: string, lived: readonly Lived[], next: ReadonlySet<string>): boolean {
  return isFull || next.has(day) || lived.some(({ life }) => life.onDay !== undefined && day in life.onDay);
}

/** The next relevant days of any membership: charges, retries, notices, ends. */
async function daysAhead(): Promise<ReadonlySet<string>> {
  const rows = await shop.database.sql<{ day: string | null }[]>`
    select unnest(array[
      next_charge_on, next_charge_on - 30, next_charge_on - 7, expires_on - 6, expires_on + 1
    ])::text as day from subscription where status <> 'CANCELED'`;
  return new Set(rows.flatMap(({ day }) => day ?? []));
}

async function noteAccess(lived: readonly Lived[], from: string, until: string): Promise<void> {
  for (const { membership, access } of lived) {
    const { status, expiresOn } = await membershipNow(shop.database.sql, membership);
    for (let day = from; day < until; day = addDays(day, 1)) if (day <= expiresOn) access.set(day, status);
  }
}

it(
  'three years: every term is paid once, and every day of access is paid, in a trial or in the grace period',
  async () => {
    const lived: Lived[] = [];
    const charges = new Map<string, number>();
    for (const life of Object.values(lives)) {
      const membership = await giveMembership(shop.database.sql, life.given);
      const { expiresOn, status } = await membershipNow(shop.database.sql, membership);
      const lastPaidDay = status === 'TRIALING' ? addDays(firstDay, -1) : expiresOn;
      lived.push({ life, membership, access: new Map(), lastPaidDay });
    }
    const lifeOf = (key: string) =>
      lived.find(({ membership }) => key.startsWith(membership.subscriptionId))?.life;
    shop.provider.decideRenewals(({ key }) => {
      const [subscription = ''] = key.split(/-\d{4}-\d\d-\d\d-/);
      const count = charges.get(subscription) ?? 0;
      charges.set(subscription, count + 1);
      return (lifeOf(key)?.pays?.(count) ?? true) ? 'pays' : 'declines';
    });

    let ahead = await daysAhead();
    let visited = firstDay;
    for (let day = firstDay; daysBetween(firstDay, day) < days; day = addDays(day, 1)) {
      if (!isVisited(day, lived, ahead)) continue;
      await noteAccess(lived, visited, day);
      visited = day;
      for (const { life, membership } of lived) await life.onDay?.[day]?.(membership);
      for (const hour of isFull ? [12, 18] : [12]) {
        moment = new Date(`${day}T${hour}:00:00Z`);
        await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
      }
      await shop.runJobs();
      ahead = await daysAhead();
    }
    await noteAccess(lived, visited, addDays(firstDay, days));

    for (const { life, membership, access, lastPaidDay } of lived) {
      const invoices = await invoicesOf(shop.database.sql, membership);
      expect(invoices.map(({ dueOn }) => dueOn)).toEqual(life.paid);
      expect(await membershipNow(shop.database.sql, membership)).toMatchObject(life.ends);
      const termsOn = (day: string) =>
        invoices.filter((term) => term.firstDay <= day && day <= term.lastDay).length +
        (day <= lastPaidDay ? 1 : 0);
      const lastDay = life.lastDay ?? addDays(firstDay, days - 1);
      expect([...access.keys()]).toEqual(daysFrom(firstDay, lastDay));
      expect([...access.keys()].filter((day) => termsOn(day) > 1)).toEqual([]);
      expect(countOf([...access].flatMap(([day, status]) => (termsOn(day) === 0 ? status : [])))).toEqual(
        life.unpaid ?? {},
      );
      const subjects = await mailsAbout(shop.database.sql, membership);
      for (const [subject, count] of life.subjects ?? [])
        expect([subject, subjects.filter((text) => subject.test(text)).length]).toEqual([subject, count]);
    }
    expect(await shop.violations()).toEqual([]);
  },
  isFull ? 900_000 : 120_000,
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { giveMembership, invoicesOf, type Membership, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/** Days as a country's mails write them. */
interface WrittenDays {
  /** March 3, 2027, of which members are told 30 days before. */
  readonly announced: string;
  /** February 2, 2027, when a charge is tried again that failed on February 1. */
  readonly nextTry: string;
  /** January 31, 2028, at which a term ends that begins on February 1, 2027. */
  readonly lastDay: string;
}

const inEnglish: WrittenDays = {
  announced: '3 March 2027',
  nextTry: '2 February 2027',
  lastDay: '31 January 2028',
};
const inAmericanEnglish: WrittenDays = {
  announced: 'March 3, 2027',
  nextTry: 'February 2, 2027',
  lastDay: 'January 31, 2028',
};
const inFrench: WrittenDays = {
  announced: '3 mars 2027',
  nextTry: '2 février 2027',
  lastDay: '31 janvier 2028',
};
const inSpanish: WrittenDays = {
  announced: '3 de marzo de 2027',
  nextTry: '2 de febrero de 2027',
  lastDay: '31 de enero de 2028',
};

/** Countries with the moment at which February 1, 2027 begins there. */
const countries = [
  { country: 'NZ', currency: 'NZD', midnight: '2027-01-31T11:00:00Z', days: inEnglish },
  { country: 'AU', currency: 'AUD', midnight: '2027-01-31T13:00:00Z', days: inEnglish },
  { country: 'IN', currency: 'USD', midnight: '2027-01-31T18:30:00Z', days: inEnglish },
  { country: 'AE', currency: 'USD', midnight: '2027-01-31T20:00:00Z', days: inEnglish },
  { country: 'FR', currency: 'EUR', midnight: '2027-01-31T23:00:00Z', days: inFrench },
  { country: 'GB', currency: 'GBP', midnight: '2027-02-01T00:00:00Z', days: inEnglish },
  { country: 'CL', currency: 'USD', midnight: '2027-02-01T03:00:00Z', days: inSpanish },
  { country: 'US', currency: 'USD', midnight: '2027-02-01T05:00:00Z', days: inAmericanEnglish },
];

let moment = new Date(0);
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());

async function runAt(time: number): Promise<void> {
  moment = new Date(time);
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
  await shop.runJobs();
}

/** The latest mail about a membership; none if there is none. */
async function latestMail({ subscriptionId }: Membership): Promise<string> {
  const [mail] = await shop.database.sql<{ words: string }[]>`
    select subject || ' ' || text_body as words from sandbox_mail
    where message_id like ${`<membership.%${subscriptionId}%`} order by created_at desc limit 1`;
  return mail?.words ?? '';
}

describe('a day of a membership', () => {
  it.each(countries)(
    'begins at midnight in $country, for charges, notices and ends, and in their mails',
    async ({ country, currency, midnight, days }) => {
      const { sql } = shop.database;
      const give = (changes: Parameters<typeof giveMembership>[1]) =>
        giveMembership(sql, { country, currency, startsOn: '2026-02-01', ...changes });
      const due = await give({});
      const unpaid = await give({ card: null });
      const later = await give({ startsOn: '2026-03-03' });
      const ending = await give({ renews: false });
      const begin = new Date(midnight).getTime();

      await runAt(begin - 1000);
      for (const membership of [due, unpaid, later, ending])
        expect(await membershipNow(sql, membership)).toMatchObject({ status: 'ACTIVE' });
      expect(await invoicesOf(sql, due)).toEqual([]);
      expect(await latestMail(later)).toBe('');
      expect(await latestMail(ending)).toBe('');

      await runAt(begin);
      expect(await invoicesOf(sql, due)).toMatchObject([
        { issuedOn: '2027-02-01', firstDay: '2027-02-01', lastDay: '2028-01-31' },
      ]);
      expect(await latestMail(due)).toContain(days.lastDay);
      expect(await latestMail(unpaid)).toContain(days.nextTry);
      expect(await latestMail(later)).toContain(days.announced);
      expect(await membershipNow(sql, ending)).toMatchObject({ status: 'CANCELED' });
      expect(await latestMail(ending)).not.toBe('');
    },
  );
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { giveMembership, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let moment = new Date('2027-01-31T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = new Date('2027-01-31T15:00:00Z');
});
afterEach(async () => {
  shop.provider.onRenewal(null);
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const patience = { idleSeconds: 0, runSeconds: 60, lanes: 4 };
const run = () => renewSubscriptions(shop.services, patience);
const at = (text: string) => {
  moment = new Date(text);
};
const now = (membership: Parameters<typeof membershipNow>[1]) => membershipNow(shop.database.sql, membership);
const give = (changes: Parameters<typeof giveMembership>[1] = {}) =>
  giveMembership(shop.database.sql, changes);

describe('the mails', () => {
  const read = async (subscriptionId: string) => {
    await shop.runJobs();
    return shop.database.sql<{ subject: string; body: string }[]>`
      select subject, text_body as body from sandbox_mail where message_id like ${`<membership.%${subscriptionId}%`}
      order by created_at`;
  };

  it('announce a year thirty days before its charge, once, with amount and how to turn it off', async () => {
    const membership = await give({ startsOn: '2026-03-01' });
    at('2027-01-29T15:00:00Z');
    await run();
    expect(await read(membership.subscriptionId)).toEqual([]);
    at('2027-01-30T15:00:00Z');
    await run();
    await run();
    const mails = await read(membership.subscriptionId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your membership renews on March 1, 2027']);
    expect(mails[0]?.body).toContain('$420.00');
    expect(mails[0]?.body).toContain('“Cancel automatic renewal”');
    expect(mails[0]?.body).toContain('/us/en/my-account/');
  });

  it('announce a month seven days before', async () => {
    const membership = await give({ startsOn: '2027-01-20', termMonths: 1 });
    at('2027-02-12T15:00:00Z');
    await run();
    expect(await read(membership.subscriptionId)).toEqual([]);
    at('2027-02-13T15:00:00Z');
    await run();
    expect(await read(membership.subscriptionId)).toMatchObject([
      { subject: 'Your membership renews on February 20, 2027' },
    ]);
  });

  it.each([
    [true, 'Your membership renews on February 5, 2027'],
    [false, 'Your free trial ends on February 4, 2027'],
  ])('announce the end of a trial: charged %s', async (renews, subject) => {
    const membership = await give({
      status: 'TRIALING',
      startsOn: '2027-01-06',
      expiresOn: '2027-02-04',
      renews,
    });
    at('2027-01-29T15:00:00Z');
    await run();
    await run();
    expect(await read(membership.subscriptionId)).toMatchObject([{ subject }]);
    at('2027-02-05T15:00:00Z');
    await run();
    expect(await now(membership)).toMatchObject(
      renews
        ? { status: 'ACTIVE', startsOn: '2027-02-05', expiresOn: '2028-02-04' }
        : { status: 'CANCELED', expiresOn: '2027-02-04' },
    );
  });

  it('receipt a paid term with its invoice and the next charge, in the language of the country', async () => {
    const membership = await give({ country: 'DE', currency: 'EUR', gross: 119_00, tax: 19_00 });
    await run();
    const [mail] = await read(membership.subscriptionId);
    expect(mail?.subject).toBe('Ihr Beleg: Mitgliedschaft bis zum 30. Januar 2028 verlängert');
    expect(mail?.body).toMatch(/Rechnung DE-2027-\d{6}/i);
    expect(mail?.body).toContain('119,00');
    expect(mail?.body).toContain('31. Januar 2028');
    expect(
      await shop.database.sql`
      select net, tax, gross, tax_treatment from invoice where subscription_id = ${membership.subscriptionId}`,
    ).toEqual([{ net: 100_00, tax: 19_00, gross: 119_00, tax_treatment: 'GROSS_INCLUDES_TAX' }]);
  });
});

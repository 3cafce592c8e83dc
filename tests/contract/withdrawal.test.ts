import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { newRowId } from '../../server/db/row-id.ts';
import { confirmByReceipt, linkOfReceipt } from './confirmed-declaration.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { accountOf, signedInAs } from '../support/test-account.ts';
import { type Declared, type Mail, whole, withdrawalRequests } from './withdrawal-requests.ts';

let shop: OrderShop;
let now = new Date();

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  await shop.runJobs();
  await shop.database.sql`truncate declaration, sandbox_mail`;
});
const { nextKey, declare, declareAndConfirm, outcomeOf, mailsTo, supportMails, ordered, statusOf } =
  withdrawalRequests(() => shop);

describe('a withdrawal', () => {
  it('changes nothing by number and address alone, until its link is followed', async () => {
    const order = await ordered();
    const declared = await declare({
      contract: `Nr. ${order.contract}`,
      email: ` ${order.email.toUpperCase()} `,
    });
    expect([declared.formErrors, declared.receipt?.outcome]).toEqual([[], 'TO_BE_CHECKED']);
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
    const { receipt, formErrors } = await confirmByReceipt(shop, order.email, declared);
    expect([formErrors, receipt]).toEqual([
      [],
      {
        number: expect.stringMatching(/^\d{5,}$/),
        receivedAt: now.toISOString(),
        outcome: 'WITHDRAWN',
        lastDay: null,
      },
    ]);
    expect(await statusOf(order)).toEqual({ status: 'WITHDRAWN', renews: false });
  });

  it('ends the membership that was bought with it on the same day, and leaves no credit', async () => {
    const order = await ordered();
    const { sql } = shop.database;
    const membershipOf = async () => {
      const [row] = await sql`
        select status, expires_on::text as "lastDay", term->'payment' as payment from subscription
        where order_id = (select id from orders where number = ${order.contract}::bigint)`;
      return row;
    };
    expect(await membershipOf()).toMatchObject({
      status: 'ACTIVE',
      payment: { received: { amount: expect.toSatisfy((amount: number) => amount > 0) } },
    });
    await declareAndConfirm(order);
    const lastDay = countryDay('US', now);
    expect(await membershipOf()).toEqual({ status: 'CANCELED', lastDay, payment: null });
    await declareAndConfirm(order);
    expect(await membershipOf()).toEqual({ status: 'CANCELED', lastDay, payment: null });
  });

  it('takes its probe out of the account, which says why the membership has ended', async () => {
    const order = await ordered();
    const organization = async () => {
      const { data } = await shop.client.send('UserRefreshQuery', {}, signedInAs(order.email));
      return (data as { me: { organizationMemberships: { organization: object }[] } }).me
        .organizationMemberships[0]?.organization;
    };
    expect(await organization()).toMatchObject({ registeredProbes: 1, isWithdrawn: false });
    await declareAndConfirm(order);
    expect(await organization()).toMatchObject({
      registeredProbes: 0,
      registeredProbesIq3: 0,
      subscriptionStatus: 'CANCELED',
      isWithdrawn: true,
    });
  });

  it('is received again for an already withdrawn order, and changes nothing', async () => {
    const order = await ordered();
    await declareAndConfirm(order);
    expect(await outcomeOf(order)).toBe('WITHDRAWN');
    expect(await statusOf(order)).toEqual({ status: 'WITHDRAWN', renews: false });
  });

  it('from a shipped order also takes effect', async () => {
    const order = await ordered();
    await shop.database.sql`update orders set status = 'FULFILLED' where number = ${order.contract}::bigint`;
    expect(await outcomeOf(order)).toBe('WITHDRAWN');
  });

  it('is received at any time, and left to support after the period', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const [row] = await shop.database.sql<[{ latest: string }]>`
      select delivery_window ->> 'latest' as latest from orders where number = ${order.contract}::bigint`;
    now = new Date(`${addDays(row.latest, 14)}T12:00:00Z`);
    expect(await outcomeOf(other)).toBe('WITHDRAWN');
    now = new Date(`${addDays(row.latest, 15)}T12:00:00Z`);
    expect(await outcomeOf(order)).toBe('TO_BE_CHECKED');
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
  });

  it.each([
    ['some items only', {}, { items: 'The cable.' }],
    ['an organization’s order', { organizationName: 'Analytical Clinic' }, {}],
    ['an order from the United States', { country: 'US' }, {}],
  ])('of %s is left to support, and changes nothing', async (_what, placed, change) => {
    const order = await ordered(placed);
    expect(await outcomeOf({ ...order, ...change })).toBe('TO_BE_CHECKED');
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
    expect((await supportMails())[0]?.subject).toMatch(
      new RegExp(`^Withdrawal \\d+, order ${order.contract}$`),
    );
  });

  it('needs no order number', async () => {
    expect(await outcomeOf({ contract: 'the probe that I ordered on Monday' })).toBe('TO_BE_CHECKED');
  });
});

describe('whoever is signed in', () => {
  const as = (email: string, order: object) =>
    shop.client.change<Declared>(
      'WithdrawalDeclare',
      { input: { ...whole, ...order }, idempotencyKey: nextKey() },
      signedInAs(email),
    );
  const giveTo = async (email: string, { contract }: { readonly contract: string }) => {
    await shop.database.sql`
      insert into users (id, email, cloud_id) values (${newRowId()}, ${email}, ${accountOf(email).subject})
      on conflict do nothing`;
    await shop.database.sql`
      update orders set user_id = (select id from users where email = ${email}) where number = ${contract}::bigint`;
  };

  it('and may see the order needs no link, and may name another address', async () => {
    const order = await ordered();
    await giveTo('owner@clinic.example', order);
    const { receipt } = await as('owner@clinic.example', { ...order, email: 'new@clinic.example' });
    expect(receipt?.outcome).toBe('WITHDRAWN');
    expect(await statusOf(order)).toEqual({ status: 'WITHDRAWN', renews: false });
  });

  it('and may not see the order is as everybody else', async () => {
    const order = await ordered();
    const { receipt } = await as('eve@else.example', { ...order, email: 'eve@else.example' });
    expect(receipt?.outcome).toBe('TO_BE_CHECKED');
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
  });
});

describe('an order', () => {
  it('can’t be distinguished from an unknown one with only its number', async () => {
    const order = await ordered();
    const known = await declare({ ...order, email: 'eve@else.example' });
    const unknown = await declare({ contract: '999999', email: 'eve@else.example' });
    const anonymous = ({ receipt, ...rest }: Declared) => ({ ...rest, receipt: { ...receipt, number: '' } });
    expect(anonymous(known)).toEqual(anonymous(unknown));
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
    const [first, second] = await mailsTo('eve@else.example');
    const plain = (mail: Mail | undefined) => mail?.text_body.replaceAll(/\d{5,}/g, '#');
    expect(plain(first)).toBe(plain(second));
  });

  it('that is not confirmed is unknown', async () => {
    const order = await ordered();
    await shop.runJobs();
    const { sql } = shop.database;
    await sql`update orders set status = 'UNCONFIRMED', confirmed_at = null where number = ${order.contract}::bigint`;
    expect((await declare(order)).receipt?.outcome).toBe('TO_BE_CHECKED');
    expect(await linkOfReceipt(shop, order.email)).toBeNull();
    await sql`
      update orders set status = 'UNFULFILLED', confirmed_at = now() where number = ${order.contract}::bigint`;
  });
});

describe('support', () => {
  it('gets the actions and their deadline', async () => {
    now = new Date();
    const order = await ordered();
    await declareAndConfirm(order);
    const [first, mail] = await supportMails();
    expect(first?.text_body).toContain('to which we sent a link');
    expect(mail?.text_body).toContain(`Order ${order.contract} is marked as withdrawn`);
    expect(mail?.text_body).toMatch(
      /Refund what the buyer paid, up to .*, by .*, or once the goods are back if that is later/,
    );
    expect(mail?.html_body).toContain(`mailto:${order.email}`);
  });

  it('is informed that no order was found', async () => {
    await declare();
    expect((await supportMails())[0]?.text_body).toContain(
      'No order has this number and this email address.',
    );
  });
});

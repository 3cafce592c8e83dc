import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { newRowId } from '../../server/db/row-id.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { deleteOldDeclarations } from '../../server/modules/declaration/declaration.repository.ts';
import { createCheckoutClient, fillCheckout, place, type Refused } from './checkout-client.ts';
import { confirmByReceipt, linkOfReceipt } from './confirmed-declaration.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';
import { accountOf, signedInAs } from '../support/test-account.ts';

interface Declared {
  readonly formErrors: readonly Refused[];
  readonly receipt: {
    readonly number: string;
    readonly receivedAt: string;
    readonly outcome: string;
    readonly lastDay: string | null;
  } | null;
}

interface Mail {
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}

const buyer = 'ada@clinic.example';
const whole = {
  name: 'Ada Byron',
  contract: '999999',
  items: '',
  email: buyer,
  country: 'DE',
  languageCode: 'DE',
};

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

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;

const declare = (change: object = {}, idempotencyKey: string | null = nextKey()) =>
  shop.client.change<Declared>('WithdrawalDeclare', { input: { ...whole, ...change }, idempotencyKey });
/** Declares, and follows the link of the receipt. */
const declareAndConfirm = async (
  change: { readonly email?: string; readonly [field: string]: unknown } = {},
) => confirmByReceipt(shop, change.email ?? buyer, await declare(change));
const outcomeOf = async (change: { readonly email?: string; readonly [field: string]: unknown } = {}) =>
  (await declareAndConfirm(change)).receipt?.outcome;
const mailsTo = async (recipient: string) => {
  await shop.runJobs();
  return shop.database.sql<Mail[]>`
    select subject, text_body, html_body from sandbox_mail
    where recipient = ${recipient} and (subject like '%iderruf%' or subject like 'Withdrawal %')
    order by created_at`;
};
const supportMails = () => mailsTo(shop.services.environment.supportEmail);

let buyers = 0;

/**
 * Places an order of a probe with a renewing membership, as a new buyer, in Germany by default; returns number and
 * address for the declaration.
 */
async function ordered(change: { readonly country?: string; readonly organizationName?: string } = {}) {
  const { sql } = shop.database;
  const email = `buyer-${(buyers += 1)}@clinic.example`;
  const { order } = await place(shop.client, await fillCheckout(shop.client, { email, autoRenewal: true }));
  const { data } = await shop.client.send('Order', { token: order?.token ?? '' });
  const { number } = (data as { order: { number: string } }).order;
  await sql`
    update orders set country = ${change.country ?? 'DE'}, organization_name = ${change.organizationName ?? ''}
    where number = ${number}::bigint`;
  await sql`
    update subscription set next_charge_on = expires_on + 1
    where order_id = (select id from orders where number = ${number}::bigint)`;
  return { contract: number, email };
}
const statusOf = async ({ contract: number }: { readonly contract: string }) => {
  const [row] = await shop.database.sql<[{ status: string; renews: boolean | null }]>`
    select orders.status, subscription.next_charge_on is not null as renews
    from orders left join subscription on subscription.order_id = orders.id where number = ${number}::bigint`;
  return row;
};

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

describe('the link of a receipt', () => {
  it('may be followed twice, and is written about once', async () => {
    const order = await ordered();
    const declared = await declare(order);
    const token = await linkOfReceipt(shop, order.email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.client.change<Declared>('DeclarationConfirm', { token })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.receipt).toEqual({ ...declared.receipt, outcome: 'WITHDRAWN' });
    expect(await mailsTo(order.email)).toHaveLength(2);
    expect(await supportMails()).toHaveLength(2);
    expect(await linkOfReceipt(shop, order.email)).toBeNull();
  });

  it('counts from the time of the declaration, not from its own', async () => {
    const order = await ordered();
    await declare(order);
    now = new Date(now.getTime() + 60 * 86_400_000);
    const token = await linkOfReceipt(shop, order.email);
    const { receipt } = await shop.client.change<Declared>('DeclarationConfirm', { token });
    expect(receipt?.outcome).toBe('WITHDRAWN');
  });

  it.each(['', 'x', `01890f5e-0000-7000-8000-000000000000.${'x'.repeat(43)}`, '.'])(
    'is refused where it isn’t the shop’s: %j',
    async (token) => {
      expect(await shop.client.change<Declared>('DeclarationConfirm', { token })).toMatchObject({
        formErrors: [{ code: 'NOT_FOUND', field: 'token' }],
        receipt: null,
      });
    },
  );

  it('is missing where the address isn’t the order’s', async () => {
    const order = await ordered();
    await declare({ ...order, email: 'eve@else.example' });
    expect(await linkOfReceipt(shop, 'eve@else.example')).toBeNull();
    expect(await linkOfReceipt(shop, order.email)).toBeNull();
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

describe('the receipt', () => {
  it('contains the declaration, with day and time, in the language of the page', async () => {
    now = new Date('2026-11-20T15:04:00Z');
    const { receipt } = await declare({
      contract: 'Die Sonde\u200e vom 3.11.',
      items: 'Das Kabel.\nDas Etui.',
      email: 'byron@clinic.example',
    });
    const [mail] = await mailsTo('byron@clinic.example');
    expect(mail?.subject).toBe(`Ihr Widerruf: Eingangsbestätigung ${receipt?.number}`);
    expect(mail?.text_body).toContain('20. November 2026 um 16:04 MEZ');
    for (const body of [mail?.text_body, mail?.html_body])
      for (const text of [
        'Ada Byron',
        'Die Sonde vom 3.11.',
        'Das Kabel. · Das Etui.',
        'byron@clinic.example',
      ])
        expect(body).toContain(text);
    expect(mail?.html_body).toContain('lang="de-DE" dir="ltr"');
  });

  it('explains the consequences for the order', async () => {
    const order = await ordered();
    await declareAndConfirm(order);
    const [asking, mail] = await mailsTo(order.email);
    expect(asking?.text_body).toContain('Widerruf bestätigen');
    expect(mail?.text_body).toContain(`Sie haben die Bestellung ${order.contract} widerrufen.`);
  });

  it.each([
    ['IE', 'EN', 'Your withdrawal: receipt', 'lang="en-IE" dir="ltr"'],
    ['FR', 'FR', 'Votre rétractation', 'lang="fr-FR" dir="ltr"'],
    ['FI', 'FI', 'Peruutuksesi', 'lang="fi-FI" dir="ltr"'],
  ])('is worded as %s in %s', async (country, languageCode, subject, attributes) => {
    await declare({ country, languageCode });
    await shop.runJobs();
    const [mail] = await shop.database.sql<Mail[]>`
      select subject, html_body from sandbox_mail where recipient = ${buyer}`;
    expect(mail?.subject).toContain(subject);
    expect(mail?.html_body).toContain(attributes);
  });

  it('is sent each time, as the law requires, and once however often a declaration is sent', async () => {
    await declare();
    const key = nextKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => declare({ items: 'The cable.' }, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.formErrors).toEqual([]);
    expect(await mailsTo(buyer)).toHaveLength(2);
    expect(await supportMails()).toHaveLength(2);
  });

  it('executes no markup in the declaration', async () => {
    await declare({ name: '<script>alert(1)</script>' });
    const [mail] = await mailsTo(buyer);
    expect(mail?.html_body).not.toContain('<script>');
  });
});

describe('support', () => {
  it('gets the actions and their deadline', async () => {
    now = new Date();
    const order = await ordered();
    await declareAndConfirm(order);
    const [first, mail] = await supportMails();
    expect(first?.text_body).toContain('which was sent a link');
    expect(mail?.text_body).toContain(`Order ${order.contract} is marked as withdrawn`);
    expect(mail?.text_body).toMatch(
      /Refund what was paid of .* by .*, unless the goods are not back by then/,
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

describe('a declaration', () => {
  it.each([
    [{ name: ' ' }, 'INVALID name REQUIRED null'],
    [{ contract: '' }, 'INVALID contract REQUIRED null'],
    [{ email: 'ada@' }, 'INVALID email FORMAT null'],
    [{ items: 'x'.repeat(501) }, 'INVALID items TOO_LONG 500'],
    [{ name: 'x'.repeat(20_000) }, 'INVALID name TOO_LONG 100'],
    [{ name: 'Ada\u0007' }, 'INVALID name CHARACTERS null'],
    [{ country: 'US', languageCode: 'EN' }, 'COUNTRY_NOT_AVAILABLE country null null'],
  ])('with %o is refused at its field, and nothing is written', async (change, expected) => {
    const { receipt, formErrors } = await declare(change);
    expect(receipt).toBeNull();
    expect(formErrors.map(({ code, field, reason, most }) => `${code} ${field} ${reason} ${most}`)).toEqual([
      expected,
    ]);
    expect(await shop.database.sql`select from declaration`).toHaveLength(0);
  });

  it.each([null, '', 'x'.repeat(65)])('needs a key: %j', async (key) => {
    expect((await declare({}, key)).formErrors).toMatchObject([{ field: 'idempotencyKey' }]);
  });

  it('under the key of another one is refused', async () => {
    const key = nextKey();
    await declare({}, key);
    expect((await declare({ name: 'Eve' }, key)).formErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'idempotencyKey' },
    ]);
    expect(await shop.database.sql`select from declaration`).toHaveLength(1);
  });

  it('has no effect if it can’t be announced', async () => {
    const order = await ordered();
    const failing = createCheckoutClient(
      createGraphqlHandler({
        ...shop.services,
        announceDeclaration: (sql) => sql`1 / 0`,
      }),
      'http://shop.test',
      storefrontOperation,
    );
    const { errors } = await failing.send('WithdrawalDeclare', {
      input: { ...whole, ...order },
      idempotencyKey: nextKey(),
    });
    expect(errors).toHaveLength(1);
    expect(await shop.database.sql`select from declaration`).toHaveLength(0);
    await declare(order);
    const token = await linkOfReceipt(shop, order.email);
    expect((await failing.send('DeclarationConfirm', { token })).errors).toHaveLength(1);
    expect(await statusOf(order)).toEqual({ status: 'UNFULFILLED', renews: true });
  });

  it('is kept for four years', async () => {
    await declare();
    await declare();
    await shop.database.sql`
      update declaration set received_at = now() - interval '1461 days'
      where id = (select id from declaration order by number limit 1)`;
    expect(await deleteOldDeclarations(shop.database.sql)).toBe(1);
    expect(await shop.database.sql`select from declaration`).toHaveLength(1);
  });
});

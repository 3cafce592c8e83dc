import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { deleteOldDeclarations } from '../../server/modules/declaration/declaration.repository.ts';
import { createCheckoutClient } from './checkout-client.ts';
import { linkOfReceipt } from './confirmed-declaration.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';
import { buyer, type Declared, type Mail, whole, withdrawalRequests } from './withdrawal-requests.ts';

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
const { nextKey, declare, declareAndConfirm, mailsTo, supportMails, ordered, statusOf } = withdrawalRequests(
  () => shop,
);

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

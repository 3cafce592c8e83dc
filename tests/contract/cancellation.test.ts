import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, place, type Refused } from './checkout-client.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

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

const whole = {
  ground: 'ORDINARY',
  cause: '',
  name: 'Ada Byron',
  contract: 'Analytical Clinic',
  endsOn: null,
  email: 'ada@clinic.example',
  country: 'DE',
  languageCode: 'DE',
};

const now = new Date('2026-11-20T15:04:00Z');
let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.runJobs();
  await shop.database.sql`truncate declaration, sandbox_mail`;
});

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;

const declare = (change: object = {}, idempotencyKey: string | null = nextKey()) =>
  shop.client.change<Declared>('CancellationDeclare', { input: { ...whole, ...change }, idempotencyKey });
/** Declares, and follows the link of the receipt. */
const declareAndConfirm = async (change: { readonly email?: string; readonly [field: string]: unknown }) =>
  confirmByReceipt(shop, change.email ?? whole.email, await declare(change));
const mailsTo = async (recipient: string) => {
  await shop.runJobs();
  return shop.database.sql<Mail[]>`
    select subject, text_body, html_body from sandbox_mail
    where recipient = ${recipient} and (subject like '%Kündigung%' or subject like 'Cancellation %')
    order by created_at`;
};

let buyers = 0;

/** Places an order of a membership that renews, as a new buyer; returns number and address, as they are declared. */
async function placeRenewingOrder() {
  const { sql } = shop.database;
  const email = `buyer-${(buyers += 1)}@clinic.example`;
  const { order } = await place(shop.client, await fillCheckout(shop.client, { email, autoRenewal: true }));
  const { data } = await shop.client.send('Order', { token: order?.token ?? '' });
  const { number } = (data as { order: { number: string } }).order;
  await sql`
    update subscription set next_charge_on = expires_on + 1
    where order_id = (select id from orders where number = ${number}::bigint)`;
  return { contract: number, email };
}
const membershipOf = async ({ contract }: { readonly contract: string }) => {
  const [row] = await shop.database.sql<[{ status: string; last_day: string; renews: boolean }]>`
    select subscription.status, expires_on::text as last_day, next_charge_on is not null as renews
    from subscription join orders on orders.id = subscription.order_id where number = ${contract}::bigint`;
  return row;
};

describe('a cancellation', () => {
  it('of the membership of an order with that address ends it with the term that is paid', async () => {
    const order = await placeRenewingOrder();
    const { last_day: lastDay } = await membershipOf(order);
    expect((await declare(order)).receipt?.outcome).toBe('TO_BE_CHECKED');
    expect(await membershipOf(order)).toMatchObject({ renews: true });
    expect((await declareAndConfirm(order)).receipt).toEqual({
      number: expect.stringMatching(/^\d{5,}$/),
      receivedAt: now.toISOString(),
      outcome: 'CANCELED',
      lastDay,
    });
    expect(await membershipOf(order)).toEqual({ status: 'ACTIVE', last_day: lastDay, renews: false });
    const mail = (await mailsTo(order.email)).at(-1);
    expect(mail?.text_body).toContain('Ihre Mitgliedschaft verlängert sich nicht mehr. Sie endet am');
  });

  it('of a membership that is overdue after its last day speaks of that day as past', async () => {
    const order = await placeRenewingOrder();
    await shop.database.sql`
      update subscription set status = 'PAST_DUE', starts_on = '2025-11-19', expires_on = '2026-11-18', next_charge_on = '2026-11-22'
      where order_id = (select id from orders where number = ${order.contract}::bigint)`;
    expect((await declareAndConfirm(order)).receipt).toMatchObject({
      outcome: 'CANCELED',
      lastDay: '2026-11-18',
    });
    const mail = (await mailsTo(order.email)).at(-1);
    expect(mail?.text_body).toContain('Ihre Mitgliedschaft ist am 18. November 2026 abgelaufen.');
    expect(mail?.text_body).not.toContain('Sie endet am');
  });

  it('to that very day counts as one to the next possible day', async () => {
    const order = await placeRenewingOrder();
    const { last_day: endsOn } = await membershipOf(order);
    expect((await declareAndConfirm({ ...order, endsOn })).receipt).toMatchObject({
      outcome: 'CANCELED',
      lastDay: endsOn,
    });
  });

  it.each([
    ['for cause', { ground: 'FOR_CAUSE', cause: 'It never worked.' }],
    ['to another day', { endsOn: '2026-12-24' }],
    ['with another address', { email: 'eve@else.example' }],
  ])('%s is left to support, and changes nothing', async (_what, change) => {
    const order = await placeRenewingOrder();
    expect((await declareAndConfirm({ ...order, ...change })).receipt).toMatchObject({
      outcome: 'TO_BE_CHECKED',
      lastDay: null,
    });
    expect(await membershipOf(order)).toMatchObject({ status: 'ACTIVE', renews: true });
  });

  it('while a commitment runs is left to support', async () => {
    const order = await placeRenewingOrder();
    await shop.database.sql`
      update subscription set commitment_months = 24, commitment_ends_on = next_charge_on + 1
      where order_id = (select id from orders where number = ${order.contract}::bigint)`;
    expect((await declareAndConfirm(order)).receipt?.outcome).toBe('TO_BE_CHECKED');
    expect(await membershipOf(order)).toMatchObject({ renews: true });
  });

  it('sent again after midnight is still received', async () => {
    const { formErrors, receipt } = await declare({ endsOn: '2026-11-19' });
    expect([formErrors, receipt?.number]).toEqual([[], expect.any(String)]);
  });

  it.each(['2026-11-18', '2036-11-21'])(
    'is not received for %s, which has passed or is too far ahead',
    async (endsOn) => {
      const { formErrors, receipt } = await declare({ endsOn });
      expect(receipt).toBeNull();
      expect(formErrors).toMatchObject([{ code: 'INVALID', field: 'endsOn', reason: 'CHOICE' }]);
    },
  );

  it('is received in every country', async () => {
    expect((await declare({ country: 'US', languageCode: 'EN' })).formErrors).toEqual([]);
  });

  it('reads of an order no more than of an unknown one, by who knows only its number', async () => {
    const order = await placeRenewingOrder();
    const anonymous = ({ receipt, ...rest }: Declared) => ({ ...rest, receipt: { ...receipt, number: '' } });
    const known = await declare({ ...order, email: 'eve@else.example' });
    const unknown = await declare({ contract: '999999', email: 'eve@else.example' });
    expect(anonymous(known)).toEqual(anonymous(unknown));
  });
});

describe('the receipt of a cancellation', () => {
  it('has what was declared, with day and time', async () => {
    const { receipt } = await declare({ ground: 'FOR_CAUSE', cause: 'Es ging nie.', endsOn: '2026-12-24' });
    const [mail] = await mailsTo(whole.email);
    expect(mail?.subject).toBe(`Ihre Kündigung: Eingangsbestätigung ${receipt?.number}`);
    for (const text of [
      'Wir haben Ihre Kündigung am 20. November 2026 um 16:04 MEZ erhalten.',
      'außerordentlich',
      'Es ging nie.',
      'Analytical Clinic',
      'Sie soll am 24. Dezember 2026 enden.',
    ])
      expect(mail?.text_body).toContain(text);
  });

  it('is sent once however often the declaration is sent, and support reads it', async () => {
    const key = nextKey();
    const answers = await Promise.all([1, 2, 3].map(() => declare({}, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailsTo(whole.email)).toHaveLength(1);
    const [mail] = await mailsTo(shop.services.environment.supportEmail);
    expect(mail?.subject).toMatch(/^Cancellation \d+$/);
  });
});

it.each([
  [{ ground: 'FOR_CAUSE' }, 'INVALID cause REQUIRED'],
  [{ contract: ' ' }, 'INVALID contract REQUIRED'],
  [{ email: 'ada@' }, 'INVALID email FORMAT'],
])('a cancellation with %o is refused at its field', async (change, expected) => {
  const { receipt, formErrors } = await declare(change);
  expect([receipt, formErrors.map(({ code, field, reason }) => `${code} ${field} ${reason}`)]).toEqual([
    null,
    [expected],
  ]);
  expect(await shop.database.sql`select from declaration`).toHaveLength(0);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPaidOrder } from '../../server/modules/order/confirm-paid-order.ts';
import { lockPayable } from '../../server/modules/order/lock-payable.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { cards } from './scripted-card-provider.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { over, requestedQuotes } from './requested-quotes.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
const { fillQuote, quote, idOf, charge, expireAt } = requestedQuotes(() => shop, client);

describe('a requested quote', () => {
  it('is an open order with frozen prices for 30 days, and no charge', async () => {
    const placed = await quote();
    expect(placed.checkoutErrors).toEqual([]);
    const order = await orderOf(client(), placed);
    const number = String(order?.['number']);
    expect(order).toMatchObject({
      status: 'UNCONFIRMED',
      paymentStatus: 'OPEN',
      chargeStatus: 'NOT_CHARGED',
      quote: { number: `Q-${number}`, status: 'OPEN', lastDay: '2026-12-20' },
      total: placed.quoted.totalPrice,
      payments: [],
      invoice: null,
    });
    expect(shop.requestsFor(placed.quoted)).toEqual([]);
  });

  it('sells nothing, ships nothing and is not invoiced', async () => {
    const placed = await quote();
    await shop.runJobs();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(0);
    expect(await sql`select from registered_probe where order_id = ${id}`).toHaveLength(0);
    expect(await sql`select from invoice where order_id = ${id}`).toHaveLength(0);
    expect(await shop.violations()).toEqual([]);
  });

  it.each([
    ['once its payment has arrived', 'pm_good', 'PAID', 'FULLY_CHARGED', 1],
    ['not while its payment is declined', cards.declined, 'OPEN', 'NOT_CHARGED', 0],
  ])('becomes what it sells %s', async (_when, card, status, chargeStatus, sold) => {
    const email = `${card.replaceAll('_', '-')}@clinic.example`;
    const placed = await quote({ voucherCode: 'WELCOME10', email });
    const id = await idOf(placed.orderToken ?? '');
    await charge(id, card);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: sold === 1 ? 'UNFULFILLED' : 'UNCONFIRMED',
      chargeStatus,
      quote: { status },
    });
    const { sql } = shop.database;
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(sold);
    expect(await sql`select from registered_probe where order_id = ${id}`).toHaveLength(sold);
    expect(await sql`select from voucher_redemption where order_id = ${id}`).toHaveLength(1);
    await shop.runJobs();
    expect(await sql`select from invoice where order_id = ${id}`).toHaveLength(sold);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('the organization that only the quote names', () => {
  it('is the buyer on the order, its invoice and its mails once the quote is paid', async () => {
    const email = 'second@clinic.example';
    const checkout = await fillQuote({ email }, { equoteOrganizationName: ' Second  Clinic ' });
    const placed = await place(client(), checkout);
    const id = await idOf(placed.orderToken ?? '');
    await charge(id, 'pm_good');
    await shop.runJobs();
    expect(await orderOf(client(), placed)).toMatchObject({
      organizationName: 'Second Clinic',
      quote: { status: 'PAID' },
    });
    const { sql } = shop.database;
    expect(await sql`select organization_name as name from invoice where order_id = ${id}`).toEqual([
      { name: 'Second Clinic' },
    ]);
    const [confirmation] = await sql<{ body: string }[]>`
      select text_body as body from sandbox_mail where recipient = ${email} and subject like 'Your order%'`;
    expect(confirmation?.body).toContain('Second Clinic');
  });

  it('is named by the contact, if it was given with it', async () => {
    const checkout = await fillCheckout(client(), { card: null });
    await client().change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'first@clinic.example',
      organizationName: 'First Clinic',
    });
    const quoteData = { equoteOrganizationName: 'Second Clinic' };
    await client().change('CheckoutQuoteDataUpdate', { checkoutId: checkout.id, quoteData });
    const placed = await place(client(), await payBy(client(), checkout.id, 'ELECTRONIC_QUOTE'));
    expect(await orderOf(client(), placed)).toMatchObject({ organizationName: 'First Clinic' });
  });
});

describe('an unpaid quote', () => {
  it('does not expire while a payment is under way', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    const [attempt] = await sql<{ id: string }[]>`
      insert into payment_attempt (
        id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
      )
      values (${newRowId()}, ${id}, 'stripe', 'CREDIT_CARD', 'pm_good', false, 1, 'USD', 'PROCESSING')
      returning id`;
    await expireAt(over);
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'OPEN' } });
    await sql`delete from payment_attempt where id = ${attempt?.id ?? ''}`;
    await expireAt(over);
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'EXPIRED' } });
  });

  it('expires after its last day in the shop’s time zone, once', async () => {
    const placed = await quote();
    await expireAt('2026-12-21T04:59:59Z');
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'OPEN' } });
    expect(await expireAt(over)).toBeGreaterThan(0);
    expect(await expireAt(over)).toBe(0);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: 'CANCELED',
      chargeStatus: 'NOT_CHARGED',
      quote: { status: 'EXPIRED', lastDay: '2026-12-20' },
    });
    const id = await idOf(placed.orderToken ?? '');
    expect(
      await inTransaction(shop.database.sql, (sql) => lockPayable(sql, id, shop.services.now())),
    ).toBeNull();
    expect(await shop.violations()).toEqual([]);
  });

  it('cannot be paid after its last day, even before it is marked as expired', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const payableAt = (moment: string) =>
      inTransaction(shop.database.sql, (sql) => lockPayable(sql, id, new Date(moment)));
    expect(await payableAt('2026-12-21T04:59:59Z')).not.toBeNull();
    expect(await payableAt(over)).toBeNull();
  });

  it('reserves the use of its voucher until it expires', async () => {
    const usesOf = async (code: string) => {
      const [row] = await shop.database.sql<
        { used: number }[]
      >`select used from voucher where code = ${code}`;
      return row?.used ?? 0;
    };
    const before = await usesOf('WELCOME10');
    const placed = await quote({ voucherCode: 'WELCOME10', email: 'reserve@clinic.example' });
    expect(placed.checkoutErrors).toEqual([]);
    expect(await usesOf('WELCOME10')).toBe(before + 1);
    await expireAt(over);
    expect(await usesOf('WELCOME10')).toBe(before);
    expect(await shop.violations()).toEqual([]);
  });

  it('does not count as an earlier purchase', async () => {
    const placed = await quote({ email: 'again@clinic.example' });
    expect(placed.order).not.toBeNull();
    await expireAt(over);
    const again = await fillCheckout(client(), { email: 'again@clinic.example' });
    expect((await place(client(), again)).order).not.toBeNull();
  });
});

describe('a quote that is paid without an attempt of ours', () => {
  it('is confirmed with everything that a sale creates, once', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    const pay = () =>
      inTransaction(sql, async (transaction) => {
        const order = await lockPayable(transaction, id, shop.services.now());
        if (order !== null) await confirmPaidOrder(transaction, order, shop.services);
        return order !== null;
      });
    expect((await Promise.all([pay(), pay()])).toSorted()).toEqual([false, true]);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: 'UNFULFILLED',
      quote: { status: 'PAID' },
    });
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(1);
    expect(await shop.runJobs()).toContain('send-order-confirmation');
  });
});

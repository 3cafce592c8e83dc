import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPaidOrder } from '../../server/modules/order/confirm-paid-order.ts';
import { lockPayable } from '../../server/modules/order/lock-payable.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import type { BuyerChoice, CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const organization = { equoteOrganizationName: '  Analytical   Clinic ' };

/** A checkout that asks for a quote. */
async function fillQuote(
  choice: BuyerChoice = {},
  quoteData: object = organization,
): Promise<CheckoutFields> {
  const { id: checkoutId } = await fillCheckout(client(), { ...choice, card: null });
  await client().change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  return payBy(client(), checkoutId, 'ELECTRONIC_QUOTE', null, 'none');
}

async function quote(choice?: BuyerChoice): Promise<Completed & { readonly checkout_: CheckoutFields }> {
  const checkout = await fillQuote(choice);
  return { ...(await place(client(), checkout)), checkout_: checkout };
}

const idOf = async (token: string): Promise<string> => {
  const [row] = await shop.database.sql<{ id: string }[]>`
    select id from orders where token_hash = ${hashToken(token)}`;
  return row?.id ?? '';
};

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
      total: placed.checkout_.totalPrice,
      payments: [],
      invoice: null,
    });
    expect(shop.requestsFor(placed.checkout_)).toEqual([]);
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

  it('becomes what it sells once its payment has arrived', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    await inTransaction(shop.database.sql, async (sql) => {
      const order = await lockPayable(sql, id, shop.services.now());
      if (order === null) throw new Error('It cannot be paid');
      await confirmPaidOrder(sql, order, shop.services);
    });
    expect(await orderOf(client(), placed)).toMatchObject({
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
      quote: { status: 'PAID' },
    });
    const { sql } = shop.database;
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(1);
    expect(await sql`select from registered_probe where order_id = ${id}`).toHaveLength(1);
    expect(await inTransaction(sql, (again) => lockPayable(again, id, shop.services.now()))).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import { type CheckoutClient, fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;

function storefrontOf(headers: Readonly<Record<string, string>>): CheckoutClient {
  return {
    send: (operation, variables, more) => shop.client.send(operation, variables, { ...headers, ...more }),
    change: (operation, variables, more) => shop.client.change(operation, variables, { ...headers, ...more }),
  };
}
const as = (email: string) => storefrontOf(signedInAs(email));

interface OrderPage {
  readonly orders: readonly {
    readonly id: string;
    readonly number: string;
    readonly token: string;
    readonly status: string;
    readonly paymentStatus: string;
    readonly chargeStatus: string;
    readonly lines: readonly { readonly productRawName: string; readonly quantity: number }[];
  }[];
  readonly next: string | null;
}

async function pageOf(client: CheckoutClient, variables: object = {}): Promise<OrderPage | null> {
  const { data, errors } = await client.send('UserOrders', variables);
  expect(errors).toBeUndefined();
  return (data as { userOrders: OrderPage | null }).userOrders;
}
const numbersOf = async (client: CheckoutClient, variables: object = {}) =>
  (await pageOf(client, variables))?.orders.map(({ number }) => number);

/** Places an order of cables; returns its number. */
async function order(client: CheckoutClient, email: string, quantity = 1): Promise<string> {
  const checkout = await fillCheckout(client, { requested: { 'CBL-USBC': quantity }, email });
  const { order: placed } = await place(client, checkout);
  const { data } = await client.send('Order', { token: placed?.token ?? '' });
  return (data as { order: { number: string } }).order.number;
}

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

describe('the orders of a signed-in person', () => {
  it('are null when signed out, and empty before the first', async () => {
    expect(await pageOf(storefrontOf({}))).toBeNull();
    expect(await pageOf(as('individual@solo.example'))).toEqual({ orders: [], next: null });
  });

  it('are their own, newest first, with items and delivery', async () => {
    const member = as('member@clinic.example');
    const first = await order(member, 'member@clinic.example');
    const second = await order(member, 'somewhere@else.example', 2);
    await order(as('individual@solo.example'), 'member@clinic.example');
    expect(await numbersOf(member)).toEqual([second, first]);
    expect((await pageOf(member))?.orders[0]).toMatchObject({
      number: second,
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
      lines: [{ quantity: 2 }],
    });
  });

  it('are also those of the organizations that they manage, and no others', async () => {
    const before = (await numbersOf(as('admin@clinic.example'))) ?? [];
    const [{ organization, person }] = await shop.database.sql<[{ organization: string; person: string }]>`
      select organization_id as organization, user_id as person
      from organization_membership join users on users.id = user_id where email = 'personal@clinic.example'`;
    const number = await order(as('personal@clinic.example'), 'personal@clinic.example');
    await shop.database.sql`
      update orders set organization_id = ${organization}, user_id = ${person} where number = ${number}::bigint`;
    expect(await numbersOf(as('admin@clinic.example'))).toEqual([number, ...before]);
    expect(await numbersOf(as('personal@clinic.example'))).toEqual([number]);
    expect(await numbersOf(as('member@clinic.example'))).not.toContain(number);
    expect(await numbersOf(as('admin@small-clinic.example'))).not.toContain(number);
  });

  it('include what was ordered with their confirmed address while signed out', async () => {
    const number = await order(storefrontOf({}), 'distributor@trade.example');
    expect(await numbersOf(as('distributor@trade.example'))).toEqual([number]);
  });

  it('of an unconfirmed address are not those that were placed with it', async () => {
    await order(storefrontOf({}), 'guest@new.example');
    const unconfirmed = accountOf('guest@new.example', { isEmailConfirmed: false });
    expect(await numbersOf(storefrontOf(signedInHeaders(unconfirmed)))).toEqual([]);
  });

  it('do not include one whose payment is not certain', async () => {
    const client = as('nobody@new.example');
    const number = await order(client, 'nobody@new.example');
    const { sql } = shop.database;
    await sql`update orders set status = 'UNCONFIRMED', confirmed_at = null where number = ${number}::bigint`;
    expect(await numbersOf(client)).toEqual([]);
    await sql`
      update orders set status = 'UNFULFILLED', confirmed_at = now() where number = ${number}::bigint`;
  });

  it('are returned in pages, each order once, however many are placed meanwhile', async () => {
    const client = as('two@clinic.example');
    const placed: string[] = [];
    for (let each = 0; each < 12; each += 1) placed.unshift(await order(client, 'two@clinic.example'));
    const first = await pageOf(client);
    expect(first?.orders.map(({ number }) => number)).toEqual(placed.slice(0, 10));
    await order(client, 'two@clinic.example');
    const second = await pageOf(client, { after: first?.next });
    expect([second?.orders.map(({ number }) => number), second?.next]).toEqual([placed.slice(10), null]);
  });

  it('are empty after an unknown order, and after another person’s', async () => {
    const [foreign] = (await pageOf(as('member@clinic.example')))?.orders ?? [];
    const client = as('two@clinic.example');
    for (const after of [foreign?.id, globalId('Order', 'x'.repeat(43)), 'nonsense', globalId('User', 'x')])
      expect(await pageOf(client, { after })).toEqual({ orders: [], next: null });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

/** The tables whose key is one id of ours, with the column. */
const keys = () => shop.database.sql<{ readonly table: string; readonly column: string }[]>`
  select relation.relname as table, min(attribute.attname) as column
  from pg_index
  join pg_class as relation on relation.oid = indrelid
  join pg_attribute as attribute on attribute.attrelid = indrelid and attribute.attnum = any (indkey)
  where indisprimary and relation.relnamespace = 'public'::regnamespace
  group by relation.relname
  having count(*) = 1 and min(attribute.atttypid::regtype::text) = 'uuid'
  order by relation.relname`;

/** Tables that a purchase grows, so that the order of their keys is the order of their rows. */
const grownByPurchases = ['checkout', 'invoice', 'orders', 'payment_attempt', 'subscription'];

it('every row that a purchase writes has a key that grows with time', async () => {
  const { sql } = shop.database;
  const { order } = await place(
    shop.client,
    await fillCheckout(shop.client, { voucherCode: 'REFERRAL5', autoRenewal: true }),
  );
  expect(order).not.toBeNull();
  await shop.runJobs();
  const written: string[] = [];
  for (const { table, column } of await keys()) {
    const ids = (await sql<{ id: string }[]>`select ${sql(column)} as id from ${sql(table)}`).map(
      ({ id }) => id,
    );
    if (ids.length > 0) written.push(table);
    expect([table, ids.filter((id) => id[14] !== '7')]).toEqual([table, []]);
  }
  expect(written).toEqual(expect.arrayContaining(grownByPurchases));
});

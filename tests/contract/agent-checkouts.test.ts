import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSession } from '../../server/agents/sessions/agent-checkout.repository.ts';
import { recordPlatform } from '../../server/agents/trust/agent-checkouts.repository.ts';
import { recordAgentCheckout } from '../support/agent-checkout.ts';
import { openCheckout } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
const profileUrl = 'https://platform.example/profile.json';
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
});
afterAll(() => shop.close());

async function newCheckout(): Promise<{ token: string; checkoutId: string }> {
  const { token } = await openCheckout(shop.client);
  const [row] = await shop.database.sql<[{ id: string }]>`
    select id from checkout where token_hash = sha256(${token}::bytea)`;
  return { token, checkoutId: row.id };
}

it('records a platform once, however many processes see it first', async () => {
  const { sql } = shop.database;
  const ids = await Promise.all(Array.from({ length: 4 }, () => recordPlatform(sql, profileUrl, now)));
  expect(new Set(ids).size).toBe(1);
});

it('a checkout is found by the platform that opened it, and by no other', async () => {
  const { sql } = shop.database;
  const [{ checkoutId, token }, ofPerson] = [await newCheckout(), await newCheckout()];
  const platformId = await recordPlatform(sql, profileUrl, now);
  const other = 'https://other.example/profile.json';
  await recordPlatform(sql, other, now);
  await recordAgentCheckout(
    sql,
    { checkoutId, platformId, protocolVersion: '2026-04-08', shownTotal: 389_900 },
    now,
  );
  const sessionOf = async (platform: string, of: string) => {
    const viewer = { platform, personId: null };
    return (await readSession(sql, shop.services.checkouts, viewer, of))?.session ?? null;
  };
  expect(await sessionOf(profileUrl, token)).toEqual({
    checkoutId,
    isOpener: true,
    shownTotal: 389_900,
    orderId: null,
    placed: null,
    isPlacedElsewhere: false,
  });
  expect(await sessionOf(other, token)).toBeNull();
  expect(await sessionOf(profileUrl, ofPerson.token)).toBeNull();
});

it('the record of who opened a checkout is deleted with it', async () => {
  const { sql } = shop.database;
  const { checkoutId } = await newCheckout();
  const platformId = await recordPlatform(sql, profileUrl, now);
  await recordAgentCheckout(
    sql,
    { checkoutId, platformId, protocolVersion: '2026-08-25', shownTotal: 0 },
    now,
  );
  await sql`delete from checkout where id = ${checkoutId}`;
  expect(await sql`select from agent_checkout where checkout_id = ${checkoutId}`).toEqual([]);
});

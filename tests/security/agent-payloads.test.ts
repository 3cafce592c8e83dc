import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example' });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

it.each<[words: string, body: string | readonly string[]]>([
  ['which says so', 'x'.repeat(70_000)],
  ['which does not say so', Array.from({ length: 70 }, () => 'x'.repeat(1000))],
])(
  'a payload of more than 64 KiB, %s, is refused in the form of other refusals of agents',
  async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await ask(shop.url, '/ucp/v1/checkout-sessions', {
      method: 'POST',
      headers,
      body,
    });
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { code: 'invalid_request', content: 'Send at most 64 KiB.' },
    ]);
  },
);

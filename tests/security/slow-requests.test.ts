import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualLimits } from '../../server/serve-shop.ts';
import { ask } from './ask.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages(
    { DATABASE_URL: database.url },
    { ...usualLimits, header: 100, body: 200, upload: 600, look: 50 },
  );
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** The shop's response to the beginning of a request, until it closes the connection. */
async function answerTo(beginning: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(beginning);
  return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? '');
}

const post = (path: string, headers: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\n${headers}\r\n\r\n1\r\n{\r\n`;
const form = 'multipart/form-data; boundary=b';

it.each([
  ['the first line', 'GET /us/'],
  ['the header', 'GET /healthz HTTP/1.1\r\nHost: shop\r\n'],
  ['a body of a known length', post('/graphql/', 'Content-Length: 20')],
  ['a body in pieces', post('/graphql/', 'Transfer-Encoding: chunked')],
  ['a webhook', post('/webhooks/card', 'Content-Length: 20')],
  ['a report', post('/errors/', 'Content-Length: 20\r\nSec-Fetch-Site: same-origin')],
  ['a body that nobody reads', post('/nothing/', 'Content-Length: 20')],
])('ends a connection on which %s never ends', async (_words, beginning) => {
  expect(await answerTo(beginning)).not.toMatch(/^HTTP\/1\.1 5/);
  expect((await ask(shop.url, '/healthz')).status).toBe(200);
});

it('lets a file for the API take longer, but not for ever, and at any other address no longer', async () => {
  const begun = performance.now();
  const ended: string[] = [];
  const send = async (path: string) => {
    const answer = await answerTo(post(path, 'Idempotency-Key: slow\r\nContent-Length: 20', form));
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    ended.push(path);
  };
  await Promise.all(['/graphql/', '/webhooks/card'].map(send));
  expect(ended).toEqual(['/webhooks/card', '/graphql/']);
  expect(performance.now() - begun).toBeGreaterThan(550);
});

it('times out after half a minute, with a file after two', () => {
  const { header, body, upload } = usualLimits;
  expect([header + body, upload]).toEqual([30_000, 120_000]);
});

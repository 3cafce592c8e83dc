import { connect as openSocket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proofMaxBytes } from '@sonde/machines/rules/learners';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { uploadRequest } from '../contract/learner-upload.ts';
import { ask } from './ask.ts';
import { leaks } from './leaks.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://shop.example',
    RATE_LIMIT_SCALE: '100',
  });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => database.sql`truncate learner, learner_proof`);

const kept = () => database.sql`select idempotency_key from learner join learner_proof on learner_id = id`;

/** A request as it travels. */
async function wire(idempotencyKey: string, proof?: Buffer) {
  const request = uploadRequest({ idempotencyKey, ...(proof && { proof }) });
  const headers = Object.fromEntries(request.headers);
  return { headers, body: Buffer.from(await request.arrayBuffer()).toString('latin1') };
}

/** Sends the beginning of a request with the length of all of it, and hangs up. */
async function abort(idempotencyKey: string, share: number): Promise<void> {
  const { headers, body } = await wire(idempotencyKey);
  const { hostname, port } = new URL(shop.url);
  const socket = openSocket(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({ ...headers, host: 'shop.example', 'content-length': String(body.length) });
  const head = `POST /graphql/ HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  socket.write(head + body.slice(0, Math.floor(body.length * share)), 'latin1', () => socket.destroy());
  await once(socket, 'close');
}

describe('an upload', () => {
  it('that is aborted leaves nothing behind, and can be sent again: once is stored', async () => {
    for (const share of [0, 0.3, 0.7, 0.99]) await abort('one key', share);
    expect(await kept()).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { headers, body } = await wire('one key');
      const answer = await ask(shop.url, '/graphql/', { method: 'POST', headers, body });
      expect(JSON.parse(answer.text)).toEqual({ data: { learnerVerificationSubmit: { formErrors: [] } } });
    }
    expect(await kept()).toEqual([{ idempotency_key: 'one key' }]);
  });

  it.each([
    ['by its announced length', (body: string) => body],
    ['while it arrives, where none is announced', (body: string) => body.match(/[^]{1,65536}/g) ?? []],
  ])('that is too large is refused %s', async (_how, sent) => {
    const { headers, body } = await wire('large', Buffer.alloc(proofMaxBytes + 70_000, '%PDF-'));
    const answer = await ask(shop.url, '/graphql/', { method: 'POST', headers, body: sent(body) });
    expect(answer.status).toBe(413);
    expect(answer.text).not.toMatch(leaks);
    expect(await kept()).toEqual([]);
  });

  it('makes no other request larger', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'large' };
    const body = JSON.stringify({ query: '{ me { id } }', variables: { text: 'x'.repeat(300_000) } });
    expect((await ask(shop.url, '/graphql/', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('is never at an address of the shop', async () => {
    const { headers, body } = await wire('hidden');
    await ask(shop.url, '/graphql/', { method: 'POST', headers, body });
    const [proof] = await database.sql<{ name: string }[]>`select name from learner_proof`;
    for (const path of [`/${proof?.name}`, `/${proof?.name}.pdf`, `/proofs/${proof?.name}`])
      expect((await ask(shop.url, path)).text).not.toContain('%PDF');
  });
});

import { connect as openSocket, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proofMaxBytes } from '@sonde/machines/rules/learners';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { uploadRequest } from '../contract/learner-upload.ts';
import { type Answer, ask } from './ask.ts';
import { leaks } from './leaks.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
/** Reads what browsers send. */
let shop: ServedShop;
/** A shop with files that are rarely counted, and one that counts them as usual. */
let strictShop: ServedShop;
let close: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate learner, learner_proof`);

const storedProofs = () =>
  database.sql`select idempotency_key from learner join learner_proof on learner_id = id`;

const common = { PUBLIC_URL: 'https://shop.example', TRUSTED_PROXY: '127.0.0.1' };
const generous = { RATE_LIMIT_SCALE: '100' };

async function serveTogether(): Promise<void> {
  const variables = { ...common, DATABASE_URL: database.url };
  shop = await serveShopWithoutPages({ ...variables, ...generous });
  strictShop = await serveShopWithoutPages(variables);
  close = () => Promise.all([shop.close(), strictShop.close()]);
}

async function serveApart(): Promise<void> {
  const store = await serveShopWithoutPages({ ...common, ...generous, DATABASE_URL: database.url });
  const variables = { ...common, STORE_API_URL: `${store.url}/graphql/` };
  shop = await serveShopWithoutPages({ ...variables, ...generous });
  strictShop = await serveShopWithoutPages(variables);
  close = () => Promise.all([shop.close(), strictShop.close(), store.close()]);
}

/** A request as it travels. */
async function wire(idempotencyKey: string, proof?: Buffer) {
  const request = uploadRequest({ idempotencyKey, ...(proof && { proof }) });
  const headers = Object.fromEntries(request.headers);
  return { headers, body: Buffer.from(await request.arrayBuffer()).toString('latin1') };
}

/** Sends the beginning of a request with the length of all of it. */
async function begin(idempotencyKey: string, share: number, more = {}): Promise<Socket> {
  const { headers, body } = await wire(idempotencyKey);
  const { hostname, port } = new URL(shop.url);
  const socket = openSocket(Number(port), hostname);
  await once(socket, 'connect');
  const length = String(body.length);
  const lines = Object.entries({ ...headers, host: 'shop.example', 'content-length': length, ...more });
  const head = `POST /graphql/ HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const beginning = head + body.slice(0, Math.floor(body.length * share));
  await new Promise((resolve) => socket.write(beginning, 'latin1', resolve));
  return socket;
}

async function hangUp(socket: Socket): Promise<void> {
  socket.destroy();
  await once(socket, 'close');
}

/** Sends a whole request. */
async function upload(idempotencyKey: string, client: string, { url } = shop): Promise<Answer> {
  const { headers, body } = await wire(idempotencyKey);
  return ask(url, '/graphql/', {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': client },
    body,
  });
}

/** The same, again and again while the shop still reads another of that client. */
const uploadAfterOthers = (idempotencyKey: string, client: string): Promise<Answer> =>
  vi.waitFor(async () => {
    const answer = await upload(idempotencyKey, client);
    expect(answer.status).not.toBe(503);
    return answer;
  });

describe.each([
  ['the store', serveTogether],
  ['a shop in front of another store', serveApart],
])('an upload to %s', (_which, serve) => {
  beforeAll(serve);
  afterAll(() => close());

  it('that is aborted leaves nothing behind, and can be sent again: once is stored', async () => {
    for (const share of [0, 0.3, 0.7, 0.99]) await hangUp(await begin('one key', share));
    expect(await storedProofs()).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await uploadAfterOthers('one key', '198.51.100.1');
      expect(JSON.parse(answer.text)).toEqual({ data: { learnerVerificationSubmit: { formErrors: [] } } });
    }
    expect(await storedProofs()).toEqual([{ idempotency_key: 'one key' }]);
  });

  it('that never ends keeps nobody else from sending, and the same client from sending another', async () => {
    const slow = await Promise.all(
      Array.from({ length: 12 }, () => begin('slow', 0.5, { 'x-forwarded-for': '198.51.100.7' })),
    );
    const refused = await vi.waitFor(async () => {
      const answer = await upload('another', '198.51.100.7');
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await upload('elsewhere', '198.51.100.8')).status).toBe(200);
    await Promise.all(slow.map(hangUp));
    expect((await uploadAfterOthers('another', '198.51.100.7')).status).toBe(200);
  });

  it.each([
    ['too large', proofMaxBytes + 70_000, (body: string) => body, 413],
    ['of unknown length', 100_000, (body: string) => body.match(/[^]{1,65536}/g) ?? [], 411],
  ])('that is %s is refused before it is read', async (_what, size, sent, status) => {
    const { headers, body } = await wire('large', Buffer.alloc(size, '%PDF-'));
    const answer = await ask(shop.url, '/graphql/', { method: 'POST', headers, body: sent(body) });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(leaks);
    expect(await storedProofs()).toEqual([]);
  });

  it('of more parts than a file with its operation is refused without being parsed', async () => {
    const { headers, body } = await wire('parts');
    const boundary = body.slice(0, body.indexOf('\r\n'));
    const part = `${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    const answer = await ask(shop.url, '/graphql/', {
      method: 'POST',
      headers,
      body: part.repeat(Math.floor(proofMaxBytes / part.length)) + body,
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Send one operation')]);
  });

  it('is counted for its client, and the eleventh in a minute is refused', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await upload('counted', '192.0.2.1', strictShop)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await upload('counted', '198.51.100.9', strictShop)).status).toBe(200);
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

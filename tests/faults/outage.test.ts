import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, askGraphql } from '../security/ask.ts';
import { leaks } from '../security/leaks.ts';
import { absences, type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { within } from '../support/within.ts';
import { tokenSecret } from '../security/served-shop.ts';

/** In milliseconds. A hanging database is noticed after three seconds; the rest is for a busy machine. */
const longestAnswer = 10_000;
/** In milliseconds, from the database's return on. */
const longestReturn = 5_000;

const countries = { query: '{ shop(country: US) { countries { code } } }' };

let database: TestDatabase;
let proxy: DatabaseProxy;
let shop: StartedProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = startMain({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: tokenSecret,
    TRUSTED_PROXY: '127.0.0.1',
    DATABASE_URL: proxy.url,
    PORT: String(port),
  });
  await shop.settled;
});
afterEach(() => proxy.end());
afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await database.close();
});

/** The profile of the sandbox's own agent. */
const agentProfile = () => `${url}/sandbox/agents/2026-08-25.json`;

const askAsAgent = (path: string, body: object) =>
  ask(url, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'ucp-agent': `profile="${agentProfile()}"`,
    },
    body: JSON.stringify(body),
  });

/** Every kind of request that needs the database. */
const asked: Readonly<Record<string, () => Promise<Answer>>> = {
  'a page that may be kept': () => ask(url, '/us/en/'),
  'a page that may not': () => ask(url, '/us/en/cart/'),
  'a page in Arabic': () => ask(url, '/ae/ar/product/iq3/'),
  'the way to a shop': () => ask(url, '/', { headers: { 'x-country-code': 'JP' } }),
  'a form': () => ask(url, '/de/de/form/demo/'),
  'the API': () => askGraphql(url, countries),
  'a change': () =>
    askGraphql(url, {
      query: 'mutation { checkoutCreate(input: {country: US, lines: []}) { checkoutErrors { code } } }',
    }),
  'a link that fills a cart': () => ask(url, '/ucp/buy/CBL-USBC:1?context/address_country=US'),
  'an agent': () => askAsAgent('/ucp/v1/catalog/search', { query: 'cable' }),
  'an agent’s tool': () =>
    askAsAgent('/ucp/mcp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'search_catalog',
        arguments: { meta: { 'ucp-agent': { profile: agentProfile() } }, catalog: { query: 'cable' } },
      },
    }),
  'a file of specifications': () => ask(url, '/specifications/us/en/iq3.pdf'),
  'a stand-in': () => ask(url, '/sandbox/mail/'),
  readyz: () => ask(url, '/readyz'),
};
const askAll = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(asked).map(async ([name, send]) => [name, await send()] as const)),
  );
const statuses = (answers: Record<string, Answer>) =>
  Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));

describe.each(absences)('a database that %s', (absence) => {
  it('makes every response a 503 with Retry-After, and is used again when it is back', async () => {
    const before = statuses(await askAll());
    expect(Object.values(before).every((status) => status < 400)).toBe(true);

    await proxy.begin(absence);
    const together = Array.from({ length: 4 }, async () => statuses(await askAll()));
    const answers = await within(longestAnswer, askAll());
    const unavailable = Object.fromEntries(Object.keys(asked).map((name) => [name, 503]));
    for (const found of await within(longestAnswer, Promise.all(together)))
      expect(found).toEqual(unavailable);
    expect(statuses(answers)).toEqual(unavailable);
    for (const [name, { headers, text }] of Object.entries(answers)) {
      expect([name, headers['retry-after']]).toEqual([name, expect.stringMatching(/^\d+$/)]);
      expect(text).not.toMatch(leaks);
    }
    expect(answers['a page in Arabic']?.text).toContain('lang="ar');
    expect((await ask(url, '/healthz')).status).toBe(200);

    await proxy.end();
    await expect.poll(async () => (await ask(url, '/readyz')).status, { timeout: longestReturn }).toBe(200);
    expect(statuses(await askAll())).toEqual(before);
  });
});

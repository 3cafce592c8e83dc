import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientLookup } from '../../server/graphql/client-address.ts';
import { createRateLimits, rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import type { TrackedError } from '../../server/web/error-tracker.ts';
import { createClientErrors } from '../../server/web/client-errors.ts';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

const publicUrl = 'https://shop.example';
const ownPage = {
  'sec-fetch-site': 'same-origin',
  origin: publicUrl,
  'content-type': 'text/plain;charset=UTF-8',
};
const report = {
  errorId: '0123abcd0123abcd0123abcd0123abcd',
  message: 'Cannot read properties of undefined',
  page: '/us/en/checkout/',
  trail: [{ actor: 'checkout', event: 'contact.submitted', state: 'contact.editing' }],
};

describe('an error report', () => {
  let database: TestDatabase;
  let shop: ServedShop;
  let visitors = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await serveShopWithoutPages({
      DATABASE_URL: database.url,
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXY: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  function send(
    body: string | readonly string[],
    headers: Record<string, string> = ownPage,
    method = 'POST',
  ) {
    visitors += 1;
    return ask(shop.url, '/errors/', {
      method,
      body,
      headers: { ...headers, 'x-forwarded-for': `198.51.100.${visitors}` },
    });
  }

  it.each<[page: string, headers: Record<string, string>, status: number]>([
    ['our own page', ownPage, 204],
    ['our own page in an old browser', { origin: publicUrl }, 204],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site in an old browser', { origin: 'https://evil.example' }, 403],
    ['another site that says it is us', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' }, 403],
    ['a page without origin', { origin: 'null' }, 403],
    ['no page', {}, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 403],
  ])('from %s', async (_page, headers, status) => {
    expect((await send(JSON.stringify(report), headers)).status).toBe(status);
  });

  it.each<[words: string, body: object | string, status: number]>([
    ['nothing', '', 400],
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['another id', { ...report, errorId: '../../etc' }, 400],
    ['too long a message', { ...report, message: 'x'.repeat(501) }, 400],
    ['too long a trail', { ...report, trail: Array.from({ length: 51 }, () => report.trail[0]) }, 400],
    ['a value in the trail', { ...report, trail: [{ ...report.trail[0], state: { card: '4242' } }] }, 400],
    ['a message of two lines', { ...report, message: 'a\n{"level":60}' }, 204],
  ])('with %s', async (_words, body, status) => {
    expect((await send(typeof body === 'string' ? body : JSON.stringify(body))).status).toBe(status);
  });

  it.each<[words: string, body: string | readonly string[], headers: Record<string, string>]>([
    ['which says so', 'x'.repeat(17_000), {}],
    ['which only says so', '', { 'content-length': '17000' }],
    ['which does not say so', Array.from({ length: 40 }, () => 'x'.repeat(1000)), {}],
  ])('of more than 16 KB, %s, is not read to its end', async (_words, body, headers) => {
    expect((await send(body, { ...ownPage, ...headers })).status).toBe(413);
  });

  it('with another method is refused', async () => {
    expect((await send(JSON.stringify(report), ownPage, 'PUT')).status).toBe(405);
  });
});

describe('a report', () => {
  function receiver(trustedProxies: readonly string[] = []) {
    const lines: Record<string, unknown>[] = [];
    const tracked: TrackedError[] = [];
    const take = createClientErrors({
      log: pino(
        { base: null },
        { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
      ),
      track: (error) => void tracked.push(error),
      publicUrl,
      limits: createRateLimits(() => 0),
      lookUpClient: createClientLookup(trustedProxies),
    });
    const send = async (body: object, remoteAddress: string, forwardedFor = '') =>
      take(
        new Request('http://shop.test/errors/', {
          method: 'POST',
          headers: { ...ownPage, 'x-forwarded-for': forwardedFor },
          body: JSON.stringify(body),
        }),
        { remoteAddress },
      );
    return { lines, tracked, send };
  }

  it('is logged under its id, on one line, with only the fields of a report', async () => {
    const { lines, send } = receiver();
    await send({ ...report, message: 'a\n{"level":60}', card: '4242', level: 60, time: 0 }, '203.0.113.1');
    expect(lines).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        ...report,
        message: 'a\n{"level":60}',
        msg: 'A page reports an error.',
      },
    ]);
  });

  it.each([
    ['an address', () => '203.0.113.1', () => '', []],
    [
      'an address that claims to speak for others',
      () => '203.0.113.1',
      (index: number) => `198.51.100.${index}`,
      [],
    ],
    ['an address behind our proxy', () => '10.0.0.1', () => '203.0.113.1', ['10.0.0.0/8']],
    ['a network', (index: number) => `2001:db8::${index.toString(16)}`, () => '', []],
  ])('is rate-limited from %s', async (_words, remote, forwarded, proxies) => {
    const { lines, send } = receiver(proxies);
    const { burst } = rateLimits.report.client;
    const answers: Response[] = [];
    for (let index = 0; index < burst + 10; index += 1)
      answers.push(await send(report, remote(index), forwarded(index)));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: burst }, () => 204),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('2');
    expect(lines).toHaveLength(burst);
    expect((await send(report, proxies.length > 0 ? '10.0.0.1' : '192.0.2.1', '192.0.2.1')).status).toBe(204);
  });
});

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, askGraphql } from './ask.ts';
import { freePort } from '../support/free-port.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

/** Requests received by another store. */
const heard: { readonly headers: Headers; readonly body: string }[] = [];
let answer: () => Response;
let store: ReturnType<typeof serve>;
let shop: ServedShop;

const publicUrl = 'https://shop.example';

beforeAll(async () => {
  const application = new Hono();
  application.all('*', async (context) => {
    heard.push({ headers: context.req.raw.headers, body: await context.req.text() });
    return answer();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    store = serve({ fetch: application.fetch, port, hostname: '127.0.0.1' }, () => resolve());
  });
  shop = await serveShopWithoutPages({
    STORE_API_URL: `http://127.0.0.1:${port}/graphql/`,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => store.close(resolve));
});
beforeEach(() => {
  heard.length = 0;
  answer = () => Response.json({ data: { me: null } });
});

const question = { query: '{ me { id } }' };

describe('a shop in front of another store', () => {
  it('forwards what the contract needs, and nothing else', async () => {
    const forwarded = { authorization: 'JWT abc', 'idempotency-key': 'k', 'accept-language': 'de' };
    const { status, text } = await askGraphql(shop.url, question, {
      ...forwarded,
      cookie: 'session=1',
      referer: `${publicUrl}/us/en/checkout/secret/`,
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-country-code': 'US',
    });
    expect([status, text]).toEqual([200, '{"data":{"me":null}}']);
    const [asked] = heard;
    expect(asked?.body).toBe(JSON.stringify(question));
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      ...forwarded,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    });
    for (const name of ['cookie', 'referer', 'x-country-code', 'origin'])
      expect(asked?.headers.has(name)).toBe(false);
  });

  it('returns the response without anything that would bind the visitor to the other store', async () => {
    answer = () =>
      new Response('{"errors":[]}', {
        status: 429,
        headers: {
          'content-type': 'application/json',
          'retry-after': '7',
          'set-cookie': 'a=b',
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=600',
        },
      });
    const { status, headers } = await askGraphql(shop.url, question);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '7', 'no-store']);
    expect(Object.keys(headers).filter((name) => /^set-cookie|^access-control/.test(name))).toEqual([]);
  });

  const json = { 'content-type': 'application/json' };
  it.each<[words: string, method: string, headers: Record<string, string>, status: number]>([
    ['a GET', 'GET', {}, 405],
    ['a form', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', 'POST', { 'content-type': 'text/plain' }, 415],
    ['a form with files', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [
      'another site’s page',
      'POST',
      { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['too much', 'POST', { ...json, 'content-length': '300000' }, 413],
  ])('itself refuses %s', async (_words, method, headers, status) => {
    expect((await ask(shop.url, '/graphql/', { method, headers })).status).toBe(status);
    expect(heard).toEqual([]);
  });

  it('follows no redirect, so that no token goes elsewhere', async () => {
    answer = () => new Response(null, { status: 307, headers: { location: '/elsewhere' } });
    const { status, text, headers } = await askGraphql(shop.url, question, { authorization: 'JWT abc' });
    expect([status, headers['retry-after'], text]).toEqual([
      503,
      '5',
      expect.stringContaining('SERVICE_UNAVAILABLE'),
    ]);
    expect(heard).toHaveLength(1);
  });

  it('has no webhooks and no stand-ins', async () => {
    expect((await ask(shop.url, '/webhooks/card', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await ask(shop.url, '/sandbox/card/v1/payment_methods', { method: 'POST' })).status).toBe(404);
  });
});

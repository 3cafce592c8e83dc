import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask, askGraphql } from './ask.ts';
import { leaks } from './leaks.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

describe('an invalid request', () => {
  const question = (variables: unknown) => ({
    query: 'query ($token: String!) { checkout(token: $token) { id } }',
    variables,
  });
  const long = 'x'.repeat(200_000);

  it.each<[words: string, body: object | string, statuses: readonly number[]]>([
    ['nothing', '', [400]],
    ['half a JSON', '{"query": "{ me', [400]],
    ['JSON that is no object', '"{ me { id } }"', [400]],
    ['null', 'null', [400]],
    ['a number', '1', [400]],
    ['broken UTF-8', '{"query":"\ud800"}', [400]],
    ['a document that is no text', { query: { a: 1 } }, [400]],
    ['a document with a NUL', { query: '{ me { id\u0000 } }' }, [400]],
    ['variables that are no object', { query: '{ me { id } }', variables: 'x' }, [400]],
    ['variables that are a list', { query: '{ me { id } }', variables: [1] }, [200, 400]],
    ['an operation that is not there', { query: '{ me { id } }', operationName: 'Other' }, [400]],
    ['a missing variable', question({}), [400]],
    ['a variable of another type', question({ token: { a: 1 } }), [400]],
    ['a token with a NUL', question({ token: '\u0000' }), [200]],
    ['a token of half a character', question({ token: '\ud800' }), [200]],
    ['a token that is SQL', question({ token: "' or 1=1 --" }), [200]],
    ['a very long token', question({ token: long }), [200]],
    ['a very long variable name', { query: '{ me { id } }', variables: { [long]: 1 } }, [200]],
    [
      'deep JSON',
      `{"query":"{ me { id } }","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      [200, 400],
    ],
    ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }, [400]],
  ])('gets an error without internal details: %s', async (_words, body, statuses) => {
    const { status, text, headers } = await askGraphql(shop.url, body);
    expect(statuses).toContain(status);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(text.length).toBeLessThan(5000);
    expect(text).not.toMatch(leaks);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it.each<[words: string, parts: string | readonly string[]]>([
    ['that says its length', 'x'.repeat(300_000)],
    ['that does not say its length', Array.from({ length: 20 }, () => 'x'.repeat(20_000))],
  ])('of 300 KB %s is not read', async (_words, body) => {
    const answer = await ask(shop.url, '/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([413, { errors: [expect.anything()] }]);
  });
});

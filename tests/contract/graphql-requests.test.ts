import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { DeveloperPage } from '../../server/graphql/graphql-handler.ts';
import { textDigest } from '../../server/http/text-digest.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

describe('bad requests', () => {
  const aliases = Array.from({ length: 1000 }, (_, index) => `a${index}: me { id }`).join(' ');
  const mutations = Array.from(
    { length: 6 },
    () => 'checkoutLineDelete(checkoutId: "x", lineId: "y") { errors { message } }',
  ).join(' ');
  const deep = `{ shop { devices { ${'variants { product { '.repeat(8)}slug${' } }'.repeat(8)} } } }`;

  it.each([
    ['no JSON', '{"query":', 'The body is not JSON.'],
    ['no document', {}, 'Missing query'],
    ['a document that is cut off', { query: '{ shop { ' }, 'Syntax Error: Expected Name, found <EOF>.'],
    ['an unknown field', { query: '{ shup }' }, /^Cannot query field "shup"/],
    [
      'an unknown country',
      { query: 'query ($c: CountryCode!) { shop(country: $c) { currency } }', variables: { c: 'XX' } },
      /^Variable "\$c"/,
    ],
    [
      'two operations and no name',
      { query: 'query A { me { id } } query B { me { id } }' },
      'Name the operation that is meant.',
    ],
    [
      'an operation that is not there',
      { query: 'query A { me { id } }', operationName: 'B' },
      'Unknown operation named "B".',
    ],
    ['several operations at once', [{ query: '{ me { id } }' }], 'Send one operation per request.'],
    ['a thousand aliases', { query: `{ ${aliases} }` }, /aliases|tokens/],
    ['a document that is too deep', { query: deep }, /too deep/],
    ['levels without end', { query: '{a'.repeat(3000) }, /at most 100 brackets/],
    ['lists in lists without end', { query: `{ me(id: ${'['.repeat(20_000)}` }, /at most 100 brackets/],
    [
      'too many mutations',
      { query: `mutation { ${mutations} }` },
      'One request may hold at most 5 mutations.',
    ],
    ['a document without end', { query: `{ ${'me { id } '.repeat(5000)} }` }, /more than 4000 tokens/],
  ])('get status 400 and a message for %s', async (_words, body, message) => {
    const answer = await sendGraphql(graphql, body);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors?.[0]?.message).toMatch(message);
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|\/server\//);
  });

  it.each([
    ['GET', undefined, 405],
    ['PUT', 'application/json', 405],
    ['POST', 'text/plain', 415],
    ['POST', 'application/x-www-form-urlencoded', 415],
    ['POST', 'multipart/form-data; boundary=x', 415],
    ['POST', 'application/graphql', 415],
  ])('by %s as %s get status %i', async (method, type, status) => {
    const request = new Request(`http://shop.test/graphql/?query={me{id}}`, {
      method,
      ...(type === undefined ? {} : { headers: { 'content-type': type }, body: 'query={me{id}}' }),
    });
    const response = await graphql(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      errors: [expect.objectContaining({ message: expect.any(String) })],
    });
  });
});

it('a client that accepts no JSON gets status 406', async () => {
  const request = new Request('http://shop.test/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/plain' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect((await graphql(request)).status).toBe(406);
});

describe('a page of another version', () => {
  const ask = (isAnotherVersionRunning: boolean, query = '{ fieldOfAnotherVersion }', variables = {}) =>
    sendGraphql(
      createGraphqlHandler(
        createTestServices(database, { isAnotherVersionRunning: async () => isAnotherVersionRunning }),
      ),
      { query, variables },
    );
  const create = `
    mutation ($lines: [CheckoutLineInput!]!) {
      checkoutCreate(input: { country: US, lines: $lines }) { checkoutErrors { code } }
    }`;
  const lines = [{ variantId: 'x', quantity: 1, fieldOfAnotherVersion: true }];

  it.each([
    ['a field', '{ fieldOfAnotherVersion }', {}],
    ['a field of an input', create, { lines }],
  ])(
    'that asks with %s is asked to try again while processes of that version run, and is refused otherwise',
    async (_what, query, variables) => {
      const answer = await ask(true, query, variables);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect((await ask(false, query, variables)).status).toBe(400);
    },
  );

  it('is answered where both versions know what it asks', async () => {
    expect((await ask(true, '{ me { id } }')).status).toBe(200);
  });
});

describe('a page of another site', () => {
  const mutation = {
    query: 'mutation { checkoutLineDelete(checkoutId: "x", lineId: "y") { checkoutErrors { code } } }',
  };

  it.each([
    ['', {}, 200],
    ['the shop’s own', { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }, 200],
    ['a foreign', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign, in an old browser,', { origin: 'https://evil.test' }, 403],
    ['a hidden', { origin: 'null' }, 403],
  ])('cannot change anything: %s origin', async (_words, headers, status) => {
    const answer = await sendGraphql(graphql, mutation, { headers });
    expect(answer.status).toBe(status);
  });

  it('can’t read the responses', async () => {
    const { headers } = await sendGraphql(
      graphql,
      { query: '{ me { id } }' },
      { headers: { origin: 'https://evil.test' } },
    );
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the address opened in a browser', () => {
  const inProduction = { variables: { NODE_ENV: 'production', SANDBOX: 'on' } };
  const open = (developerPage: DeveloperPage | null, overrides: object = {}) =>
    createGraphqlHandler(
      createTestServices(database, overrides),
      developerPage,
    )(new Request('http://shop.test/graphql/', { headers: { accept: 'text/html' } }));

  it('is a page for developers without external requests', async () => {
    const answer = await open(renderGraphiQL);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(html).toContain('<title>Sonde</title>');
    expect(html.match(/<(?:script|link|img)\b[^>]*\s(?:src|href)="(?:https?:)?\/\//)).toBeNull();
  });

  it.each([
    ['where no page was brought', null, {}],
    ['in production, whatever was brought', renderGraphiQL, inProduction],
  ])('is no page %s', async (_words, developerPage, overrides) => {
    expect((await open(developerPage, overrides)).status).toBe(405);
  });
});

describe('in production', () => {
  const production = createGraphqlHandler(
    createTestServices(database, { variables: { NODE_ENV: 'production', SANDBOX: 'on' } }),
  );

  it('introspection is refused', async () => {
    const answer = await sendGraphql(production, { query: '{ __schema { types { name } } }' });
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(
      (await sendGraphql(graphql, { query: '{ __schema { queryType { name } } }' })).body.errors,
    ).toBeUndefined();
  });

  it.each([
    [{ query: '{ shup { x } }' }],
    [{ query: 'query ($c: CountryCode!) { shop(country: $c) { currency } }', variables: { c: 'XX' } }],
    [{ query: '{ shop(country: XX) { currency } }' }],
  ])('no names are suggested', async (body) => {
    expect(JSON.stringify((await sendGraphql(production, body)).body)).not.toContain('Did you mean');
  });
});

describe('a failure in the server', () => {
  function failing(error: Error) {
    const lines: string[] = [];
    const services = createTestServices(database, {
      log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
      catalogue: {
        current: () => Promise.reject(error),
        latest: () => Promise.reject(error),
        known: () => null,
      },
    });
    return { handler: createGraphqlHandler(services), lines };
  }

  it('gives the buyer an id and the log the reason', async () => {
    const { handler, lines } = failing(new Error('secret reason'));
    const { status, body } = await sendGraphql(handler, { query: storefrontOperation('MaintenanceQuery') });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(body.errors).toMatchObject([
      { message: 'Something failed on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(lines.join('')).toContain('secret reason');
    expect(lines.join('')).toContain(String(body.errors?.[0]?.extensions?.['errorId']));
  });

  it('asks to retry while the database is unavailable', async () => {
    const { handler } = failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const { status, body, headers } = await sendGraphql(handler, {
      query: storefrontOperation('MaintenanceQuery'),
    });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  });
});

it('a page that has the response is told that it is the same, until the catalog changes', async () => {
  const body = JSON.stringify({ query: '{ shop { currency } }' });
  const ask = (knownAnswer?: string) =>
    graphql(
      new Request('http://shop.test/graphql/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
      knownAnswer === undefined ? {} : { knownAnswer },
    );
  await ask();
  const text = await (await ask()).text();
  const same = await ask(textDigest(text));
  expect([same.status, await same.text()]).toEqual([304, '']);
  const other = await ask(textDigest('{}'));
  expect([other.status, await other.text()]).toEqual([200, text]);
  await database.sql`update catalogue_revision set revision = revision + 1`;
  const changed = await ask(textDigest(text));
  expect([changed.status, await changed.text()]).toEqual([200, text]);
});

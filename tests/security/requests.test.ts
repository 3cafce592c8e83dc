import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask, askGraphql } from './ask.ts';
import { leaks } from './leaks.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

const publicUrl = 'https://shop.example';

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url, PUBLIC_URL: publicUrl });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const create = `mutation Create($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) { checkoutErrors { code field } checkout { token lines { quantity } } }
}`;
const aCheckout = { query: create, variables: { input: { country: 'US', lines: [] } } };

/** A refused request must leave nothing behind. */
async function checkouts(): Promise<number> {
  const [row] = await database.sql<[{ count: number }]>`select count(*)::integer as count from checkout`;
  return row.count;
}

it.each(['security.txt', 'apple-developer-merchantid-domain-association'])(
  'nothing is at the well-known address of %s, nor anywhere that it leads to',
  async (name) => {
    const { status, headers, text } = await ask(shop.url, `/.well-known/${name}`);
    expect([status, headers.location, text]).toEqual([404, undefined, 'Not found.']);
  },
);

describe('an operation', () => {
  it('is executed when the shop’s own page sends it', async () => {
    const before = await checkouts();
    const answer = await askGraphql(shop.url, aCheckout, {
      origin: publicUrl,
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await checkouts()).toBe(before + 1);
  });

  const encoded = encodeURIComponent(
    'mutation { checkoutCreate(input: {country: US, lines: []}) { checkout { id } } }',
  );
  const json = { 'content-type': 'application/json' };
  const multipart = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(aCheckout)}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`;
  const body = JSON.stringify(aCheckout);

  it.each<
    [
      words: string,
      path: string,
      method: string,
      headers: Record<string, string>,
      body: string,
      status: number,
    ]
  >([
    ['as an address', `/graphql/?query=${encoded}`, 'GET', {}, '', 405],
    ['as an address with JSON', `/graphql/?query=${encoded}`, 'GET', json, '', 405],
    [
      'as an address for a developer’s page',
      `/graphql/?query=${encoded}`,
      'GET',
      { accept: 'text/html' },
      '',
      405,
    ],
    ['by HEAD', `/graphql/?query=${encoded}`, 'HEAD', {}, '', 405],
    ['by PUT', '/graphql/', 'PUT', json, body, 405],
    ['as text, which needs no permission', '/graphql/', 'POST', { 'content-type': 'text/plain' }, body, 415],
    [
      'as a form',
      '/graphql/',
      'POST',
      { 'content-type': 'application/x-www-form-urlencoded' },
      `query=${encoded}`,
      415,
    ],
    [
      'as a form with files',
      '/graphql/',
      'POST',
      { 'content-type': 'multipart/form-data; boundary=x' },
      multipart,
      415,
    ],
    ['without a type', '/graphql/', 'POST', {}, body, 415],
    ['with two types', '/graphql/', 'POST', { 'content-type': 'text/plain, application/json' }, body, 415],
    ['in a list', '/graphql/', 'POST', json, `[${body}]`, 400],
    [
      'from another site',
      '/graphql/',
      'POST',
      { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body,
      403,
    ],
    [
      'from another site, by an old browser',
      '/graphql/',
      'POST',
      { ...json, origin: 'https://evil.example' },
      body,
      403,
    ],
    [
      'from a neighbour',
      '/graphql/',
      'POST',
      { ...json, origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' },
      body,
      403,
    ],
    ['from a page without origin', '/graphql/', 'POST', { ...json, origin: 'null' }, body, 403],
    [
      'from another site that forges its method',
      '/graphql/',
      'POST',
      { ...json, origin: 'https://evil.example', 'x-http-method-override': 'GET' },
      body,
      403,
    ],
    ['to another address', '/graphql', 'POST', json, body, 404],
  ])('is refused %s, and changes nothing', async (_words, path, method, headers, sent, status) => {
    const before = await checkouts();
    const answer = await ask(shop.url, path, { method, headers, body: sent });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(leaks);
    expect(await checkouts()).toBe(before);
  });

  it.each([
    ['a question', { origin: 'https://evil.example' }],
    ['a question with its own origin', { origin: publicUrl }],
    ['a page without origin', { origin: 'null' }],
  ])('is never readable by other sites: %s', async (_words, headers) => {
    const asked = await askGraphql(shop.url, { query: '{ me { id } }' }, headers);
    const allowed = await ask(shop.url, '/graphql/', {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    for (const answer of [asked, allowed]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect(allowed.status).toBe(405);
  });
});

describe('a document', () => {
  const times = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');
  const spread = times(20, (index) => `fragment F${index} on Product { ...F${index + 1} ...F${index + 1} }`);

  it.each([
    [
      'too deep',
      `{ shop(country: US) { devices { ${'variants { product { '.repeat(10)}slug${' } }'.repeat(10)} } } }`,
    ],
    ['full of aliases', `{ ${times(31, (index) => `a${index}: me { id }`)} }`],
    ['full of words', `{ ${'me { id } '.repeat(5000)} }`],
    [
      'full of changes',
      `mutation { ${times(6, () => 'checkoutLineDelete(checkoutId: "x", lineId: "y") { errors { message } }')} }`,
    ],
    [
      'full of changes in fragments',
      `mutation { ...A ...B } fragment A on Mutation { ${times(3, (index) => `a${index}: checkoutLineDelete(checkoutId: "x", lineId: "y") { errors { message } }`)} } fragment B on Mutation { ${times(3, (index) => `b${index}: checkoutLineDelete(checkoutId: "x", lineId: "y") { errors { message } }`)} }`,
    ],
    [
      'growing by fragments',
      `{ shop(country: US) { devices { ...F0 } } } ${spread} fragment F20 on Product { slug }`,
    ],
    [
      'turning in circles',
      '{ shop(country: US) { devices { ...A } } } fragment A on Product { variants { product { ...A } } }',
    ],
    ['repeating itself', `{ shop(country: US) { ${'devices { id name slug } '.repeat(400)} } }`],
    ['full of directives', `{ me { id ${'@include(if: true) '.repeat(2000)} } }`],
    ['asking for the schema', '{ __schema { types { name } } }'],
    ['asking for a type', '{ __type(name: "Checkout") { fields { name } } }'],
    ['of several operations', 'query A { me { id } } query B { me { id } }'],
    ['subscribing', 'subscription { me { id } }'],
  ])('is refused when it is %s', async (_words, query) => {
    const { status, text } = await askGraphql(shop.url, { query });
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([400, ['errors']]);
    expect(text).not.toMatch(leaks);
  });

  it.each([
    '{ shup { x } }',
    '{ shop(country: US) { currencie } }',
    '{ shop(county: US) { currency } }',
    '{ shop(country: XX) { currency } }',
    '{ shop(country: US) { devices { ... on Produkt { slug } } } }',
    'mutation { checkoutCreat(input: {}) { errors { message } } }',
    'mutation { checkoutCreate(input: {contry: US, lines: []}) { errors { message } } }',
  ])('suggests no names: %s', async (query) => {
    const { status, text } = await askGraphql(shop.url, { query });
    expect(status).toBe(400);
    expect(text).not.toMatch(/did you mean/i);
  });
});

describe('a method that the shop does not serve', () => {
  const paths = [
    '/',
    '/us/en/',
    '/us/en/%zz',
    '/%',
    '/graphql/',
    '/graphql/%E0%A4%A',
    '/webhooks/card',
    '/webhooks/paypal',
    '/healthz',
  ];
  it.each(
    ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY'].flatMap((method) =>
      paths.map((path) => [method, path] as const),
    ),
  )('%s %s is refused', async (method, path) => {
    const answer = await ask(shop.url, path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a form that a browser without scripts sends', () => {
  const form = 'application/x-www-form-urlencoded';

  it.each([
    ['leads back to its page', '/us/en/checkout/', form, 303, '/us/en/checkout/'],
    [
      'keeps the step in the address',
      '/us/en/checkout/?step=contact',
      form,
      303,
      '/us/en/checkout/?step=contact',
    ],
    ['never leads to another site', '//evil.example/en/', form, 404, undefined],
    ['has no page where no shop is', '/webhooks/other', form, 404, undefined],
    ['is no other kind of request', '/us/en/checkout/', 'application/json', 404, undefined],
  ])('%s', async (_words, path, type, status, location) => {
    const answer = await ask(shop.url, path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'email=ada%40clinic.example',
    });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineInputs, variantId } from '../contract/checkout-client.ts';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { type Answer, askGraphql } from './ask.ts';
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

const create = `mutation Create($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) { checkoutErrors { code field } checkout { token lines { quantity } } }
}`;
/** A refused request must leave nothing behind. */
async function checkouts(): Promise<number> {
  const [row] = await database.sql<[{ count: number }]>`select count(*)::integer as count from checkout`;
  return row.count;
}

describe('what a buyer can’t decide', () => {
  const input = (changes: object) => ({
    query: create,
    variables: { input: { country: 'US', lines: [], ...changes } },
  });
  const probes = (quantity: unknown) =>
    input({ lines: [{ variantId: variantId('IQ3-USBC'), quantity }, ...lineInputs({ 'SUB-IND-1Y': 1 })] });
  const errorsOf = (answer: Answer) =>
    (
      JSON.parse(answer.text) as {
        data?: { checkoutCreate: { checkoutErrors: { code: string }[]; checkout: unknown } };
      }
    ).data?.checkoutCreate;

  it.each([0, -1, 1001, 2 ** 31 - 1])('a quantity of %d is refused', async (quantity) => {
    const before = await checkouts();
    expect(errorsOf(await askGraphql(shop.url, probes(quantity)))).toEqual({
      checkoutErrors: [expect.objectContaining({ field: 'quantity' })],
      checkout: null,
    });
    expect(await checkouts()).toBe(before);
  });

  it.each([1.5, 2 ** 31, -(2 ** 31) - 1, 1e308, '1', 'NaN', true, null, [1, 2], { a: 1 }])(
    'a quantity of %j is invalid',
    async (quantity) => {
      const before = await checkouts();
      const answer = await askGraphql(shop.url, probes(quantity));
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(leaks);
      expect(await checkouts()).toBe(before);
    },
  );

  it.each(['NaN', 'Infinity', '-Infinity', '1e999'])(
    'a quantity of %s is no JSON, or no number',
    async (text) => {
      const answer = await askGraphql(shop.url, JSON.stringify(probes('here')).replace('"here"', text));
      expect(answer.status).toBe(400);
    },
  );

  it.each([
    ['price', { lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1, price: 1 }] }],
    [
      'unitPrice',
      {
        lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1, unitPrice: { amount: 1, currency: 'USD' } }],
      },
    ],
    ['currency', { currency: 'PLN' }],
    ['discount', { discount: 100 }],
    ['tax', { tax: 0 }],
    ['token', { token: 'mine' }],
  ])('the field %s does not exist in what is sent', async (_field, changes) => {
    expect((await askGraphql(shop.url, input(changes))).status).toBe(400);
  });

  const inputs = (json: string) => `"variables":{"input":${json}}`;

  it.each([
    ['the request', `"__proto__":{"polluted":true},${inputs('{"country":"US","lines":[]}')}`, 200],
    ['the variables', '"variables":{"__proto__":{"polluted":true},"input":{"country":"US","lines":[]}}', 200],
    ['the input', inputs('{"__proto__":{"polluted":true},"country":"US","lines":[]}'), 400],
    [
      'the input’s constructor',
      inputs('{"constructor":{"prototype":{"polluted":true}},"country":"US"}'),
      400,
    ],
    ['a line', inputs('{"country":"US","lines":[{"__proto__":{"quantity":1},"variantId":"x"}]}'), 400],
  ])('__proto__ in %s changes nothing', async (_words, text, status) => {
    const answer = await askGraphql(shop.url, `{"query":${JSON.stringify(create)},${text}}`);
    expect(answer.status).toBe(status);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

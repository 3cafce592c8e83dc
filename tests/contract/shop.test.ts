import { readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/graphql/yoga.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';

const statements: string[] = [];
const database = await createTestDatabase({ onStatement: (text) => statements.push(text) });
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

const documents = separateOperations(
  parse(
    ['fragments', 'shop', 'checkout']
      .map((name) =>
        readFileSync(new URL(`../../src/graphql/operations/${name}.graphql`, import.meta.url), 'utf8'),
      )
      .join('\n'),
  ),
);

/** One operation of the storefront with the fragments that it needs, as a client sends it. */
function operation(name: string): string {
  const document = documents[name];
  if (document === undefined) {
    throw new Error(`There is no operation ${name}.`);
  }
  return print(document);
}

function ask(operationName: string, variables: Record<string, unknown> = {}, options = {}) {
  return sendGraphql(graphql, { operationName, query: operation(operationName), variables }, options);
}

async function shopOf(country: string, voucherCode: string | null = null): Promise<Record<string, never>> {
  const { body } = await ask('Shop', { country, languageCode: 'EN', voucherCode });
  expect(body.errors).toBeUndefined();
  return body.data?.['shop'] as Record<string, never>;
}

function slugsOf(products: readonly { readonly slug: string }[]): readonly string[] {
  return products.map(({ slug }) => slug);
}

describe('EnabledCountries', () => {
  it('names the 32 countries of the picker, the United States first', async () => {
    const { status, body } = await ask('EnabledCountries');
    const { countries } = (body.data as { shop: { countries: object[] } }).shop;
    expect(status).toBe(200);
    expect(countries).toHaveLength(32);
    expect(countries[0]).toEqual({
      code: 'US',
      country: 'United States',
      languageCode: 'EN',
      currency: 'USD',
    });
    expect(countries).toContainEqual({ code: 'DE', country: 'Germany', languageCode: 'DE', currency: 'EUR' });
  });
});

describe('Geolocalization', () => {
  const behindProxy = createGraphqlHandler(
    createTestServices(database, { variables: { TRUSTED_PROXY: '10.0.0.0/8' } }),
  );
  const query = operation('Geolocalization');
  const headers = { 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.9' };

  it('says what a trusted proxy says', async () => {
    const { body } = await sendGraphql(behindProxy, { query }, { headers, remoteAddress: '10.0.0.1' });
    expect(body.data).toMatchObject({ geolocalization: { country: { code: 'DE', country: 'Germany' } } });
  });

  it.each([
    ['anybody else writes the header', behindProxy, '203.0.113.9'],
    ['no proxy is trusted', graphql, '10.0.0.1'],
  ])('knows nothing when %s', async (_words, handler, remoteAddress) => {
    const { body } = await sendGraphql(handler, { query }, { headers, remoteAddress });
    expect(body.data).toEqual({ geolocalization: { country: null } });
  });
});

describe('MaintenanceQuery', () => {
  it('says that the shop is open, and what it says when it is not', async () => {
    const open = await ask('MaintenanceQuery');
    expect(open.body.data).toEqual({
      shop: {
        maintenance: {
          maintenanceMode: false,
          maintenanceAccessAllowed: true,
          maintenancePageHeader: null,
          maintenancePageContent: null,
          maintenancePageUrl: null,
        },
      },
    });
    await database.sql`update shop_configuration set is_in_maintenance = true, maintenance_header = 'Back at noon'`;
    const closed = await ask('MaintenanceQuery');
    await database.sql`update shop_configuration set is_in_maintenance = false, maintenance_header = null`;
    expect(closed.body.data).toMatchObject({
      shop: {
        maintenance: {
          maintenanceMode: true,
          maintenanceAccessAllowed: false,
          maintenancePageHeader: 'Back at noon',
        },
      },
    });
  });
});

describe('Shop', () => {
  it('shows the United States everything that strangers may buy', async () => {
    const shop = await shopOf('US');
    expect(shop).toMatchObject({
      storeType: 'IQ',
      currency: 'USD',
      clinicConfiguration: { minSeats: 3, maxSeats: 100 },
      teamConfiguration: { minSeats: 2, maxSeats: 50 },
      teamBaseNumCloudUsers: 5,
      maxCloudUsers: 500,
      maxDevices: 50,
      countryPermissions: { rental: true, accessories: true, warranties: true },
      banner: null,
      currentOffers: [],
      voucher: null,
    });
    expect(slugsOf(shop['devices'] as never)).toEqual(['iq3', 'iq-plus', 'iq-plus-care', 'iq-plus-vet']);
    expect(slugsOf(shop['accessories'] as never)).toEqual([
      'cable-usb-c',
      'cable-usb-c-long',
      'cable-lightning',
      'cable-lightning-long',
    ]);
    expect(slugsOf(shop['extendedWarranties'] as never)).toEqual([
      'warranty-2-years',
      'warranty-3-years',
      'warranty-vet-2-years',
      'warranty-vet-3-years',
    ]);
    expect(slugsOf(shop['subscriptions'] as never)).toEqual(
      expect.arrayContaining([
        'membership-individual',
        'membership-core',
        'membership-clinic',
        'membership-team',
        'membership-team-seat',
        'membership-pro-three-year',
        'membership-pro-custom',
        'membership-individual-forever',
      ]),
    );
  });

  it('describes a probe with its price, its facts and its pictures', async () => {
    const { devices } = (await shopOf('US')) as unknown as { devices: Record<string, unknown>[] };
    const money = (amount: number) => ({ amount });
    const price = { currency: 'USD', net: money(3899), tax: money(0), gross: money(3899) };
    expect(devices[0]).toMatchObject({
      slug: 'iq3',
      name: 'Sonde IQ3',
      kind: 'DEVICE',
      productLine: 'IQ_3',
      market: 'HUMAN',
      thumbnail: { url: '/pictures/iq3-three-quarter.svg' },
      variants: [
        {
          sku: 'IQ3-USBC',
          name: 'USB-C',
          connector: 'USBC',
          billingTerm: 'ONE_TIME',
          renewsAfterMonths: null,
          renewalPrice: null,
          pricing: { price, priceUndiscounted: price, onSale: false },
        },
      ],
    });
    const blocks = (JSON.parse(String(devices[0]?.['descriptionJson'])) as { blocks: { text: string }[] })
      .blocks;
    expect(devices[0]?.['description']).toBe(blocks.map(({ text }) => text).join('\n\n'));
    expect(devices[0]?.['images']).toHaveLength(4);
    expect(devices[0]?.['attributes']).toEqual(
      expect.arrayContaining([
        {
          attribute: expect.objectContaining({ slug: 'weight' }),
          value: expect.objectContaining({ name: '309 g with cable' }),
        },
        {
          attribute: expect.objectContaining({ slug: 'warranty' }),
          value: expect.objectContaining({ name: '1 year' }),
        },
        {
          attribute: expect.objectContaining({ slug: 'return-days' }),
          value: expect.objectContaining({ name: '30 days' }),
        },
      ]),
    );
  });

  it('says what renews when, and for how much', async () => {
    const { subscriptions } = (await shopOf('US')) as unknown as {
      subscriptions: { slug: string; variants: object[] }[];
    };
    expect(subscriptions.find(({ slug }) => slug === 'membership-individual')?.variants).toMatchObject([
      {
        sku: 'SUB-IND-1Y',
        billingTerm: 'ONE_YEAR',
        renewsAfterMonths: 12,
        renewalPrice: { gross: { amount: 420 } },
      },
      {
        sku: 'SUB-IND-3Y',
        billingTerm: 'THREE_YEARS',
        renewsAfterMonths: 36,
        renewalPrice: { gross: { amount: 1134 } },
      },
    ]);
  });

  it.each([
    ['US', [true, true, true, true]],
    ['HK', [true, true, true, false]],
    ['KE', [false, true, true, false]],
    ['DE', [false, false, false, false]],
    ['JP', [false, false, false, false]],
  ])('names the probes that %s buys', async (country, expected) => {
    const { iq3, plusUsb, plusLightning, vet } = await shopOf(country);
    expect([iq3, plusUsb, plusLightning, vet].map((variant) => variant !== null)).toEqual(expected);
  });

  it('follows a change of price at once', async () => {
    const { sql } = database;
    const amountOf = async () => {
      const { accessories } = (await shopOf('US')) as unknown as {
        accessories: { variants: { pricing: { price: { net: { amount: number } } } }[] }[];
      };
      return accessories[0]?.variants[0]?.pricing.price.net.amount;
    };
    expect(await amountOf()).toBe(69);
    await sql`update variant_price set amount = 7100, undiscounted_amount = 7100 where sku = 'CBL-USBC'`;
    expect(await amountOf()).toBe(71);
    await sql`update variant_price set amount = 6900, undiscounted_amount = 6900 where sku = 'CBL-USBC'`;
    expect(await amountOf()).toBe(69);
  });

  it('asks the database for one number when nothing changed', async () => {
    await shopOf('US');
    statements.length = 0;
    await shopOf('US');
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['WELCOME10', 'US', { code: 'WELCOME10', discountValueType: 'PERCENTAGE', discountValue: 10 }],
    [' welcome-10/', 'US', { code: 'WELCOME10' }],
    ['USONLY50', 'US', { code: 'USONLY50', discountValueType: 'FIXED', discountValue: 50 }],
    ['USONLY50', 'HK', null],
    ['EXPIRED', 'US', null],
    ['STUDENT', 'US', null],
    ['NOTHING', 'US', null],
    ['x'.repeat(5000), 'US', null],
    ['', 'US', null],
  ])('knows whether the voucher %j that came along helps in %s', async (code, country, expected) => {
    const { voucher } = await shopOf(country, code);
    expect([voucher]).toMatchObject([expected]);
  });

  it('sees that a voucher was used up since', async () => {
    expect((await shopOf('US', 'LASTONE'))['voucher']).not.toBeNull();
    await database.sql`update voucher set used = 1 where code = 'LASTONE'`;
    expect((await shopOf('US', 'LASTONE'))['voucher']).toBeNull();
    await database.sql`update voucher set used = 0 where code = 'LASTONE'`;
  });
});

describe('CountryAddressValidation', () => {
  it('says what an address in the United States consists of', async () => {
    const { body } = await ask('CountryAddressValidation', { countryCode: 'US', languageCode: 'EN' });
    const rules = body.data?.['addressValidationRules'] as Record<string, unknown> & {
      countryAreaChoices: object[];
    };
    expect(rules).toMatchObject({
      countryCode: 'US',
      countryAreaType: 'state',
      cityType: 'city',
      postalCodeType: 'zip',
    });
    expect(rules['requiredFields']).toEqual(
      expect.arrayContaining(['streetAddress1', 'city', 'countryArea', 'postalCode']),
    );
    expect(rules.countryAreaChoices).toContainEqual({
      raw: 'CA',
      verbose: 'California',
      postalCodePrefix: expect.any(String),
      isServed: true,
    });
    expect(rules.countryAreaChoices).toContainEqual(expect.objectContaining({ raw: 'PR', isServed: false }));
  });

  it('has something to say about a country whose rules it does not know', async () => {
    const { body } = await ask('CountryAddressValidation', { countryCode: 'JP' });
    expect(body.data?.['addressValidationRules']).toMatchObject({
      countryCode: 'JP',
      countryAreaChoices: [],
      postalCodePattern: null,
    });
  });
});

describe('UserQuery', () => {
  it('answers that nobody is signed in', async () => {
    expect((await ask('UserQuery')).body).toEqual({ data: { me: null } });
  });
});

describe('node', () => {
  const query = 'query Node($id: ID!) { node(id: $id) { __typename id } }';
  const idOf = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    'Product:iq3',
    'ProductVariant:IQ3-USBC',
    'ProductImage:iq3:0',
    'Attribute:weight',
    'AttributeValue:iq3:weight',
    'Category:probes',
    'ProductType:memberships',
  ])('finds %s', async (name) => {
    const id = idOf(name);
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({
      data: { node: { __typename: name.split(':')[0], id } },
    });
  });

  it.each([
    '',
    'nonsense',
    idOf('Product:none'),
    idOf('ProductImage:iq3:99'),
    idOf('User:1'),
    idOf('constructor:x'),
    idOf('Order:x'),
  ])('finds nothing for %j', async (id) => {
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({ data: { node: null } });
  });
});

describe('bad requests', () => {
  const aliases = Array.from({ length: 1000 }, (_, index) => `a${index}: me { id }`).join(' ');
  const mutations = Array.from(
    { length: 6 },
    () => 'checkoutLineDelete(checkoutId: "x", lineId: "y") { errors { message } }',
  ).join(' ');
  const deep = `{ shop { devices { ${'variants { product { '.repeat(8)}slug${' } }'.repeat(8)} } } }`;

  it.each([
    ['no JSON', '{"query":', 'POST body sent invalid JSON.'],
    ['no document', {}, 'Must provide query string.'],
    ['a document that is cut off', { query: '{ shop { ' }, 'Syntax Error: Expected Name, found <EOF>.'],
    ['an unknown field', { query: '{ shup }' }, /^Cannot query field "shup"/],
    [
      'an unknown country',
      { query: 'query ($c: CountryCode!) { shop(country: $c) { currency } }', variables: { c: 'XX' } },
      /^Variable "\$c"/,
    ],
    ['several operations at once', [{ query: '{ me { id } }' }], 'Batching is not supported.'],
    ['a thousand aliases', { query: `{ ${aliases} }` }, /aliases|tokens/],
    ['a document that is too deep', { query: deep }, /too deep/],
    [
      'too many mutations',
      { query: `mutation { ${mutations} }` },
      'One request may hold at most 5 mutations.',
    ],
    ['a document without end', { query: `{ ${'me { id } '.repeat(5000)} }` }, /more than 4000 tokens/],
  ])('get status 400 and a sentence for %s', async (_words, body, message) => {
    const answer = await sendGraphql(graphql, body);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors?.[0]?.message).toMatch(message);
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|\/server\//);
  });

  it('that are too large are not read', async () => {
    const answer = await sendGraphql(graphql, {
      query: '{ me { id } }',
      variables: { x: 'x'.repeat(300_000) },
    });
    expect(answer.status).toBe(413);
    expect(answer.body.errors).toHaveLength(1);
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

  it('may not read the answers', async () => {
    const { headers } = await sendGraphql(
      graphql,
      { query: '{ me { id } }' },
      { headers: { origin: 'https://evil.test' } },
    );
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('in production', () => {
  const production = createGraphqlHandler(
    createTestServices(database, { variables: { NODE_ENV: 'production', SANDBOX: 'on' } }),
  );

  it('the schema can not be asked for', async () => {
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

  it('there is no page for developers', async () => {
    const page = (handler: typeof graphql) =>
      handler(new Request('http://shop.test/graphql/', { headers: { accept: 'text/html' } }));
    expect((await page(production)).status).toBe(405);
    expect((await page(graphql)).status).toBe(200);
  });
});

describe('a failure on our side', () => {
  function failing(error: Error) {
    const lines: string[] = [];
    const services = createTestServices(database, {
      log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
      catalogue: { current: () => Promise.reject(error), latest: () => Promise.reject(error) },
    });
    return { handler: createGraphqlHandler(services), lines };
  }

  it('gives the buyer an id and the log the reason', async () => {
    const { handler, lines } = failing(new Error('secret reason'));
    const { status, body } = await sendGraphql(handler, { query: operation('MaintenanceQuery') });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(body.errors).toMatchObject([
      { message: 'Something failed on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(lines.join('')).toContain('secret reason');
    expect(lines.join('')).toContain(String(body.errors?.[0]?.extensions?.['errorId']));
  });

  it('is to come again when the database is away', async () => {
    const { handler } = failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const { status, body, headers } = await sendGraphql(handler, { query: operation('MaintenanceQuery') });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  });
});

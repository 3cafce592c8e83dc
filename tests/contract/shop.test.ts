import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { observedOperation } from './observed-operations.ts';

const statements: string[] = [];
const database = await createTestDatabase({ onStatement: (text) => statements.push(text) });
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

function ask(operationName: string, variables: Record<string, unknown> = {}) {
  return sendGraphql(graphql, { operationName, query: observedOperation(operationName), variables });
}

async function shopOf(country: string, voucherCode: string | null = null): Promise<Record<string, never>> {
  const { body } = await ask('Shop', { country, languageCode: 'EN', voucherCode });
  expect(body.errors).toBeUndefined();
  return body.data?.['shop'] as Record<string, never>;
}

function slugsOf(products: readonly { readonly slug: string }[]): readonly string[] {
  return products.map(({ slug }) => slug);
}

describe('Shop', () => {
  it.each([
    [null, 'IQ', ['iq3', 'iq-plus', 'iq-plus-care', 'iq-plus-vet'], ['HUMAN', 'VETERINARY']],
    ['IQ', 'IQ', ['iq3', 'iq-plus', 'iq-plus-care'], ['HUMAN']],
    ['VET', 'VET', ['iq-plus-vet'], ['VETERINARY']],
  ])('of the store %s is %s, with its probes and warranties', async (asked, storeType, devices, markets) => {
    const { body } = await ask('Shop', { country: 'US', languageCode: 'EN', storeType: asked });
    const shop = (body.data as { shop: Record<string, readonly { slug: string; market: string }[]> }).shop;
    expect(shop['storeType']).toBe(storeType);
    expect(slugsOf(shop['devices'] as never)).toEqual(devices);
    expect([...new Set(shop['extendedWarranties']?.map(({ market }) => market))].toSorted()).toEqual(markets);
    expect(slugsOf(shop['subscriptions'] as never)).toContain('membership-individual');
    expect(slugsOf(shop['subscriptions'] as never).includes('membership-pro')).toBe(asked !== 'IQ');
    expect(slugsOf(shop['accessories'] as never)).toHaveLength(4);
  });

  it('shows the United States everything that any visitor may buy', async () => {
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
      voucher: null,
    });
    expect(slugsOf(shop['devices'] as never)).toEqual(['iq3', 'iq-plus', 'iq-plus-care', 'iq-plus-vet']);
    expect(slugsOf(shop['ownersDevices'] as never)).toEqual(['iq']);
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
          value: expect.objectContaining({ name: '309\u00a0g with cable' }),
        },
        {
          attribute: expect.objectContaining({ slug: 'warranty' }),
          value: expect.objectContaining({ name: '1\u00a0year' }),
        },
        {
          attribute: expect.objectContaining({ slug: 'return-days' }),
          value: expect.objectContaining({ name: '30\u00a0days' }),
        },
      ]),
    );
  });

  it('has the cost and duration of shipping, in the requested language', async () => {
    const money = (amount: number) => ({ amount });
    const { body } = await ask('ShippingRates', { country: 'DE', languageCode: 'DE' });
    expect(body.data).toEqual({
      shop: {
        shippingRates: [
          {
            name: 'Standard',
            price: { currency: 'EUR', net: money(12.61), tax: money(2.39), gross: money(15) },
            minBusinessDays: 2,
            maxBusinessDays: 4,
          },
          {
            name: 'Express',
            price: { currency: 'EUR', net: money(32.77), tax: money(6.23), gross: money(39) },
            minBusinessDays: 1,
            maxBusinessDays: 2,
          },
        ],
      },
    });
    const abroad = await ask('ShippingRates', { country: 'AE', languageCode: 'AR' });
    expect(abroad.body.data).toMatchObject({
      shop: { shippingRates: [{ name: 'دولي', price: { gross: money(49) } }, { name: 'دولي سريع' }] },
    });
  });

  it.each([
    ['before the cut-off', '2026-03-30T14:00:00Z', '2026-04-01', '2026-04-07'],
    ['after the cut-off', '2026-03-30T20:00:00Z', '2026-04-02', '2026-04-08'],
  ])('estimates the delivery before the address, %s and around Easter', async (_when, now, from, to) => {
    const handler = createGraphqlHandler(createTestServices(database, { now: () => new Date(now) }));
    const { body } = await sendGraphql(handler, {
      query: observedOperation('EstimatedDeliveryPreview'),
      variables: { country: 'DE', languageCode: 'DE' },
    });
    expect(body.data?.['estimatedDeliveryPreview']).toMatchObject([
      { earliestDelivery: from, latestDelivery: to },
      {},
    ]);
  });

  it('shows what renews when, and for how much', async () => {
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
      {
        sku: 'SUB-IND-TRIAL',
        renewsAfterMonths: 12,
        trialDays: 30,
        pricing: { price: { gross: { amount: 0 } } },
        renewalPrice: { gross: { amount: 420 } },
      },
    ]);
  });

  it.each([
    ['US', [true, true, true, true]],
    ['HK', [true, true, true, false]],
    ['KE', [false, true, true, false]],
    ['DE', [true, true, true, true]],
    ['AE', [true, true, true, false]],
    ['JP', [false, false, false, false]],
  ])('lists the probes that %s buys', async (country, expected) => {
    const { iq3, plusUsb, plusLightning, vet } = await shopOf(country);
    expect([iq3, plusUsb, plusLightning, vet].map((variant) => variant !== null)).toEqual(expected);
  });

  it('reflects a price change at once', async () => {
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

  it('queries the database for one number if nothing changed', async () => {
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
    ['STUDENT', 'US', { code: 'STUDENT' }],
    ['NOTHING', 'US', null],
    ['x'.repeat(5000), 'US', null],
    ['', 'US', null],
  ])('shows whether the voucher %j applies in %s', async (code, country, expected) => {
    const { voucher } = await shopOf(country, code);
    expect([voucher]).toMatchObject([expected]);
  });

  it('reflects that a voucher was used up since', async () => {
    expect((await shopOf('US', 'LASTONE'))['voucher']).not.toBeNull();
    await database.sql`update voucher set used = 1 where code = 'LASTONE'`;
    expect((await shopOf('US', 'LASTONE'))['voucher']).toBeNull();
    await database.sql`update voucher set used = 0 where code = 'LASTONE'`;
  });
});

describe('a product', () => {
  const query = `query Product($country: CountryCode!) {
    shop(country: $country) {
      devices { taxRate { rate rateType } variants { thumbnail(size: 128) { url } images { url } } }
    }
  }`;
  const devicesIn = async (country: string) => {
    const { body } = await sendGraphql(graphql, { query, variables: { country } });
    return (body.data as { shop: { devices: readonly { taxRate: object | null; variants: object[] }[] } })
      .shop.devices;
  };

  it.each([
    ['DE', { rate: 19, rateType: 'standard' }],
    ['FI', { rate: 25.5, rateType: 'standard' }],
    ['HK', { rate: 0, rateType: 'none' }],
    ['US', null],
    ['CA', null],
  ])('in %s has the rate that its price includes', async (country, rate) => {
    expect((await devicesIn(country))[0]?.taxRate).toEqual(rate);
  });

  it('has its pictures on each variant', async () => {
    const [device] = await devicesIn('US');
    expect(device?.variants[0]).toMatchObject({
      thumbnail: { url: '/pictures/iq3-three-quarter.svg' },
      images: expect.arrayContaining([{ url: '/pictures/iq3-three-quarter.svg' }]) as unknown,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { lineInputs } from './checkout-client.ts';
import { storefrontOperation } from './storefront-operations.ts';

const end = '2026-11-21T05:00:00.000Z';
let database: TestDatabase;
let graphql: GraphqlHandler;
let now = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  graphql = createGraphqlHandler(createTestServices(database, { now: () => now }));
  await database.sql`update voucher set expires_at = ${end} where code in ('FREECABLE', 'OPENING5')`;
});
afterAll(() => database.close());

interface Offers {
  readonly banner: { readonly content: string; readonly promo: object } | null;
  readonly currentOffers: readonly { readonly slug: string; readonly promo: { readonly name: string } }[];
}

async function offersIn(country: string, languageCode: string): Promise<Offers> {
  const { body } = await sendGraphql(graphql, {
    query: storefrontOperation('Shop'),
    variables: { country, languageCode },
  });
  expect(body.errors).toBeUndefined();
  return body.data?.['shop'] as unknown as Offers;
}

const slugs = ({ currentOffers }: Offers) => currentOffers.map(({ slug }) => slug);

describe('the promotions of a country', () => {
  it.each([
    [
      'US',
      'EN',
      ['free-cable', 'opening-day'],
      'Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code',
    ],
    [
      'DE',
      'DE',
      ['free-cable', 'opening-day'],
      'Langes USB-C-Kabel gratis zu jedem IQ3 und jedem IQ+ mit USB-C. Code einlösen',
    ],
    [
      'DE',
      'EN',
      ['free-cable', 'opening-day'],
      'Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code',
    ],
    [
      'AE',
      'AR',
      ['free-cable', 'opening-day'],
      'كابل USB-C طويل مجانًا مع كل IQ3 أو IQ+‎ بمنفذ USB-C. تطبيق الرمز',
    ],
    ['GB', 'EN', ['free-cable'], 'Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code'],
    ['FR', 'FR', [], null],
  ])('%s in %s: %j', async (country, languageCode, expected, content) => {
    const offers = await offersIn(country, languageCode);
    expect(slugs(offers)).toEqual(expected);
    expect(offers.banner?.content ?? null).toBe(content);
  });

  it('are listed with last day, end and terms', async () => {
    const { banner, currentOffers } = await offersIn('US', 'EN');
    expect(banner).toEqual({
      content: 'Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code',
      url: '/product/iq3/',
      visibility: ['/', '/accessories/', '/pricing/', '/offer/'],
      color: 'ACCENT',
      promo: { code: 'FREECABLE', expiresAt: end },
    });
    expect(currentOffers[1]).toEqual({
      slug: 'opening-day',
      startDate: null,
      endDate: '2026-11-20',
      endsAt: end,
      terms: '5% off cables that aren’t already reduced, on this shop’s opening day. Code required.',
      url: '/accessories/',
      promo: {
        code: 'OPENING5',
        name: 'Opening day: 5% off cables',
        countries: ['US', 'DE', 'AE'],
      },
    });
  });

  it('end on time, although the response is cached for all visitors', async () => {
    now = new Date('2026-11-21T04:59:59.999Z');
    expect(slugs(await offersIn('US', 'EN'))).toEqual(['free-cable', 'opening-day']);
    now = new Date(end);
    expect(await offersIn('US', 'EN')).toMatchObject({ banner: null, currentOffers: [] });
    now = new Date('2026-11-20T15:00:00Z');
  });

  it('start on time', async () => {
    await database.sql`update voucher set starts_at = '2026-11-20T16:00:00Z' where code = 'OPENING5'`;
    expect(slugs(await offersIn('US', 'EN'))).toEqual(['free-cable']);
    now = new Date('2026-11-20T16:00:00Z');
    expect(slugs(await offersIn('US', 'EN'))).toEqual(['free-cable', 'opening-day']);
    now = new Date('2026-11-20T15:00:00Z');
    await database.sql`update voucher set starts_at = null where code = 'OPENING5'`;
  });

  it('can be stopped at once', async () => {
    await database.sql`update voucher set is_active = false where code = 'FREECABLE'`;
    expect(slugs(await offersIn('US', 'EN'))).toEqual(['opening-day']);
    await database.sql`update voucher set is_active = true where code = 'FREECABLE'`;
  });

  it('exclude those that require proof from the buyer', async () => {
    const kept = await database.sql<{ code: string; flag: string; requires: string }[]>`
      select code, flag, requires from promotion where requires is not null order by sort_order`;
    expect(kept.map(({ flag, requires }) => [flag, requires])).toEqual([
      ['EXISTING_BASIC_IQ_PLUS', 'ACCOUNT'],
      ['EXISTING_INDIVIDUAL_IQ_PLUS', 'ACCOUNT'],
      ['TRADE_IN', 'TRADE_IN'],
      ['EXTENDED_ALL_IN_TRADE_IN', 'TRADE_IN'],
      ['IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN', 'TRADE_IN'],
      ['STUDENT', 'LEARNER_VERIFICATION'],
      ['STUDENT_VET', 'LEARNER_VERIFICATION'],
      ['TIME_LIMITED_STUDENT', 'LEARNER_VERIFICATION'],
    ]);
    for (const { code } of kept) {
      const { body } = await sendGraphql(graphql, {
        query: storefrontOperation('CheckoutCreate'),
        variables: {
          input: { country: 'US', lines: lineInputs({ 'IQP-USBC': 1 }), voucherCode: code },
        },
      });
      expect(body.data).toMatchObject({
        checkoutCreate: { checkoutErrors: [{ field: 'voucherCode' }], checkout: { voucherCode: null } },
      });
    }
  });
});

describe('activePromos of a checkout', () => {
  const query = `mutation ($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { activePromos {
    code name discount countries expiresAt attributionDays applyNTimesPerOrder bannerMessage bannerLink bannerColor
    bannerVisibilityPages freeProductVariants { sku } voucherApplicableItemsSKUs bundles
  } } } }`;
  const promosFor = async (voucherCode: string, country = 'US', languageCode = 'EN') => {
    const { body } = await sendGraphql(graphql, {
      query,
      variables: {
        input: { country, languageCode, lines: lineInputs({ 'IQ3-USBC': 1, 'CBL-USBC': 1 }), voucherCode },
      },
    });
    const created = body.data?.['checkoutCreate'] as { checkout: { activePromos: object[] } } | undefined;
    return created?.checkout.activePromos;
  };

  it('contain all details of what applies', async () => {
    expect(await promosFor('FREECABLE')).toEqual([
      {
        code: 'FREECABLE',
        name: 'A free long cable with your probe',
        discount: null,
        countries: ['US', 'CA', 'GB', 'IE', 'DE', 'AT', 'AE'],
        expiresAt: end,
        attributionDays: 30,
        applyNTimesPerOrder: 2,
        bannerMessage: 'Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code',
        bannerLink: '/product/iq3/',
        bannerColor: 'ACCENT',
        bannerVisibilityPages: ['/', '/accessories/', '/pricing/', '/offer/'],
        freeProductVariants: [{ sku: 'CBL-USBC-LONG' }],
        voucherApplicableItemsSKUs: ['IQ3-USBC', 'IQP-USBC'],
        bundles: [],
      },
    ]);
  });

  it('are in the language of the checkout', async () => {
    expect(await promosFor('OPENING5', 'DE', 'DE')).toMatchObject([
      { code: 'OPENING5', name: 'Eröffnungstag: 5\u00a0% auf Kabel', discount: 5, bannerColor: null },
    ]);
  });

  it.each([
    ['a code without a promotion', 'WELCOME10'],
    ['no code', ''],
    ['a code that does not apply', 'EXPIRED'],
  ])('are none for %s', async (_, code) => {
    expect(await promosFor(code)).toEqual([]);
  });
});

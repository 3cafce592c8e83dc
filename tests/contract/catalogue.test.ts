import { enabledCountries } from '@sonde/machines/rules/places';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueCache, loadCatalogue } from '../../server/modules/catalogue/catalogue-cache.ts';

import { catalogueFolder } from '../../server/seed/folders.ts';
import { seedCatalogue } from '../../server/seed/seed.ts';
import { type TranslatedCatalogue, validateCatalogue } from '../../server/seed/validate-catalogue.ts';
import { createTestDatabase } from '../support/test-database.ts';

const statements: string[] = [];
const database = await createTestDatabase({ onStatement: (text) => statements.push(text) });
const { sql } = database;
let reference: TranslatedCatalogue;

beforeAll(async () => {
  const result = await validateCatalogue(fileURLToPath(catalogueFolder), null);
  if (!result.ok) {
    throw new Error(result.problems.join('\n'));
  }
  reference = result.catalogue;
});
afterAll(() => database.close());

describe('what a country may buy', () => {
  it.each([
    ['US', 'IQ3-USBC', 389_900],
    ['US', 'IQP-LTG', 299_900],
    ['US', 'IQC-USBC', 279_900],
    ['US', 'IQV-USBC', 329_900],
    ['US', 'SUB-IND-1Y', 42_000],
    ['US', 'SUB-IND-3Y', 113_400],
    ['US', 'SUB-CLINIC-1Y', 480_000],
    ['US', 'WAR-VET-3Y', 39_900],
    ['US', 'CBL-USBC', 6_900],
    ['HK', 'IQ3-USBC', 389_900],
    ['HK', 'IQV-USBC', null],
    ['HK', 'WAR-VET-2Y', null],
    ['HK', 'SUB-TEAM-1Y', null],
    ['KE', 'IQ3-USBC', null],
    ['KE', 'IQP-USBC', 299_900],
    ['MX', 'IQP-USBC', null],
    ['JP', 'IQP-USBC', null],
  ])('in %s: %s for %s', async (country, sku, amount) => {
    const offer = (await loadCatalogue(sql)).offers(country).get(sku);
    expect(offer?.price ?? null).toEqual(amount === null ? null : { amount, currency: 'USD' });
  });

  it('shows what renews, and as what', async () => {
    const offers = (await loadCatalogue(sql)).offers('US');
    expect(offers.get('SUB-IND-1Y')).toMatchObject({
      renewalPrice: { amount: 42_000 },
      variant: { renewsAfterMonths: 12 },
    });
    expect(offers.get('SUB-PRO3-3Y')).toMatchObject({
      renewalPrice: { amount: 756_000 },
      variant: { renewsAfterMonths: 36 },
    });
    expect(offers.get('SUB-IND-FOREVER')?.renewalPrice).toBeNull();
    expect(offers.get('IQ3-USBC')?.renewalPrice).toBeNull();
  });

  it('shows what is reduced and what is for owners only', async () => {
    const offers = [...(await loadCatalogue(sql)).offers('US').values()];
    expect(offers.filter(({ isOnSale }) => isOnSale).map(({ variant }) => variant.sku)).toEqual([
      'CBL-LTG-LONG',
    ]);
    expect(offers.filter(({ isForOwnersOnly }) => isForOwnersOnly).map(({ variant }) => variant.sku)).toEqual(
      ['IQ-LTG'],
    );
  });

  it('offers only the country’s shipping methods', async () => {
    const catalogue = await loadCatalogue(sql);
    expect(catalogue.shippingMethods('US').map(({ id, price }) => [id, price.amount])).toEqual([
      ['us-standard', 1_900],
      ['us-express', 4_500],
    ]);
    expect(catalogue.shippingMethods('PL').map(({ id, price }) => [id, price])).toEqual([
      ['eu-standard', { amount: 6_500, currency: 'PLN' }],
      ['eu-express', { amount: 16_900, currency: 'PLN' }],
    ]);
    expect(catalogue.shippingMethods('MX')).toEqual([]);
  });

  it('has a shipping method for every country that is sold to', async () => {
    const catalogue = await loadCatalogue(sql);
    const without = enabledCountries.filter(({ code }) => catalogue.shippingMethods(code).length === 0);
    expect(without.map(({ code }) => code)).toEqual([]);
  });
});

describe('seeding', () => {
  it('again results in the same catalog, and keeps the voucher uses', async () => {
    await sql`update variant_price set amount = amount - 100 where sku = 'WAR-2Y'`;
    await seedCatalogue(sql, reference, null);
    await sql`update voucher set used = 1 where code = 'LASTONE'`;
    const content = sql`
      select (select jsonb_agg(product order by slug) from product) as products,
        (select jsonb_agg(product_variant order by sku) from product_variant) as variants,
        (select jsonb_agg(variant_price order by sku, currency) from variant_price) as prices,
        (select jsonb_agg(voucher order by code) from voucher) as vouchers`;
    const before = await content;
    await seedCatalogue(sql, reference, null);
    const after = await sql`
      select (select jsonb_agg(product order by slug) from product) as products,
        (select jsonb_agg(product_variant order by sku) from product_variant) as variants,
        (select jsonb_agg(variant_price order by sku, currency) from variant_price) as prices,
        (select jsonb_agg(voucher order by code) from voucher) as vouchers`;
    expect([...after]).toEqual([...before]);
    const inDollars = ({ sku, currency }: { sku: string; currency: string }) =>
      sku === 'WAR-2Y' && currency === 'USD';
    expect(after[0]?.['prices'].find(inDollars).amount).toBe(24_900);
  });

  it('again keeps a promotion’s end that buyers have seen', async () => {
    const endOf = () => sql`select expires_at from voucher where code = 'OPENING5'`;
    expect((await endOf())[0]?.['expires_at']).toBeInstanceOf(Date);
    await sql`update voucher set expires_at = '2026-01-02T05:00:00Z' where code = 'OPENING5'`;
    await seedCatalogue(sql, reference, null);
    expect([...(await endOf())]).toEqual([{ expires_at: new Date('2026-01-02T05:00:00Z') }]);
  });

  it('withdraws what the files no longer contain, and restores it', async () => {
    const without = { ...reference, 'accessories.json': reference['accessories.json'].slice(1) };
    await seedCatalogue(sql, without, null);
    const withdrawn = await loadCatalogue(sql);
    expect(withdrawn.offers('US').has('CBL-USBC')).toBe(false);
    expect(withdrawn.variant('CBL-USBC')).toMatchObject({
      isWithdrawn: true,
      product: { name: 'USB-C cable' },
    });
    await seedCatalogue(sql, reference, null);
    expect((await loadCatalogue(sql)).offers('US').has('CBL-USBC')).toBe(true);
  });
});

describe('the catalog in memory', () => {
  it('is read once until it changes', async () => {
    const cache = createCatalogueCache(sql);
    const first = await cache.latest();
    statements.length = 0;
    expect(await cache.current(first.revision)).toBe(first);
    expect(await cache.current(first.revision - 1)).toBe(first);
    expect(statements).toEqual([]);
    const callers = await Promise.all([cache.latest(), cache.latest(), cache.latest()]);
    expect(callers.every((catalogue) => catalogue === first)).toBe(true);
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['a price', () => sql`update variant_price set amount = amount - 1 where sku = 'WAR-2Y'`],
    [
      'a withdrawal',
      () => sql`update product_variant set is_withdrawn = not is_withdrawn where sku = 'WAR-2Y'`,
    ],
    ['maintenance', () => sql`update shop_configuration set is_in_maintenance = not is_in_maintenance`],
  ])('is read again after a change: %s', async (_words, change) => {
    const cache = createCatalogueCache(sql);
    const before = await cache.latest();
    await change();
    const after = await cache.latest();
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(await cache.current(after.revision)).toBe(after);
    await change();
    expect((await cache.latest()).revision).toBeGreaterThan(after.revision);
  });

  it('is never older than a change before the request, even during another read', async () => {
    const hasRead = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    let isSlow = false;
    const slow = ((...query: Parameters<typeof sql>) =>
      sql(...query).then(async (rows) => {
        if (!isSlow) return rows;
        hasRead.resolve();
        await held.promise;
        return rows;
      })) as unknown as typeof sql;
    const cache = createCatalogueCache(slow);
    await cache.latest();
    isSlow = true;
    const early = cache.latest();
    await hasRead.promise;
    await sql`update variant_price set amount = amount - 1 where sku = 'WAR-2Y'`;
    const [changed] = await sql<[{ revision: number }]>`select revision from catalogue_revision`;
    const late = cache.latest();
    held.resolve();
    await early;
    expect((await late).revision).toBe(changed.revision);
  });

  it('is not read again for a used voucher', async () => {
    const cache = createCatalogueCache(sql);
    const before = await cache.latest();
    await sql`update voucher set used = 0 where code = 'LASTONE'`;
    expect(await cache.latest()).toBe(before);
  });
});

describe('the tables', () => {
  it.each([
    ['more uses of a voucher than allowed', () => sql`update voucher set used = 2 where code = 'LASTONE'`],
    ['a price below 0', () => sql`update variant_price set amount = -1 where sku = 'WAR-2Y'`],
    [
      'a struck-through price below the price',
      () => sql`update variant_price set undiscounted_amount = amount - 1 where sku = 'WAR-2Y'`,
    ],
    [
      'a second revision',
      () => sql`insert into catalogue_revision (is_only_row, revision) values (false, 1)`,
    ],
    [
      'a membership without a plan',
      () => sql`update product set plan_family = null where slug = 'membership-core'`,
    ],
  ])('refuse %s', async (_words, change) => {
    await expect(change()).rejects.toMatchObject({ code: '23514' });
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { endOfShopDay } from '@sonde/machines/rules/time';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { loadCatalogue } from '../../server/modules/catalogue/catalogue-cache.ts';
import { endReductions } from '../../server/modules/catalogue/end-reductions.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.close());

const offerOf = async (country: string, sku: string) => (await loadCatalogue(sql)).offers(country).get(sku);

describe('the reference of a reduced price', () => {
  it.each([
    ['US', 8_900, 9_900],
    ['GB', 7_900, 8_900],
    ['DE', 8_900, 9_400],
    ['PL', 39_900, 41_900],
    ['FI', 8_900, 9_400],
    ['NO', 108_900, 120_900],
  ])('in %s', async (country, amount, undiscounted) => {
    expect(await offerOf(country, 'CBL-LTG-LONG')).toMatchObject({
      price: { amount },
      undiscountedPrice: { amount: undiscounted },
      isOnSale: true,
    });
  });
});

describe('the history of a price', () => {
  const amounts = async (sku: string, currency: string) => {
    const rows = await sql<{ amount: number }[]>`
      select amount from variant_price_history where sku = ${sku} and currency = ${currency} order by since`;
    return rows.map(({ amount }) => amount);
  };

  it('contains the first price', async () => {
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900]);
    expect(await amounts('CBL-LTG-LONG', 'EUR')).toEqual([9_900, 9_400, 9_900, 8_900]);
  });

  it('grows with each change, and with nothing else', async () => {
    await sql`update variant_price set amount = 7900, undiscounted_amount = 7900 where sku = 'CBL-USBC' and currency = 'EUR'`;
    await sql`update variant_price set undiscounted_amount = 8900 where sku = 'CBL-USBC' and currency = 'EUR'`;
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900, 7_900]);
    expect(await amounts('CBL-USBC', 'USD')).toEqual([6_900]);
  });

  it('prevents an EU price that was lower last week from being shown as the former one', async () => {
    expect(await offerOf('DE', 'CBL-USBC')).toMatchObject({
      price: { amount: 7_900 },
      undiscountedPrice: { amount: 7_900 },
      isOnSale: true,
    });
  });

  it('survives rewriting the prices', async () => {
    await sql.begin(async (transaction) => {
      await transaction`create temporary table kept on commit drop as select * from variant_price`;
      await transaction`delete from variant_price`;
      await transaction`insert into variant_price select * from kept`;
    });
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900, 7_900]);
  });
});

describe('a reduction with an end', () => {
  const lastMoment = new Date('2026-11-02T04:59:59Z');
  const over = new Date('2026-11-02T05:00:00Z');
  const askedFor = async (country: string) => {
    const graphql = createGraphqlHandler(createTestServices(database));
    const { body } = await sendGraphql(graphql, {
      query: storefrontOperation('Shop'),
      variables: { country, languageCode: 'EN' },
    });
    const { accessories } = body.data!['shop'] as {
      accessories: {
        variants: { sku: string; pricing: { onSale: boolean; reductionEndDate: string | null } }[];
      }[];
    };
    return accessories.flatMap(({ variants }) => variants).find(({ sku }) => sku === 'CBL-LTG-LONG')?.pricing;
  };

  it('shows its last day, applies until that day ends in New York, and then reverts by itself', async () => {
    const day = '2026-11-01';
    await sql`update variant_price set reduced_until = ${endOfShopDay(day)} where sku = 'CBL-LTG-LONG'`;
    await endReductions(sql, lastMoment);
    expect(await askedFor('DE')).toMatchObject({ onSale: true, reductionEndDate: day });
    await endReductions(sql, over);
    expect(await askedFor('DE')).toMatchObject({ onSale: false, reductionEndDate: null });
    expect(await offerOf('DE', 'CBL-LTG-LONG')).toMatchObject({
      price: { amount: 9_900 },
      undiscountedPrice: { amount: 9_900 },
    });
    expect(await offerOf('US', 'CBL-LTG-LONG')).toMatchObject({ price: { amount: 9_900 } });
  });

  it('leaves all other prices unchanged', async () => {
    const other = () => offerOf('DE', 'CBL-USBC');
    const before = await other();
    await endReductions(sql, new Date('2100-01-01T00:00:00Z'));
    expect(await other()).toEqual(before);
  });

  it('requires a reduction', async () => {
    await expect(
      sql`update variant_price set reduced_until = now() where sku = 'CBL-USBC-LONG' and currency = 'USD'`,
    ).rejects.toThrow(/only_reductions_end/);
  });
});

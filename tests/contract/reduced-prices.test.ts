import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../server/modules/catalogue/catalogue-cache.ts';
import { createTestDatabase } from '../support/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.close());

const offerOf = async (country: string, sku: string) => (await loadCatalogue(sql)).offers(country).get(sku);

describe('what a reduced price is measured by', () => {
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

  it('has the price that was first asked', async () => {
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900]);
    expect(await amounts('CBL-LTG-LONG', 'EUR')).toEqual([9_900, 9_400, 9_900, 8_900]);
  });

  it('grows with each change, and with nothing else', async () => {
    await sql`update variant_price set amount = 7900, undiscounted_amount = 7900 where sku = 'CBL-USBC' and currency = 'EUR'`;
    await sql`update variant_price set undiscounted_amount = 8900 where sku = 'CBL-USBC' and currency = 'EUR'`;
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900, 7_900]);
    expect(await amounts('CBL-USBC', 'USD')).toEqual([6_900]);
  });

  it('keeps an EU price that was lower last week from being called the former one', async () => {
    expect(await offerOf('DE', 'CBL-USBC')).toMatchObject({
      price: { amount: 7_900 },
      undiscountedPrice: { amount: 7_900 },
      isOnSale: true,
    });
  });

  it('survives that prices are written anew', async () => {
    await sql.begin(async (transaction) => {
      await transaction`create temporary table kept on commit drop as select * from variant_price`;
      await transaction`delete from variant_price`;
      await transaction`insert into variant_price select * from kept`;
    });
    expect(await amounts('CBL-USBC', 'EUR')).toEqual([6_900, 7_900]);
  });
});

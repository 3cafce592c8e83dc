import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canadianTaxes } from './canadian-taxes.ts';
import stateRates from './data/us-state-sales-tax.json' with { type: 'json' };
import { unitedStatesAddress } from '../addresses/index.ts';
import { money } from '../money/index.ts';
import {
  combinedRatePpm,
  enteredSide,
  reverseCharge,
  salesTaxes,
  taxedByTreatment,
  taxInGross,
  taxOnNet,
  taxQuote,
} from './tax.ts';
import type { Tax } from './tax.types.ts';

const usd = (amount: number) => money(amount, 'USD');
const sides = (net: number, tax: number, gross: number) => ({
  net: usd(net),
  tax: usd(tax),
  gross: usd(gross),
});
const amounts = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.integer({ min: 0, max: 300_000 });

describe('tax on a net price', () => {
  it.each([
    [389_900, 72_500, 28_268],
    [200, 72_500, 15],
    [389_900, 0, 0],
    [10_000, 149_750, 1_498],
    [0, 72_500, 0],
  ])('%d at %d ppm is %d', (net, ratePpm, tax) => {
    expect(taxOnNet(usd(net), ratePpm)).toEqual(sides(net, tax, net + tax));
  });
});

describe('several taxes on a net price', () => {
  it('are each charged on the net and rounded separately', () => {
    // 49.5 and 98.7525 are rounded up, their sum of 148.2525 down.
    expect(taxOnNet(usd(990), 50_000, 99_750)).toEqual(sides(990, 50 + 99, 990 + 149));
    expect(taxOnNet(usd(990), 149_750).tax).toEqual(usd(148));
  });

  it('may be none', () => {
    expect(taxOnNet(usd(990))).toEqual(sides(990, 0, 990));
  });
});

describe('tax in a gross price', () => {
  it.each([
    [11_900, 190_000, 1_900],
    [12_300, 230_000, 2_300],
    [100, 255_000, 20],
  ])('%d at %d ppm is %d', (gross, ratePpm, tax) => {
    expect(taxInGross(usd(gross), ratePpm)).toEqual(sides(gross - tax, tax, gross));
  });

  it('is removed under reverse charge', () => {
    expect(reverseCharge(usd(11_900), 190_000)).toEqual(sides(10_000, 0, 10_000));
  });
});

it('a price can include only one tax, because two could not be separated', () => {
  const vat: Tax = { code: 'VAT', jurisdiction: 'DE', ratePpm: 190_000 };
  for (const treatment of ['GROSS_INCLUDES_TAX', 'REVERSE_CHARGE'] as const)
    expect(() => taxedByTreatment[treatment](usd(100), [vat, vat])).toThrow(RangeError);
});

it('net plus tax is gross, and the entered side stays unchanged', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, ratePpm) => {
      const onNet = taxOnNet(usd(amount), ratePpm);
      const inGross = taxInGross(usd(amount), ratePpm);
      expect(onNet.net.amount).toBe(amount);
      expect(inGross.gross.amount).toBe(amount);
      for (const price of [onNet, inGross]) {
        expect(price.net.amount + price.tax.amount).toBe(price.gross.amount);
        expect(price.tax.amount).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('extracts from a gross price the tax that was added to its net', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, ratePpm) => {
      const price = taxOnNet(usd(amount), ratePpm);
      expect(taxInGross(price.gross, ratePpm)).toEqual(price);
    }),
  );
});

it.each([-1, 0.5, Number.NaN])('refuses a rate of %d', (ratePpm) => {
  expect(() => taxOnNet(usd(100), ratePpm)).toThrow(RangeError);
});

describe('sales taxes', () => {
  it.each([
    ['CA', 72_500],
    ['OR', 0],
    ['MO', 42_250],
    ['DC', 60_000],
    ['AA', 0],
    ['AE', 0],
    ['AP', 0],
  ])('in the US, %s: %d', (countryArea, ratePpm) => {
    expect(salesTaxes({ country: 'US', countryArea })).toEqual([
      { code: 'SALES_TAX', jurisdiction: `US-${countryArea}`, ratePpm },
    ]);
  });

  it.each([
    ['AB', ['GST CA 5']],
    ['BC', ['GST CA 5', 'PST CA-BC 7']],
    ['MB', ['GST CA 5', 'RST CA-MB 7']],
    ['NB', ['HST CA 15']],
    ['NL', ['HST CA 15']],
    ['NS', ['HST CA 14']],
    ['NT', ['GST CA 5']],
    ['NU', ['GST CA 5']],
    ['ON', ['HST CA 13']],
    ['PE', ['HST CA 15']],
    ['QC', ['GST CA 5', 'QST CA-QC 9.975']],
    ['SK', ['GST CA 5', 'PST CA-SK 6']],
    ['YT', ['GST CA 5']],
  ])('in Canada, %s: %j', (countryArea, expected) => {
    expect(
      salesTaxes({ country: 'CA', countryArea })?.map(
        ({ code, jurisdiction, ratePpm }) => `${code} ${jurisdiction} ${ratePpm / 10_000}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['US', 'PR'],
    ['US', ''],
    ['US', 'toString'],
    ['US', 'California'],
    ['DE', 'BY'],
  ])('%s %s: no rate is none, not 0, and leaves the tax open', (country, countryArea) => {
    expect(salesTaxes({ country, countryArea })).toBeNull();
    expect(taxQuote('US', { country, countryArea, postalCode: '' })).toMatchObject({
      isFinal: country !== 'US',
    });
  });

  it('cover exactly the US areas that the shop ships to', () => {
    const served = unitedStatesAddress.countryAreaChoices.filter((choice) => choice.served);
    expect(Object.keys(stateRates).sort()).toEqual(served?.map((choice) => choice.code).sort());
    expect(served).toHaveLength(54);
  });

  it('cover the thirteen provinces and territories of Canada', () => {
    expect(Object.keys(canadianTaxes)).toHaveLength(13);
  });
});

it.each([
  ['US', 'net'],
  ['CA', 'net'],
  ['DE', 'gross'],
  ['CH', 'gross'],
  ['HK', 'gross'],
  ['AE', 'gross'],
])('buyers in %s read the %s price', (country, side) => {
  expect(enteredSide(country)).toBe(side);
});

describe('the tax of a shop', () => {
  const notYet = { treatment: 'NET_PLUS_TAX', ratePpm: 0, isFinal: false };
  const sales = (ratePpm: number) => ({ treatment: 'NET_PLUS_TAX', ratePpm, isFinal: true });
  const includedTax = (ratePpm: number) => ({ treatment: 'GROSS_INCLUDES_TAX', ratePpm, isFinal: true });
  it.each([
    ['US', null, notYet],
    ['US', { country: 'US', countryArea: 'PR' }, notYet],
    ['US', { country: 'US', countryArea: '' }, notYet],
    ['US', { country: 'US', countryArea: 'CA' }, sales(72_500)],
    ['US', { country: 'DE', countryArea: '' }, sales(0)],
    ['CA', { country: 'CA', countryArea: 'QC' }, sales(149_750)],
    ['CA', { country: 'US', countryArea: 'CA' }, sales(0)],
    ['DE', null, includedTax(190_000)],
    ['FI', { country: 'FI', countryArea: '' }, includedTax(255_000)],
    ['CH', null, includedTax(81_000)],
    ['HK', null, includedTax(0)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '9000-019' }, includedTax(220_000)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '9500-119' }, includedTax(160_000)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '1000-001' }, includedTax(230_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6691' }, includedTax(190_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6992' }, includedTax(190_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6700' }, includedTax(200_000)],
    ['GB', { country: 'GB', countryArea: '', postalCode: 'BT1 5GS' }, includedTax(200_000)],
    ['GB', { country: 'GB', countryArea: '', postalCode: 'IM1 1AA' }, includedTax(200_000)],
    ['FR', { country: 'FR', countryArea: '', postalCode: '98000' }, includedTax(200_000)],
    ['CH', { country: 'CH', countryArea: '', postalCode: '9490' }, includedTax(81_000)],
    ['ES', { country: 'ES', countryArea: 'GC', postalCode: '35001' }, includedTax(0)],
    ['DE', { country: 'AT', countryArea: '', postalCode: '6691' }, includedTax(190_000)],
    ['AQ', null, includedTax(0)],
  ])('%s to %j: %j', (country, place, expected) => {
    const { taxes, ...quote } = taxQuote(country, place && { postalCode: '', ...place });
    expect({ ...quote, ratePpm: combinedRatePpm(taxes) }).toEqual(expected);
  });

  it('is the country’s one tax if prices include it, and none if there is none', () => {
    expect(taxQuote('DE', null).taxes).toEqual([{ code: 'VAT', jurisdiction: 'DE', ratePpm: 190_000 }]);
    expect(taxQuote('AU', null).taxes).toEqual([{ code: 'GST', jurisdiction: 'AU', ratePpm: 100_000 }]);
    expect(taxQuote('HK', null).taxes).toEqual([]);
  });

  it('is none until the place is known, and one of 0 for shipments to another country', () => {
    expect(taxQuote('CA', null).taxes).toEqual([]);
    expect(taxQuote('CA', { country: 'FR', countryArea: '', postalCode: '75001' }).taxes).toEqual([
      { code: 'GST', jurisdiction: 'CA', ratePpm: 0 },
    ]);
  });
});

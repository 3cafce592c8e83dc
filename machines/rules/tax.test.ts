import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import provinceRates from './data/ca-provincial-tax.json' with { type: 'json' };
import stateRates from './data/us-state-sales-tax.json' with { type: 'json' };
import { unitedStatesAddress } from './us-address.ts';
import { money } from './money.ts';
import { enteredSide, reverseCharge, salesTaxRatePpm, taxInGross, taxOnNet, taxQuote } from './tax.ts';

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

describe('tax in a gross price', () => {
  it.each([
    [11_900, 190_000, 1_900],
    [12_300, 230_000, 2_300],
    [100, 255_000, 20],
  ])('%d at %d ppm is %d', (gross, ratePpm, tax) => {
    expect(taxInGross(usd(gross), ratePpm)).toEqual(sides(gross - tax, tax, gross));
  });

  it('comes off when the buyer accounts for it', () => {
    expect(reverseCharge(usd(11_900), 190_000)).toEqual(sides(10_000, 0, 10_000));
  });
});

it('net and tax make gross, and the entered side stays as entered', () => {
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

it('finds in a gross price the tax that was put on its net', () => {
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

describe('sales tax rates', () => {
  it.each([
    ['US', 'CA', 72_500],
    ['US', 'OR', 0],
    ['US', 'MO', 42_250],
    ['US', 'DC', 60_000],
    ['US', 'AA', 0],
    ['US', 'AE', 0],
    ['US', 'AP', 0],
    ['CA', 'QC', 149_750],
    ['CA', 'NS', 140_000],
    ['CA', 'AB', 50_000],
  ])('%s %s: %d', (country, countryArea, expected) => {
    expect(salesTaxRatePpm({ country, countryArea })).toBe(expected);
  });

  it.each([
    ['US', 'PR'],
    ['US', ''],
    ['US', 'toString'],
    ['US', 'California'],
    ['DE', 'BY'],
  ])('%s %s: no rate is none, not 0, and leaves the tax open', (country, countryArea) => {
    expect(salesTaxRatePpm({ country, countryArea })).toBeNull();
    expect(taxQuote('US', { country, countryArea, postalCode: '' })).toMatchObject({
      isFinal: country !== 'US',
    });
  });

  it('cover every US area that is shipped to, and no other', () => {
    const served = unitedStatesAddress.countryAreaChoices.filter((choice) => choice.served);
    expect(Object.keys(stateRates).sort()).toEqual(served?.map((choice) => choice.code).sort());
    expect(served).toHaveLength(54);
  });

  it('cover the thirteen provinces and territories of Canada', () => {
    expect(Object.keys(provinceRates)).toHaveLength(13);
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
  const included = (ratePpm: number) => ({ treatment: 'GROSS_INCLUDES_TAX', ratePpm, isFinal: true });
  it.each([
    ['US', null, notYet],
    ['US', { country: 'US', countryArea: 'PR' }, notYet],
    ['US', { country: 'US', countryArea: '' }, notYet],
    ['US', { country: 'US', countryArea: 'CA' }, sales(72_500)],
    ['US', { country: 'DE', countryArea: '' }, sales(0)],
    ['CA', { country: 'CA', countryArea: 'QC' }, sales(149_750)],
    ['CA', { country: 'US', countryArea: 'CA' }, sales(0)],
    ['DE', null, included(190_000)],
    ['FI', { country: 'FI', countryArea: '' }, included(255_000)],
    ['CH', null, included(81_000)],
    ['HK', null, included(0)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '9000-019' }, included(220_000)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '9500-119' }, included(160_000)],
    ['PT', { country: 'PT', countryArea: '', postalCode: '1000-001' }, included(230_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6691' }, included(190_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6992' }, included(190_000)],
    ['AT', { country: 'AT', countryArea: '', postalCode: '6700' }, included(200_000)],
    ['GB', { country: 'GB', countryArea: '', postalCode: 'BT1 5GS' }, included(200_000)],
    ['GB', { country: 'GB', countryArea: '', postalCode: 'IM1 1AA' }, included(200_000)],
    ['FR', { country: 'FR', countryArea: '', postalCode: '98000' }, included(200_000)],
    ['CH', { country: 'CH', countryArea: '', postalCode: '9490' }, included(81_000)],
    ['ES', { country: 'ES', countryArea: 'GC', postalCode: '35001' }, included(0)],
    ['DE', { country: 'AT', countryArea: '', postalCode: '6691' }, included(190_000)],
    ['JP', null, included(0)],
  ])('%s to %j: %j', (country, place, expected) => {
    expect(taxQuote(country, place && { postalCode: '', ...place })).toEqual(expected);
  });
});

import provinceRates from './data/ca-provincial-tax.json' with { type: 'json' };
import stateRates from './data/us-state-sales-tax.json' with { type: 'json' };
import { countryByCode } from './countries.ts';
import { addMoney, shareOfMoney, subtractMoney, zeroMoney } from './money.ts';
import type { Money, TaxedMoney } from './money.ts';
import { ownValue } from './own-value.ts';
import { type Place, territoryOf } from './tax-territories.ts';

/**
 * How the entered price and its tax meet: entered without tax (US, CA), entered with tax (where prices include VAT), or
 * entered with tax that the buyer accounts for and therefore does not pay (EU reverse charge).
 */
export type TaxTreatment = 'NET_PLUS_TAX' | 'GROSS_INCLUDES_TAX' | 'REVERSE_CHARGE';

/** Tax rates are parts per million, so that 9.975 % is the whole number 99750. */
export const partsPerMillion = 1_000_000;

/** 255000 parts per million → 25.5 percent. */
export const percentOf = (ratePpm: number): number => ratePpm / 10_000;

function assertRate(ratePpm: number): void {
  if (!Number.isInteger(ratePpm) || ratePpm < 0)
    throw new RangeError(`Not a tax rate in parts per million: ${ratePpm}`);
}

/** Puts tax on a price entered without it; the tax is rounded half up, the net stays as entered. */
export function taxOnNet(net: Money, ratePpm: number): TaxedMoney {
  assertRate(ratePpm);
  const tax = shareOfMoney(net, BigInt(ratePpm), BigInt(partsPerMillion));
  return { net, tax, gross: addMoney(net, tax) };
}

/** Finds the tax in a price entered with it; the tax is rounded half up, the gross stays as entered. */
export function taxInGross(gross: Money, ratePpm: number): TaxedMoney {
  assertRate(ratePpm);
  const tax = shareOfMoney(gross, BigInt(ratePpm), BigInt(partsPerMillion + ratePpm));
  return { net: subtractMoney(gross, tax), tax, gross };
}

/** Takes the tax out of a price entered with it: the buyer pays the net and accounts for the tax. */
export function reverseCharge(enteredGross: Money, ratePpm: number): TaxedMoney {
  const { net } = taxInGross(enteredGross, ratePpm);
  return { net, tax: zeroMoney(net.currency), gross: net };
}

/** The entered amount under each treatment. */
export const taxedByTreatment: Record<TaxTreatment, (entered: Money, ratePpm: number) => TaxedMoney> = {
  NET_PLUS_TAX: taxOnNet,
  GROSS_INCLUDES_TAX: taxInGross,
  REVERSE_CHARGE: reverseCharge,
};

/** The side of a price that buyers read, and on which the parts of an order add up. */
export const readSide: Readonly<Record<TaxTreatment, 'net' | 'gross'>> = {
  NET_PLUS_TAX: 'net',
  GROSS_INCLUDES_TAX: 'gross',
  REVERSE_CHARGE: 'net',
};

const ratesByCountry: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: stateRates,
  CA: provinceRates,
};

/**
 * The state's or province's base rate for a complete ship-to address in the US or Canada, in parts per million; federal
 * and provincial parts of Canada added. Armed Forces areas (AA, AE, AP) pay none. Shipping is taxed at the same rate.
 * Null for a place without a known rate: no rate is not a rate of 0.
 */
export function salesTaxRatePpm({
  country,
  countryArea,
}: Pick<Place, 'country' | 'countryArea'>): number | null {
  return ownValue(ownValue(ratesByCountry, country) ?? {}, countryArea) ?? null;
}

/** How prices are taxed. `isFinal` is false while the place is not complete; then the rate is 0. */
export interface TaxQuote {
  readonly treatment: TaxTreatment;
  readonly ratePpm: number;
  readonly isFinal: boolean;
}

/** The rate of a territory of the shop's country, where that is another than the country's. */
function territoryRatePpm(country: string, place: Place | null): number | null {
  return place?.country === country ? (territoryOf(place)?.ratePpm ?? null) : null;
}

/** How prices are entered in a country's shop: without the tax in the US and Canada, else with it. */
function enteredTreatment(country: string): 'NET_PLUS_TAX' | 'GROSS_INCLUDES_TAX' {
  const tax = countryByCode(country)?.tax;
  return tax?.kind === 'SALES_TAX' && !tax.pricesInclude ? 'NET_PLUS_TAX' : 'GROSS_INCLUDES_TAX';
}

/**
 * How the prices of a country's shop are taxed. Where prices include the tax its rate is known from the start, and a
 * territory with a rate of its own changes the tax in the price, not the price. In the US and Canada the rate follows
 * from the complete address, once that is in an area with a rate; what goes to another country pays no state's or
 * province's tax.
 */
export function taxQuote(country: string, place: Place | null): TaxQuote {
  const treatment = enteredTreatment(country);
  if (treatment === 'GROSS_INCLUDES_TAX') {
    const ratePpm = territoryRatePpm(country, place) ?? countryByCode(country)?.tax.ratePpm ?? 0;
    return { treatment, ratePpm, isFinal: true };
  }
  const ratePpm = place?.country === country ? salesTaxRatePpm(place) : null;
  if (ratePpm !== null) return { treatment, ratePpm, isFinal: true };
  return { treatment, ratePpm: 0, isFinal: place !== null && place.country !== country };
}

/** The side of a price that is entered, and that buyers read first: without the tax in the US and Canada, else with it. */
export function enteredSide(country: string): 'net' | 'gross' {
  return readSide[enteredTreatment(country)];
}

import { canadianTaxes } from './canadian-taxes.ts';
import stateRates from './data/us-state-sales-tax.json' with { type: 'json' };
import { countryByCode } from '../places/index.ts';
import {
  addMoney,
  type Currency,
  type Money,
  shareOfMoney,
  subtractMoney,
  type TaxedMoney,
  zeroMoney,
} from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import { type Place, territoryOf } from '../addresses/index.ts';
import type { Tax, TaxLine } from './tax.types.ts';

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

/** One tax on a price entered without it, rounded half up. */
function taxOf(net: Money, ratePpm: number): Money {
  assertRate(ratePpm);
  return shareOfMoney(net, BigInt(ratePpm), BigInt(partsPerMillion));
}

/**
 * Puts taxes on a price entered without them; each is charged on the net and rounded half up on its own, and the net
 * stays as entered.
 */
export function taxOnNet(net: Money, ...ratesPpm: readonly number[]): TaxedMoney {
  const tax = ratesPpm.map((ratePpm) => taxOf(net, ratePpm)).reduce(addMoney, zeroMoney(net.currency));
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

/** The rate of all taxes together, in parts per million. */
export const combinedRatePpm = (taxes: readonly Pick<Tax, 'ratePpm'>[]): number =>
  taxes.reduce((sum, { ratePpm }) => sum + ratePpm, 0);

/** Two taxes in one entered price could not be told apart to the cent. */
function includedRatePpm(taxes: readonly Tax[]): number {
  if (taxes.length > 1) throw new RangeError(`A price that includes tax includes one, not ${taxes.length}`);
  return combinedRatePpm(taxes);
}

/** The entered amount under each treatment. Throws a RangeError for several taxes in a price that includes them. */
export const taxedByTreatment: Record<TaxTreatment, (entered: Money, taxes: readonly Tax[]) => TaxedMoney> = {
  NET_PLUS_TAX: (entered, taxes) => taxOnNet(entered, ...taxes.map(({ ratePpm }) => ratePpm)),
  GROSS_INCLUDES_TAX: (entered, taxes) => taxInGross(entered, includedRatePpm(taxes)),
  REVERSE_CHARGE: (entered, taxes) => reverseCharge(entered, includedRatePpm(taxes)),
};

/** What one of the taxes comes to in a part of an order. */
const taxOfPart: Record<TaxTreatment, (part: TaxedMoney, tax: Tax) => Money> = {
  NET_PLUS_TAX: ({ net }, { ratePpm }) => taxOf(net, ratePpm),
  GROSS_INCLUDES_TAX: ({ tax }) => tax,
  REVERSE_CHARGE: ({ tax }) => tax,
};

/**
 * One line for each tax: its amounts in the parts of an order (its lines after the discount, and shipping), each
 * rounded as in the part, added. So the lines add up to the tax of the total. `parts` are taxed by the quote.
 */
export function taxLinesOf(
  parts: readonly TaxedMoney[],
  { treatment, taxes }: Pick<TaxQuote, 'treatment' | 'taxes'>,
  currency: Currency,
): readonly TaxLine[] {
  return taxes.map((tax) => ({
    ...tax,
    amount: parts.map((part) => taxOfPart[treatment](part, tax)).reduce(addMoney, zeroMoney(currency)),
  }));
}

/** The side of a price that buyers read, and on which the parts of an order add up. */
export const readSide: Readonly<Record<TaxTreatment, 'net' | 'gross'>> = {
  NET_PLUS_TAX: 'net',
  GROSS_INCLUDES_TAX: 'gross',
  REVERSE_CHARGE: 'net',
};

/** The taxes of a state or province where sales are taxed by address; undefined for a place that has no known rate. */
const taxesByCountry: Readonly<Record<string, (area: string) => readonly Tax[] | undefined>> = {
  US: (area) => {
    const ratePpm = ownValue<number>(stateRates, area);
    return ratePpm === undefined ? undefined : [{ code: 'SALES_TAX', jurisdiction: `US-${area}`, ratePpm }];
  },
  CA: (area) => ownValue(canadianTaxes, area),
};

/**
 * The taxes on sales at a complete ship-to address in the US or Canada, in the order of a bill: the state's base rate, or
 * the federal and the province's tax. Armed Forces areas (AA, AE, AP) pay 0. Shipping is taxed like the goods.
 * Null for a place without a known rate: no rate is not a rate of 0.
 */
export function salesTaxes({
  country,
  countryArea,
}: Pick<Place, 'country' | 'countryArea'>): readonly Tax[] | null {
  return ownValue(taxesByCountry, country)?.(countryArea) ?? null;
}

/** How prices are taxed. While the place is not complete, `isFinal` is false and there are no taxes yet. */
export interface TaxQuote {
  readonly treatment: TaxTreatment;
  readonly taxes: readonly Tax[];
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

/** The tax in the prices of a country's shop; none where the country has none. */
function includedTaxes(country: string, place: Place | null): readonly Tax[] {
  const tax = countryByCode(country)?.tax;
  if (tax === undefined || tax.kind === 'NONE') return [];
  const ratePpm = territoryRatePpm(country, place) ?? tax.ratePpm;
  return [{ code: tax.kind, jurisdiction: country, ratePpm }];
}

/**
 * How the prices of a country's shop are taxed. Where prices include the tax its rate is known from the start, and a
 * territory with a rate of its own changes the tax in the price, not the price. In the US and Canada the taxes follow
 * from the complete address, once that is in an area with a rate; what goes to another country pays no state's or
 * province's tax.
 */
export function taxQuote(country: string, place: Place | null): TaxQuote {
  const treatment = enteredTreatment(country);
  if (treatment === 'GROSS_INCLUDES_TAX')
    return { treatment, taxes: includedTaxes(country, place), isFinal: true };
  if (place !== null && place.country !== country)
    return {
      treatment,
      taxes: [{ code: country === 'CA' ? 'GST' : 'SALES_TAX', jurisdiction: country, ratePpm: 0 }],
      isFinal: true,
    };
  const taxes = place && salesTaxes(place);
  return { treatment, taxes: taxes ?? [], isFinal: taxes !== null };
}

/** The side of a price that is entered, and that buyers read first: without the tax in the US and Canada, else with it. */
export function enteredSide(country: string): 'net' | 'gross' {
  return readSide[enteredTreatment(country)];
}

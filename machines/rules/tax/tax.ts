import { canadianTaxes } from './canadian-taxes.ts';
import stateRates from './data/us-state-sales-tax.json' with { type: 'json' };
import { countryByCode } from '../places/index.ts';
import {
  addMoney,
  type Currency,
  type Money,
  multiplyMoney,
  shareOfMoney,
  subtractMoney,
  type TaxedMoney,
  zeroMoney,
} from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import { type Place, territoryOf } from '../addresses/index.ts';
import type { Tax, TaxLine } from './tax.types.ts';

/**
 * How a price was entered and who pays its tax: without tax (US, CA), with tax (where prices include VAT), or with tax
 * that the buyer accounts for and doesn't pay (EU reverse charge).
 */
export type TaxTreatment = 'NET_PLUS_TAX' | 'GROSS_INCLUDES_TAX' | 'REVERSE_CHARGE';

/** Tax rates are in parts per million, so that 9.975 % is the integer 99750. */
export const partsPerMillion = 1_000_000;

/** Converts parts per million to percent: 255000 → 25.5. */
export const percentOf = (ratePpm: number): number => ratePpm / 10_000;

function assertRate(ratePpm: number): void {
  if (!Number.isInteger(ratePpm) || ratePpm < 0)
    throw new RangeError(`Not a tax rate in parts per million: ${ratePpm}`);
}

/** The tax on a net price, rounded half up. */
function taxOf(net: Money, ratePpm: number): Money {
  assertRate(ratePpm);
  return shareOfMoney(net, BigInt(ratePpm), BigInt(partsPerMillion));
}

/**
 * Adds taxes to a net price. Each is charged on the net amount and rounded half up separately. The net stays unchanged.
 */
export function taxOnNet(net: Money, ...ratesPpm: readonly number[]): TaxedMoney {
  const tax = ratesPpm.map((ratePpm) => taxOf(net, ratePpm)).reduce(addMoney, zeroMoney(net.currency));
  return { net, tax, gross: addMoney(net, tax) };
}

/** Extracts the tax from a gross price, rounded half up. The gross stays unchanged. */
export function taxInGross(gross: Money, ratePpm: number): TaxedMoney {
  assertRate(ratePpm);
  const tax = shareOfMoney(gross, BigInt(ratePpm), BigInt(partsPerMillion + ratePpm));
  return { net: subtractMoney(gross, tax), tax, gross };
}

/**
 * What so many of a list price cost together. Their tax is taken out of the sum, as the checkout does (decision 206): two
 * of 3,999.00 with 19% are 6,721.01 without tax, although one is 3,360.50. `ratePpm` is 0 where prices exclude tax.
 */
export const linePrice = (each: TaxedMoney, quantity: number, ratePpm: number): TaxedMoney =>
  taxInGross(multiplyMoney(each.gross, quantity), ratePpm);

/** Removes the tax from a gross price. The buyer pays the net and accounts for the tax. */
export function reverseCharge(enteredGross: Money, ratePpm: number): TaxedMoney {
  const { net } = taxInGross(enteredGross, ratePpm);
  return { net, tax: zeroMoney(net.currency), gross: net };
}

/** The combined rate of the taxes, in parts per million. */
export const combinedRatePpm = (taxes: readonly Pick<Tax, 'ratePpm'>[]): number =>
  taxes.reduce((sum, { ratePpm }) => sum + ratePpm, 0);

/** The rate of the tax in a gross price. Throws a RangeError for several taxes, which can't be separated exactly. */
function includedRatePpm(taxes: readonly Tax[]): number {
  if (taxes.length > 1)
    throw new RangeError(`A price can include only one tax, but there are ${taxes.length}`);
  return combinedRatePpm(taxes);
}

/** Applies each treatment to the entered amount. Throws a RangeError for several taxes in a gross price. */
export const taxedByTreatment: Record<TaxTreatment, (entered: Money, taxes: readonly Tax[]) => TaxedMoney> = {
  NET_PLUS_TAX: (entered, taxes) => taxOnNet(entered, ...taxes.map(({ ratePpm }) => ratePpm)),
  GROSS_INCLUDES_TAX: (entered, taxes) => taxInGross(entered, includedRatePpm(taxes)),
  REVERSE_CHARGE: (entered, taxes) => reverseCharge(entered, includedRatePpm(taxes)),
};

/** The amount of one tax in a part of an order. */
const taxOfPart: Record<TaxTreatment, (part: TaxedMoney, tax: Tax) => Money> = {
  NET_PLUS_TAX: ({ net }, { ratePpm }) => taxOf(net, ratePpm),
  GROSS_INCLUDES_TAX: ({ tax }) => tax,
  REVERSE_CHARGE: ({ tax }) => tax,
};

/**
 * One line per tax, with its total over the parts of an order (the discounted lines and shipping). Each part's amount
 * is rounded before it is added, so that the lines add up to the tax of the total. `parts` are taxed by the same quote.
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

/** The side of a price that buyers see and on which the parts of an order add up. */
export const readSide: Readonly<Record<TaxTreatment, 'net' | 'gross'>> = {
  NET_PLUS_TAX: 'net',
  GROSS_INCLUDES_TAX: 'gross',
  REVERSE_CHARGE: 'net',
};

/** The taxes of a state or province where tax depends on the address; undefined without a known rate. */
const taxesByCountry: Readonly<Record<string, (area: string) => readonly Tax[] | undefined>> = {
  US: (area) => {
    const ratePpm = ownValue<number>(stateRates, area);
    return ratePpm === undefined ? undefined : [{ code: 'SALES_TAX', jurisdiction: `US-${area}`, ratePpm }];
  },
  CA: (area) => ownValue(canadianTaxes, area),
};

/**
 * The sales taxes at a complete shipping address in the US or Canada, in the order of an invoice: the state's base
 * rate, or the federal and provincial taxes. Armed Forces areas (AA, AE, AP) pay 0. Shipping is taxed like the goods.
 * Null if the rate is unknown, which isn't the same as 0.
 */
export function salesTaxes({
  country,
  countryArea,
}: Pick<Place, 'country' | 'countryArea'>): readonly Tax[] | null {
  return ownValue(taxesByCountry, country)?.(countryArea) ?? null;
}

/** The taxation of prices. Until the place is complete, `isFinal` is false and `taxes` is empty. */
export interface TaxQuote {
  readonly treatment: TaxTreatment;
  readonly taxes: readonly Tax[];
  readonly isFinal: boolean;
}

/** The rate of a territory of the shop's country, if it differs from the country's. */
function territoryRatePpm(country: string, place: Place | null): number | null {
  return place?.country === country ? (territoryOf(place)?.ratePpm ?? null) : null;
}

/** The entry of prices in a country's shop: net in the US and Canada, otherwise gross. */
function enteredTreatment(country: string): 'NET_PLUS_TAX' | 'GROSS_INCLUDES_TAX' {
  const tax = countryByCode(country)?.tax;
  return tax?.kind === 'SALES_TAX' && !tax.pricesInclude ? 'NET_PLUS_TAX' : 'GROSS_INCLUDES_TAX';
}

/** The tax in the prices of a country's shop; empty if the country has none. */
function includedTaxes(country: string, place: Place | null): readonly Tax[] {
  const tax = countryByCode(country)?.tax;
  if (tax === undefined || tax.kind === 'NONE') return [];
  const ratePpm = territoryRatePpm(country, place) ?? tax.ratePpm;
  return [{ code: tax.kind, jurisdiction: country, ratePpm }];
}

/**
 * The taxation of prices in a country's shop. Where prices include tax, the rate is known from the start, and a
 * territory with its own rate changes the included tax but not the price. In the US and Canada the taxes depend on the
 * complete address and require an area with a known rate. Shipments to another country pay no state or provincial tax.
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

/** The side of a price that is entered and that buyers see first: net in the US and Canada, otherwise gross. */
export function enteredSide(country: string): 'net' | 'gross' {
  return readSide[enteredTreatment(country)];
}

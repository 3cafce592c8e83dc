import { countryByCode, isEuMember } from './countries.ts';
import type { TaxQuote } from './tax.ts';
import { isLongerThan, latinDigits, tidySpaces } from './text.ts';

/** The longest text that is looked at as a tax id, in characters; real ones have at most 15. */
export const taxIdMaxLength = 40;

/** What the registry of the member states (VIES) said about a number; UNAVAILABLE when it could not say. */
export type RegistryAnswer = 'REGISTERED' | 'NOT_REGISTERED' | 'UNAVAILABLE';

/** One question to the registry. The consultation number proves it later; null where the registry gave none. */
export interface Consultation {
  readonly answer: RegistryAnswer;
  /** ISO date and time. */
  readonly askedAt: string;
  readonly consultationNumber: string | null;
}

/** A tax id whose checksum is right, without the country's letters, and what the registry said, if it was asked. */
export interface TaxId {
  readonly country: string;
  readonly number: string;
  readonly consultation: Consultation | null;
}

/**
 * What a given tax id does to the price. Only CONFIRMED takes the tax off; with every other one it is charged, because
 * the registry could not say (UNCONFIRMED), does not know the number (NOT_REGISTERED), because the number is not of the
 * country that is billed (OTHER_COUNTRY), or because sales from the seller's country to there have no reverse charge.
 */
export const taxIdStatuses = [
  'CONFIRMED',
  'UNCONFIRMED',
  'NOT_REGISTERED',
  'OTHER_COUNTRY',
  'NOT_ELIGIBLE',
] as const;
export type TaxIdStatus = (typeof taxIdStatuses)[number];

/** Who sells to whom. */
export interface TaxIdSituation {
  readonly sellerCountry: string;
  /** The country that is billed. */
  readonly buyerCountry: string;
  /** Where the goods go; the buyer's country where nothing ships. */
  readonly destination: string;
}

/** As it is compared: capitals and Latin digits without spaces, dots, hyphens, slashes and invisible marks; what is longer than any stays as it is. */
export function tidyTaxId(typed: string): string {
  if (isLongerThan(typed, taxIdMaxLength)) return typed;
  return latinDigits(tidySpaces(typed))
    .toUpperCase()
    .replace(/[\s.\-‐‑–/]/g, '');
}

/** As it is written: numbers of member states with their country's letters. */
export function taxIdText({ country, number }: Pick<TaxId, 'country' | 'number'>): string {
  return isEuMember(country) ? `${country}${number}` : number;
}

/** Whether the buyer's country accounts for the tax of such a sale, once the buyer is known to be a business. */
export function mayReverseCharge({ sellerCountry, buyerCountry, destination }: TaxIdSituation): boolean {
  if (countryByCode(buyerCountry)?.reverseChargeEligible !== true) return false;
  if ([buyerCountry, destination].includes(sellerCountry)) return false;
  return isEuMember(buyerCountry)
    ? isEuMember(sellerCountry) && isEuMember(destination)
    : destination === buyerCountry;
}

const statusByAnswer: Readonly<Record<RegistryAnswer, TaxIdStatus>> = {
  REGISTERED: 'CONFIRMED',
  NOT_REGISTERED: 'NOT_REGISTERED',
  UNAVAILABLE: 'UNCONFIRMED',
};

/** Whether the registry of the member states knows the numbers of a country; elsewhere the checksum must do. */
export function isInRegistry(country: string): boolean {
  return isEuMember(country);
}

/** What a tax id does to the price; the same wherever a checkout is shown, priced or placed. */
export function taxIdStatus({ country, consultation }: TaxId, situation: TaxIdSituation): TaxIdStatus {
  if (country !== situation.buyerCountry) return 'OTHER_COUNTRY';
  if (!mayReverseCharge(situation)) return 'NOT_ELIGIBLE';
  if (!isInRegistry(country)) return 'CONFIRMED';
  return statusByAnswer[consultation?.answer ?? 'UNAVAILABLE'];
}

/** The quote for a buyer with a tax id: a confirmed one takes the tax out of prices that include it. */
export function quoteWithTaxId(quote: TaxQuote, status: TaxIdStatus | null): TaxQuote {
  return status === 'CONFIRMED' && quote.treatment === 'GROSS_INCLUDES_TAX'
    ? { ...quote, treatment: 'REVERSE_CHARGE' }
    : quote;
}

/** Whether buyers of a country are asked for a tax id. */
export function isTaxIdOffered(country: string): boolean {
  return countryByCode(country)?.taxId.isOffered ?? false;
}

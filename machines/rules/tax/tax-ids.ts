import { countryByCode, isEuMember } from '../places/index.ts';
import { isInRegistry, issuerByPrefix, northernIreland, taxIdFormat, taxIdPrefix } from './tax-id-formats.ts';
import type { TaxQuote } from './tax.ts';
import { isLongerThan, latinDigits, tidySpaces } from '../texts/index.ts';

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
  /** Who issued it: a country, or `XI` for Northern Ireland. */
  readonly country: string;
  readonly number: string;
  readonly consultation: Consultation | null;
}

/**
 * What a given tax id does to the price. Only CONFIRMED takes the tax off; with every other one it is charged: the
 * registry could not say (UNCONFIRMED) or does not know the number (NOT_REGISTERED), the number is of a country
 * that does not identify the buyer for such a sale (OTHER_COUNTRY), or sales from the seller's country to
 * there have no reverse charge (NOT_ELIGIBLE).
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
  /** The VAT area that the goods go to (`vatAreaOf`); the buyer's country where nothing ships. */
  readonly destination: string;
  /** Whether goods are part of it; a purchase of services alone does not ship. */
  readonly isShipped: boolean;
}

/** Capitals of the Latin alphabet and Latin digits, full-width and Arabic ones included, without invisible marks. */
const upperCase = (typed: string): string => latinDigits(tidySpaces(typed).normalize('NFKC').toUpperCase());

/**
 * As it is compared: letters and digits alone, in capitals. Control characters stay, so that they are refused, and so
 * does what is longer than any tax id.
 */
export function tidyTaxId(typed: string): string {
  if (isLongerThan(typed, taxIdMaxLength)) return typed;
  return upperCase(typed).replace(/[^\p{L}\p{N}\p{Cc}]/gu, '');
}

/** As it is written: numbers of the EU's register and British ones with the letters of their country. */
export function taxIdText({ country, number }: Pick<TaxId, 'country' | 'number'>): string {
  return isInRegistry(country) || country === 'GB' ? `${taxIdPrefix(country)}${number}` : number;
}

/** Whether goods may go there as to another member state, or services: Northern Ireland counts for goods alone. */
const isVatArea = (area: string, isShipped: boolean): boolean =>
  isEuMember(area) || (isShipped && area === northernIreland);

/**
 * Whether the buyer accounts for the tax of such a sale, once the buyer is known to be a business. Within the EU by
 * Directive 2006/112/EC, art. 138 (goods that leave the seller's member state for another) and art. 44 with 196
 * (services to a business that is not established in the seller's); elsewhere where `reverseChargeEligible` says so.
 */
export function mayReverseCharge({
  sellerCountry,
  buyerCountry,
  destination,
  isShipped,
}: TaxIdSituation): boolean {
  if ([buyerCountry, destination].includes(sellerCountry)) return false;
  if (isVatArea(destination, isShipped))
    return isEuMember(sellerCountry) && (countryByCode(destination)?.reverseChargeEligible ?? true);
  return destination === buyerCountry && countryByCode(buyerCountry)?.reverseChargeEligible === true;
}

/**
 * Whether the number identifies the buyer for such a sale: within the EU one of any member state but the seller's
 * (art. 138(1)(b)), elsewhere one of the country that is billed.
 */
function identifiesBuyer(issuer: string, situation: TaxIdSituation): boolean {
  const { sellerCountry, buyerCountry, destination, isShipped } = situation;
  return isVatArea(destination, isShipped)
    ? issuer !== sellerCountry && isVatArea(issuer, isShipped)
    : issuer === buyerCountry;
}

const statusByAnswer: Readonly<Record<RegistryAnswer, TaxIdStatus>> = {
  REGISTERED: 'CONFIRMED',
  NOT_REGISTERED: 'NOT_REGISTERED',
  UNAVAILABLE: 'UNCONFIRMED',
};

/** What a tax id does to the price; the same wherever a checkout is shown, priced or placed. */
export function taxIdStatus({ country, consultation }: TaxId, situation: TaxIdSituation): TaxIdStatus {
  if (!mayReverseCharge(situation)) return 'NOT_ELIGIBLE';
  if (!identifiesBuyer(country, situation)) return 'OTHER_COUNTRY';
  if (!isInRegistry(country)) return 'CONFIRMED';
  return statusByAnswer[consultation?.answer ?? 'UNAVAILABLE'];
}

/** The quote for a buyer with a tax id: a confirmed one takes the tax out of prices that include it. */
export function quoteWithTaxId(quote: TaxQuote, status: TaxIdStatus | null): TaxQuote {
  return status === 'CONFIRMED' && quote.treatment === 'GROSS_INCLUDES_TAX'
    ? { ...quote, treatment: 'REVERSE_CHARGE' }
    : quote;
}

/** Countries outside of the register whose numbers begin with letters of their own. */
const otherPrefixes: readonly string[] = ['GB', 'CHE'];

/** Whether the words before a number may name the country that issued it; two letters alone may be any country's code. */
const mayNameIssuer = (words: readonly string[]): boolean =>
  words.some((word) => issuerByPrefix(word) !== undefined || otherPrefixes.includes(word)) ||
  (words.length === 1 && words[0]?.length === 2);

/**
 * The ways to read a pasted tax id, the most complete first: as it is; from the letters of a country in the register on
 * (`VAT: DE…`, `UST-IDNR.DE…`); and without the words before it (`VAT no. 136695976`), unless they may
 * name another country.
 */
export function taxIdReadings(typed: string): readonly string[] {
  const whole = tidyTaxId(typed);
  const letters = /^\p{L}*/u.exec(whole)?.[0] ?? '';
  const fromPrefix = Array.from(letters)
    .map((_, index) => whole.slice(index))
    .filter((rest) => issuerByPrefix(rest.slice(0, 2)) !== undefined);
  const words = upperCase(typed)
    .split(/[^\p{L}\p{N}\p{Cc}]+/u)
    .filter((word) => word !== '');
  const label = words.slice(
    0,
    words.findIndex((word) => /\d/.test(word)),
  );
  const withoutLabel = label
    .map((_, index) => index + 1)
    .filter((length) => !mayNameIssuer(words.slice(0, length)))
    .map((length) => words.slice(length).join(''));
  return [...new Set([whole, ...fromPrefix, ...withoutLabel])];
}

/** Whether buyers of a country are asked for a tax id. */
export function isTaxIdOffered(country: string): boolean {
  return taxIdFormat(country)?.isOffered ?? false;
}

/** The country that is billed, as far as it is known: the billing address's, else where the goods go, else the shop's. */
export function billedCountry({
  country,
  billingAddress,
  shippingAddress,
}: {
  readonly country: string;
  readonly billingAddress: { readonly country: string } | null;
  readonly shippingAddress: { readonly country: string } | null;
}): string {
  return billingAddress?.country ?? shippingAddress?.country ?? country;
}

import { countryByCode, isEuMember } from '../places/index.ts';
import { isInRegistry, issuerByPrefix, northernIreland, taxIdFormat, taxIdPrefix } from './tax-id-formats.ts';
import type { TaxQuote } from './tax.ts';
import { isLongerThan, latinDigits, tidySpaces } from '../texts/index.ts';

/** In characters; longer text is never checked as a tax ID. Real ones have at most 15. */
export const taxIdMaxLength = 40;

/** The answer of the EU register (VIES) about a number; UNAVAILABLE if it couldn't answer. */
export type RegistryAnswer = 'REGISTERED' | 'NOT_REGISTERED' | 'UNAVAILABLE';

/** A query to the register. The consultation number is later proof of it; null if the register returned none. */
export interface Consultation {
  readonly answer: RegistryAnswer;
  /** ISO date and time. */
  readonly askedAt: string;
  readonly consultationNumber: string | null;
}

/** A tax ID with a valid checksum, without the country prefix, and the register's answer if it was queried. */
export interface TaxId {
  /** The issuer: a country, or `XI` for Northern Ireland. */
  readonly country: string;
  readonly number: string;
  readonly consultation: Consultation | null;
}

/**
 * The effect of a tax ID on the price. Only CONFIRMED removes the tax; the others keep it:
 * - UNCONFIRMED: the register couldn't answer.
 * - NOT_REGISTERED: the register doesn't contain the number.
 * - OTHER_COUNTRY: a number of that country doesn't identify the buyer for such a sale.
 * - NOT_ELIGIBLE: sales from the seller's country to that destination have no reverse charge.
 */
export const taxIdStatuses = [
  'CONFIRMED',
  'UNCONFIRMED',
  'NOT_REGISTERED',
  'OTHER_COUNTRY',
  'NOT_ELIGIBLE',
] as const;
/** One of {@link taxIdStatuses}. */
export type TaxIdStatus = (typeof taxIdStatuses)[number];

/** The parties and the destination of a sale. */
export interface TaxIdSituation {
  readonly sellerCountry: string;
  /** The billing country. */
  readonly buyerCountry: string;
  /** The VAT area of the destination (`vatAreaOf`); the buyer's country if nothing is shipped. */
  readonly destination: string;
  /** Whether the sale includes goods; services alone aren't shipped. */
  readonly isShipped: boolean;
}

/**
 * Converts to upper-case Latin letters and Latin digits, including full-width and Arabic ones, without invisible marks.
 */
const upperCase = (typed: string): string => latinDigits(tidySpaces(typed).normalize('NFKC').toUpperCase());

/**
 * Normalizes a tax ID for comparison: upper-case letters and digits only. Control characters are kept so that
 * validation rejects them, and text that is longer than any tax ID is returned unchanged.
 */
export function tidyTaxId(typed: string): string {
  if (isLongerThan(typed, taxIdMaxLength)) return typed;
  return upperCase(typed).replace(/[^\p{L}\p{N}\p{Cc}]/gu, '');
}

/** The tax ID as written: numbers of the EU register and British ones with their country prefix. */
export function taxIdText({ country, number }: Pick<TaxId, 'country' | 'number'>): string {
  return isInRegistry(country) || country === 'GB' ? `${taxIdPrefix(country)}${number}` : number;
}

/** Whether a destination counts as a member state. Northern Ireland does for goods only. */
const isVatArea = (area: string, isShipped: boolean): boolean =>
  isEuMember(area) || (isShipped && area === northernIreland);

/**
 * Whether the buyer accounts for the tax of such a sale, provided that the buyer is a business. Within the EU,
 * Directive 2006/112/EC decides: art. 138 (goods shipped from the seller's member state to another) and art. 44 with
 * 196 (services to a business that isn't established in the seller's). Elsewhere `reverseChargeEligible` decides.
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
 * Whether the number identifies the buyer for such a sale: within the EU, a number of any member state except the
 * seller's (art. 138(1)(b)); elsewhere, a number of the billing country.
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

/** The effect of a tax ID on the price. It is the same wherever a checkout is displayed, priced or placed. */
export function taxIdStatus({ country, consultation }: TaxId, situation: TaxIdSituation): TaxIdStatus {
  if (!mayReverseCharge(situation)) return 'NOT_ELIGIBLE';
  if (!identifiesBuyer(country, situation)) return 'OTHER_COUNTRY';
  if (!isInRegistry(country)) return 'CONFIRMED';
  return statusByAnswer[consultation?.answer ?? 'UNAVAILABLE'];
}

/** The quote for a buyer with a tax ID. A confirmed one removes the tax from prices that include it. */
export function quoteWithTaxId(quote: TaxQuote, status: TaxIdStatus | null): TaxQuote {
  return status === 'CONFIRMED' && quote.treatment === 'GROSS_INCLUDES_TAX'
    ? { ...quote, treatment: 'REVERSE_CHARGE' }
    : quote;
}

/** Prefixes of numbers in countries outside the register. */
const otherPrefixes: readonly string[] = ['GB', 'CHE'];

/** Whether the words before a number may identify the country that issued it. Any two letters may be a country code. */
const mayNameIssuer = (words: readonly string[]): boolean =>
  words.some((word) => issuerByPrefix(word) !== undefined || otherPrefixes.includes(word)) ||
  (words.length === 1 && words[0]?.length === 2);

/**
 * The possible readings of a pasted tax ID, most complete first: unchanged; from a prefix of the register onward
 * (`VAT: DE…`, `UST-IDNR.DE…`); and without the words before it (`VAT no. 136695976`), unless they may name another
 * country.
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

/** Whether the shop asks a country's buyers for a tax ID. */
export function isTaxIdOffered(country: string): boolean {
  return taxIdFormat(country)?.isOffered ?? false;
}

/**
 * The billing country as far as known: the billing address's, otherwise the shipping address's, otherwise the shop's.
 */
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

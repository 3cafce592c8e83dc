import { organizationNameMaxLength } from '../people/index.ts';
import { hasHidden, isLongerThan, nameProblem, tidySpaces } from '../texts/index.ts';

/** What a buyer says about their organization when they ask for a quote, in the order of the form (coverage QUOTE-2). */
export const quoteFields = [
  'equoteOrganizationName',
  'equoteJobTitle',
  'equotePracticePlace',
  'equotePracticeDetails',
  'equoteSpecialty',
  'equoteComment',
] as const;

/** One of {@link quoteFields}. */
export type QuoteField = (typeof quoteFields)[number];

/** Empty strings where the buyer entered nothing. */
export type QuoteData = Readonly<Record<QuoteField, string>>;

/** Builds a record with a value for each field. */
export const eachQuoteField = <Value>(
  valueOf: (field: QuoteField) => Value,
): Readonly<Record<QuoteField, Value>> =>
  Object.fromEntries(quoteFields.map((field) => [field, valueOf(field)])) as Record<QuoteField, Value>;

/** The data of a quote before anything is entered. */
export const noQuoteData: QuoteData = eachQuoteField(() => '');

/** In characters. The organization's name is as long as in an address. */
export const quoteMaxLengths: Readonly<Record<QuoteField, number>> = {
  equoteOrganizationName: organizationNameMaxLength,
  equoteJobTitle: 100,
  equotePracticePlace: 100,
  equotePracticeDetails: 500,
  equoteSpecialty: 100,
  equoteComment: 1000,
};

/** The fields with more than one line. */
export const quoteTexts: readonly QuoteField[] = ['equotePracticeDetails', 'equoteComment'];

/** What is wrong with one field of a quote's data. */
export interface QuoteProblem {
  readonly field: QuoteField;
  readonly reason: 'required' | 'too_long' | 'characters' | 'link';
}

const linesOf = (field: QuoteField, text: string) =>
  quoteTexts.includes(field) ? text.split(/\r\n|[\r\n]/) : [text];

function problemOf(field: QuoteField, text: string): QuoteProblem['reason'] | null {
  if (isLongerThan(text, quoteMaxLengths[field])) return 'too_long';
  if (linesOf(field, text).some((line) => hasHidden(line))) return 'characters';
  if (field !== 'equoteOrganizationName') return null;
  return tidySpaces(text) === '' ? 'required' : nameProblem(text, 'organization');
}

/** A problem for every invalid field: only the organization's name is compulsory. */
export const quoteProblems = (data: QuoteData): readonly QuoteProblem[] =>
  quoteFields.flatMap((field) => {
    const reason = problemOf(field, data[field]);
    return reason === null ? [] : [{ field, reason }];
  });

/** The details as they are stored: with single spaces, and without empty lines around a longer text. */
export const tidyQuoteData = (data: QuoteData): QuoteData =>
  eachQuoteField((field) =>
    linesOf(field, data[field])
      .map((line) => tidySpaces(line))
      .join('\n')
      .trim(),
  );

/** What a checkout knows of the buyer's organization, most specific first. */
export interface KnownOrganization {
  /** As given with the contact; empty for none. */
  readonly organizationName: string;
  readonly billingAddress: { readonly companyName: string } | null;
  readonly shippingAddress: { readonly companyName: string } | null;
  /** Of the organization that is bought for; null for none. */
  readonly membershipName: string | null;
}

/** The details before the buyer has changed any: the name of their organization; empty if none is known. */
export function prefilledQuoteData({
  organizationName,
  billingAddress,
  shippingAddress,
  membershipName,
}: KnownOrganization): QuoteData {
  const named = [
    organizationName,
    membershipName ?? '',
    billingAddress?.companyName ?? '',
    shippingAddress?.companyName ?? '',
  ].find((name) => name !== '');
  return { ...noQuoteData, equoteOrganizationName: named ?? '' };
}

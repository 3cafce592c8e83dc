import type { AddressField, AddressRules, PostalAddress } from './address.ts';
import { isLongerThan, lengthOf, tidySpaces } from '../texts/index.ts';

/** An address that starts with what the buyer typed (coverage ADDRESS-6). */
export interface AddressSuggestion {
  /** The map service's identifier of the address. */
  readonly id: string;
  /** The street, for display. */
  readonly main: string;
  /** The town or region, for display; may be empty. */
  readonly secondary: string;
}

/** The details of a suggested address. Null means unknown and keeps what the buyer typed. */
export interface SuggestedAddress {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly streetAddress1: string | null;
  readonly streetAddress2: string | null;
  readonly city: string | null;
  /** The area's code where the country's areas have codes. */
  readonly countryArea: string | null;
  readonly postalCode: string | null;
}

/** In characters. Shorter text is too vague, and longer text isn't a street. */
const searchedLength = { least: 3, most: 100 } as const;

/** Whether this text is worth an address search. */
export function isSearchable(typed: string): boolean {
  if (isLongerThan(typed, 2 * searchedLength.most)) return false;
  const length = lengthOf(tidySpaces(typed));
  return length >= searchedLength.least && length <= searchedLength.most;
}

/** The address of a suggestion whose details aren't available: the street only. */
export function toStreetOnly({ main }: AddressSuggestion, country: string): SuggestedAddress {
  return {
    country,
    streetAddress1: main,
    streetAddress2: null,
    city: null,
    countryArea: null,
    postalCode: null,
  };
}

/** A suggestion, and the form that it is to fill. */
export interface Filling {
  readonly suggested: SuggestedAddress;
  /** The form when the buyer chose the suggestion; `present` is the form now. */
  readonly before: PostalAddress;
  readonly present: PostalAddress;
  readonly rules: AddressRules;
}

const filled = [
  'streetAddress1',
  'streetAddress2',
  'city',
  'countryArea',
  'postalCode',
] as const satisfies readonly AddressField[];

/**
 * The fields that a chosen suggestion fills: those that the country has and the suggestion includes, except fields that
 * the buyer has changed since. Empty if the form's country has changed.
 */
export function fieldsToFill({
  suggested,
  before,
  present,
  rules,
}: Filling): readonly { readonly field: AddressField; readonly value: string }[] {
  if (suggested.country !== rules.country || suggested.country !== present.country) return [];
  return filled.flatMap((field) => {
    const value = suggested[field];
    const isFillable =
      value !== null && rules.displayOrder.includes(field) && present[field] === before[field];
    return isFillable && value !== present[field] ? [{ field, value }] : [];
  });
}

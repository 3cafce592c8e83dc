import type { AddressField, AddressRules, PostalAddress } from './address.ts';
import { isLongerThan, lengthOf, tidySpaces } from '../texts/index.ts';

/** One address that begins like what was typed (coverage ADDRESS-6). */
export interface AddressSuggestion {
  /** By which the service of maps finds the address again. */
  readonly id: string;
  /** The street, as it is said to people. */
  readonly main: string;
  /** Where that is; may be empty. */
  readonly secondary: string;
}

/** What is known of a suggested address; null is not known, and keeps what was typed. */
export interface SuggestedAddress {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly streetAddress1: string | null;
  readonly streetAddress2: string | null;
  readonly city: string | null;
  /** The code where the country's areas have one. */
  readonly countryArea: string | null;
  readonly postalCode: string | null;
}

/** In characters: fewer say nothing, more is no street. */
const searchedLength = { least: 3, most: 100 } as const;

/** Whether addresses are worth being asked for by this text. */
export function isSearchable(typed: string): boolean {
  if (isLongerThan(typed, 2 * searchedLength.most)) return false;
  const length = lengthOf(tidySpaces(typed));
  return length >= searchedLength.least && length <= searchedLength.most;
}

/** A suggestion whose address nobody could say more about. */
export function streetAlone({ main }: AddressSuggestion, country: string): SuggestedAddress {
  return {
    country,
    streetAddress1: main,
    streetAddress2: null,
    city: null,
    countryArea: null,
    postalCode: null,
  };
}

export interface Filling {
  readonly suggested: SuggestedAddress;
  /** The form when the suggestion was chosen, and as it stands now. */
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
 * The fields that a chosen suggestion fills: those that the country has and the suggestion knows, but none that the buyer
 * changed since. Nothing at all where the form is in another country by now.
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

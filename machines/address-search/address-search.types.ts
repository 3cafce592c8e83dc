import type { AddressSuggestion, PostalAddress, SuggestedAddress } from '../rules/addresses/index.ts';

/** A suggestion that was chosen, with the form as it stood then. */
export interface ChosenSuggestion {
  readonly suggestion: AddressSuggestion;
  readonly before: PostalAddress;
}

/** The address behind it, for `fieldsToFill`. */
export interface FoundAddress {
  readonly suggested: SuggestedAddress;
  readonly before: PostalAddress;
}

export interface AddressSearchContext {
  /** The street as typed. */
  readonly text: string;
  /** ISO 3166-1 code of the address. */
  readonly country: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** Position of the suggestion that the keyboard stands on; null for none. */
  readonly active: number | null;
  /** Null until one is chosen. */
  readonly chosen: ChosenSuggestion | null;
  /** What the last choice led to; a new object for each. */
  readonly found: FoundAddress | null;
}

/** What the search asks of the world. */
export interface AddressSearchPorts {
  /** Addresses in a country that begin like the text; none where nobody knows any. */
  suggestAddresses(input: {
    readonly text: string;
    readonly country: string;
  }): Promise<readonly AddressSuggestion[]>;
  /** The address behind a suggestion; null where nobody can say it. */
  findAddress(input: { readonly id: string; readonly country: string }): Promise<SuggestedAddress | null>;
}

export type AddressSearchEvent =
  | { readonly type: 'search.typed'; readonly text: string; readonly country: string }
  /** The next suggestion (1) or the one before (-1); behind the last comes the first. */
  | { readonly type: 'search.moved'; readonly by: 1 | -1 }
  | { readonly type: 'search.chosen'; readonly index: number; readonly before: PostalAddress }
  /** The field was left, or the suggestions were sent away. */
  | { readonly type: 'search.closed' };

import type { AddressSuggestion, PostalAddress, SuggestedAddress } from '../rules/addresses/index.ts';

/** A chosen suggestion, with the form's values at that time. */
export interface ChosenSuggestion {
  readonly suggestion: AddressSuggestion;
  readonly before: PostalAddress;
}

/** The address of the suggestion, for `fieldsToFill`. */
export interface FoundAddress {
  readonly suggested: SuggestedAddress;
  readonly before: PostalAddress;
}

/** What the flow remembers besides its state. */
export interface AddressSearchContext {
  /** The street as typed. */
  readonly text: string;
  /** ISO 3166-1 code of the address. */
  readonly country: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** The index of the suggestion that the keyboard has highlighted; null for none. */
  readonly active: number | null;
  /** Null until one is chosen. */
  readonly chosen: ChosenSuggestion | null;
  /** The result of the last choice; a new object each time. */
  readonly found: FoundAddress | null;
}

/** The ports of the search. */
export interface AddressSearchPorts {
  /** Addresses in a country that start with the text; empty if none are found. */
  suggestAddresses(input: {
    readonly text: string;
    readonly country: string;
  }): Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; null if it isn't available. */
  findAddress(input: { readonly id: string; readonly country: string }): Promise<SuggestedAddress | null>;
}

/** Everything that can be sent to the flow. */
export type AddressSearchEvent =
  | { readonly type: 'search.typed'; readonly text: string; readonly country: string }
  /** Moves to the next suggestion (1) or the previous one (-1), wrapping around. */
  | { readonly type: 'search.moved'; readonly by: 1 | -1 }
  | { readonly type: 'search.chosen'; readonly index: number; readonly before: PostalAddress }
  /** The buyer left the field or dismissed the suggestions. */
  | { readonly type: 'search.closed' };

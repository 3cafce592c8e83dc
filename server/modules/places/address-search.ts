import type { AddressSuggestion, SuggestedAddress } from '@sonde/machines/rules/addresses';

/** What every request of one search has. */
interface Asked {
  /** ISO 3166-1 code; restricts suggestions and results. */
  readonly country: string;
  /** ISO 639-1 code; null for the country's own names. */
  readonly language: string | null;
  /** Identifies one search from the first letter to the selection: 1 to 36 letters, digits, - and _. */
  readonly session: string;
}

/** An address search service. It never throws: null means that it failed, which is reported to the operator. */
export interface AddressSearch {
  /** Addresses that match the text; an empty list if there are none. */
  suggest(asked: Asked & { readonly text: string }): Promise<readonly AddressSuggestion[] | null>;
  /** The whole address of a suggestion's id. */
  find(asked: Asked & { readonly id: string }): Promise<SuggestedAddress | null>;
}

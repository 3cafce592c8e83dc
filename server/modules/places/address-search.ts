import type { AddressSuggestion, SuggestedAddress } from '@sonde/machines/rules/addresses';

interface Asked {
  /** ISO 3166-1 code: nothing outside is suggested or found. */
  readonly country: string;
  /** ISO 639-1 code; null for the country's own words. */
  readonly language: string | null;
  /** Names one search from its first letter to its choice: 1 to 36 letters, digits, - and _. */
  readonly session: string;
}

/** A service that knows addresses. It never throws: null means that it could not say, which the operator hears. */
export interface AddressSearch {
  suggest(asked: Asked & { readonly text: string }): Promise<readonly AddressSuggestion[] | null>;
  find(asked: Asked & { readonly id: string }): Promise<SuggestedAddress | null>;
}

import { Client, fetchExchange } from 'urql';
import type { AddressSearchPorts } from '@sonde/machines/address-search';
import { AddressSuggestionsDocument, SuggestedAddressDocument } from '../graphql/address-search.generated.ts';
import { query } from '../graphql/client.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storeFetch } from '../graphql/store-fetch.ts';
import { randomUuid } from '../browser/random-uuid.ts';

/** Nothing is asked twice: what is typed next asks anew. */
const client = new Client({
  url: '/graphql/',
  fetch: storeFetch,
  preferGetMethod: false,
  exchanges: [fetchExchange],
});

/** What the search for an address asks of the world, answered by the store API in the page's language. */
export function createAddressSearchPorts(languageCode: string): AddressSearchPorts {
  /** From the first letter to a choice it is one search, which the service of maps counts as one. */
  let session: string | null = null;
  const asked = (country: string) => ({
    countryCode: country as CountryCode,
    languageCode: languageCode as LanguageCodeEnum,
    sessionToken: (session ??= randomUuid()),
  });
  return {
    suggestAddresses: async ({ text, country }) => {
      const answer = await query(client, AddressSuggestionsDocument, {
        input: { ...asked(country), text },
      });
      return (answer.addressSuggestions ?? []).map(({ placeId, main, secondary }) => ({
        id: placeId,
        main,
        secondary,
      }));
    },
    findAddress: async ({ id, country }) => {
      const input = { ...asked(country), placeId: id };
      session = null;
      const { suggestedAddress } = await query(client, SuggestedAddressDocument, { input });
      if (!suggestedAddress) return null;
      const { countryCode, ...fields } = suggestedAddress;
      return { country: countryCode, ...fields };
    },
  };
}

import { Client, fetchExchange } from 'urql';
import type { AddressSearchPorts } from '@sonde/machines/address-search';
import { AddressSuggestionsDocument, SuggestedAddressDocument } from '../graphql/address-search.generated.ts';
import { query } from '../graphql/client.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storeFetch } from '../graphql/store-fetch.ts';
import { randomUuid } from '../browser/random-uuid.ts';

/** No retries: the next keystroke sends a new request. */
const client = new Client({
  url: '/graphql/',
  fetch: storeFetch,
  preferGetMethod: false,
  exchanges: [fetchExchange],
});

/** The ports of the address search, implemented with the store API in the page's language. */
export function createAddressSearchPorts(languageCode: string): AddressSearchPorts {
  /** From the first letter to the selection, all requests belong to one session, which the map service bills once. */
  let session: string | null = null;
  const toQuery = (country: string) => ({
    countryCode: country as CountryCode,
    languageCode: languageCode as LanguageCodeEnum,
    sessionToken: (session ??= randomUuid()),
  });
  return {
    suggestAddresses: async ({ text, country }) => {
      const answer = await query(client, AddressSuggestionsDocument, {
        input: { ...toQuery(country), text },
      });
      return (answer.addressSuggestions ?? []).map(({ placeId, main, secondary }) => ({
        id: placeId,
        main,
        secondary,
      }));
    },
    findAddress: async ({ id, country }) => {
      const input = { ...toQuery(country), placeId: id };
      session = null;
      const { suggestedAddress } = await query(client, SuggestedAddressDocument, { input });
      if (!suggestedAddress) return null;
      const { countryCode, ...fields } = suggestedAddress;
      return { country: countryCode, ...fields };
    },
  };
}

import * as v from 'valibot';
import type { AddressSearch } from './address-search.ts';
import { addressRulesOf } from './address-rules.ts';
import { autocompleteAnswer, placeAnswer, placeId } from './google-places.schema.ts';
import { addressOfPlace } from './place-address.ts';

/** Google's own service. */
export const placesUrl = 'https://places.googleapis.com';

/** Short because the buyer is typing: a later response is useless. */
const timeoutMilliseconds = 2_000;
const mostSuggestions = 5;

/** Fields outside a field mask are neither sent nor billed. */
const suggestionFields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
const placeFields = 'postalAddress,addressComponents';

/** Houses and streets; no businesses, no cities. */
const includedPrimaryTypes = ['street_address', 'premise', 'subpremise', 'route'];

export interface GooglePlacesOptions {
  /** Never leaves the server. */
  readonly key: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly report: (sentence: string) => void;
}

const withoutNull = (parameters: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null),
  );

/**
 * Addresses from Google's Places API (New), billed per search (its session token). Each query is sent once with a
 * timeout of 2 seconds, and every response is validated.
 */
export function createGooglePlaces({ key, url, report }: GooglePlacesOptions): AddressSearch {
  const ask = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    fields: string,
    request: RequestInit,
  ): Promise<v.InferOutput<Schema> | null> => {
    try {
      const response = await fetch(`${url}/v1/${path}`, {
        ...request,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fields, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}: ${text.slice(0, 200)}`);
      return v.parse(schema, JSON.parse(text));
    } catch (error) {
      report(`The service of maps (${url}) gave no answer: ${String(error)}`);
      return null;
    }
  };

  return {
    async suggest({ text, country, language, session }) {
      const answer = await ask(autocompleteAnswer, 'places:autocomplete', suggestionFields, {
        method: 'POST',
        body: JSON.stringify({
          input: text,
          includedRegionCodes: [country.toLowerCase()],
          regionCode: country.toLowerCase(),
          includedPrimaryTypes,
          sessionToken: session,
          ...withoutNull({ languageCode: language }),
        }),
      });
      return (
        answer &&
        answer.suggestions
          .flatMap(({ placePrediction }) => placePrediction ?? [])
          .slice(0, mostSuggestions)
          .map(({ placeId: id, structuredFormat: { mainText, secondaryText } }) => ({
            id,
            main: mainText.text,
            secondary: secondaryText.text,
          }))
      );
    },
    async find({ id, country, language, session }) {
      if (!v.is(placeId, id)) return null;
      const parameters = new URLSearchParams(
        withoutNull({ sessionToken: session, regionCode: country.toLowerCase(), languageCode: language }),
      );
      const place = await ask(placeAnswer, `places/${id}?${parameters}`, placeFields, {});
      return place && addressOfPlace(place, addressRulesOf(country, language ?? undefined));
    },
  };
}

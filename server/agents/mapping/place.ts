import {
  acceptedLanguages,
  countryByCode,
  defaultCountryCode,
  languageFor,
} from '@sonde/machines/rules/places';
import * as v from 'valibot';

/** What a platform says about where and how the buyer shops; hints, of which the shop reads some. */
export const contextSchema = v.object({
  address_country: v.optional(v.string()),
  language: v.optional(v.string()),
  currency: v.optional(v.string()),
});
export type Context = v.InferOutput<typeof contextSchema>;

/** The country and the language in which an agent is answered. */
export interface Place {
  readonly country: string;
  /** As in a URL. */
  readonly language: string;
}

/**
 * The country that the platform names, or that of the network that it asks from, and the language of the context, or of
 * the header. Null for a country where the shop doesn't sell.
 */
export function placeOf(
  { address_country: named, language }: Context,
  facts: { readonly visitorCountry: string | null; readonly acceptLanguage: string | null },
): Place | null {
  const country = countryByCode((named ?? facts.visitorCountry ?? defaultCountryCode).toUpperCase());
  if (country === undefined || !country.enabled) return null;
  const requested = acceptedLanguages(language ?? facts.acceptLanguage);
  const spoken = requested.find((one) => languageFor(country, one).url === one);
  return { country: country.code, language: languageFor(country, spoken ?? '').url };
}

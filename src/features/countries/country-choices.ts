import { type Country, enabledCountries } from '@sonde/machines/rules/places';
import { ownLanguageName } from '../../page/shop-names.ts';

/** A country with its shops, one per language. Names are in the reader's language and in the country's own. */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly languages: readonly { readonly tag: string; readonly name: string; readonly url: string }[];
}

function choiceOf(country: Country, names: Intl.DisplayNames, rest: string): CountryChoice {
  return {
    code: country.code,
    name: names.of(country.code) ?? country.code,
    currency: country.currency,
    languages: country.languages.map(({ url, bcp47 }) => ({
      tag: bcp47,
      name: ownLanguageName(bcp47),
      url: `/${country.code.toLowerCase()}/${url}/${rest}`,
    })),
  };
}

/**
 * Every country with a shop, sorted by name in the reader's language. `rest` is the page that the links lead to,
 * without a leading slash. Server only: browsers name some places differently.
 */
export function countryChoices(readerTag: string, rest: string): readonly CountryChoice[] {
  const names = new Intl.DisplayNames([readerTag], { type: 'region' });
  return enabledCountries
    .map((country) => choiceOf(country, names, rest))
    .toSorted((a, b) => a.name.localeCompare(b.name, readerTag));
}

/** The page of this shop that a visitor came from, below country and language; empty if invalid. */
export function pageBelow(from: string | null): string {
  return from !== null && /^[a-z0-9][a-z0-9/-]*\/$/.test(from) ? from : '';
}

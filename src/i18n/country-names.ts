import { countryCodes } from '@sonde/machines/rules/country-codes';

/** What the countries are called in one language. */
export interface CountryNames {
  nameOf(code: string): string;
  /** Every country, in the order of the language's alphabet. */
  readonly all: readonly { readonly code: string; readonly name: string }[];
}

const made = new Map<string, CountryNames>();

/** The names of a BCP 47 tag; made once per tag. */
export function countryNames(tag: string): CountryNames {
  const known = made.get(tag);
  if (known) return known;
  const display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  const nameOf = (code: string) => display.of(code) ?? code;
  const all = countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, tag));
  const names = { nameOf, all };
  made.set(tag, names);
  return names;
}

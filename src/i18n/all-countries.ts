import { countryCodes } from '@sonde/machines/rules/places';
import { countryNames } from './country-names.ts';

interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const made = new Map<string, readonly NamedCountry[]>();

/** Every country in the alphabetical order of a language, by its BCP 47 tag; cached per tag. */
export function allCountries(tag: string): readonly NamedCountry[] {
  const known = made.get(tag);
  if (known) return known;
  const { nameOf } = countryNames(tag);
  // One collator, because `localeCompare` would look one up for each comparison.
  const { compare } = new Intl.Collator(tag);
  const all = countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
  made.set(tag, all);
  return all;
}

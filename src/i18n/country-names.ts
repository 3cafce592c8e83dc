import { countryCodes } from '@sonde/machines/rules/places';

/** The names of the countries in one language. */
export interface CountryNames {
  nameOf(code: string): string;
  /** Every country in the language's alphabetical order. */
  readonly all: readonly { readonly code: string; readonly name: string }[];
}

function inOrder(tag: string, nameOf: CountryNames['nameOf']): CountryNames['all'] {
  // One collator, because `localeCompare` would look one up for each comparison.
  const { compare } = new Intl.Collator(tag);
  return countryCodes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
}

const made = new Map<string, CountryNames>();

/** The names for a BCP 47 tag; cached per tag, the sorted list from its first use. */
export function countryNames(tag: string): CountryNames {
  const known = made.get(tag);
  if (known) return known;
  const display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  const nameOf = (code: string) => display.of(code) ?? code;
  let all: CountryNames['all'] | undefined;
  const names: CountryNames = {
    nameOf,
    get all() {
      return (all ??= inOrder(tag, nameOf));
    },
  };
  made.set(tag, names);
  return names;
}

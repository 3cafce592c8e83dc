/** The names of the countries in one language. */
export interface CountryNames {
  nameOf(code: string): string;
}

const made = new Map<string, CountryNames>();

/** The names for a BCP 47 tag; cached per tag. */
export function countryNames(tag: string): CountryNames {
  const known = made.get(tag);
  if (known) return known;
  const display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  const names = { nameOf: (code: string) => display.of(code) ?? code };
  made.set(tag, names);
  return names;
}

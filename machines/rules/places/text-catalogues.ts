import { ownValue } from '../texts/index.ts';
import { countryByCode, type CountryLanguage, languageFor } from './countries.ts';

/** A language of the shop: its text files and its formatting. */
export interface TextCatalogue {
  /** The BCP 47 tag for `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The base name of its texts, `locales/<texts>.po`. Catalog translations and mail texts use the same name. */
  readonly texts: string;
  /** Languages of linked help pages: regional first, English last (coverage COUNTRY-8). */
  readonly links: readonly [string, ...string[]];
}

/** British English, for every country but the United States (decision 103): only the texts that differ. */
export const internationalEnglish = 'en-GB';

const latin = (tag: string, texts: string, ...links: readonly string[]): TextCatalogue => ({
  tag,
  direction: 'ltr',
  texts,
  links: [...links, 'en'] as unknown as TextCatalogue['links'],
});

/** Every catalog by name (coverage COUNTRY-6). Several names can share texts. */
const catalogues: Readonly<Record<string, TextCatalogue>> = {
  ar: { tag: 'ar', direction: 'rtl', texts: 'ar', links: ['en'] },
  da: latin('da-DK', 'da'),
  de: latin('de-DE', 'de', 'de'),
  en: latin('en-GB', internationalEnglish, 'en-CA'),
  'en-US': latin('en-US', 'en', 'en-US'),
  es: latin('es-ES', 'es', 'es'),
  fi: latin('fi-FI', 'fi'),
  fr: latin('fr-FR', 'fr', 'fr-CA', 'fr'),
  it: latin('it-IT', 'it', 'it'),
  'nb-NO': latin('nb-NO', 'no'),
  nl: latin('nl-NL', 'nl'),
  no: latin('nb-NO', 'no'),
  pl: latin('pl-PL', 'pl'),
  pt: latin('pt-PT', 'pt'),
  sv: latin('sv-SE', 'sv'),
  'sv-SE': latin('sv-SE', 'sv'),
  tr: latin('tr-TR', 'tr'),
};

const namesByLowerCase: ReadonlyMap<string, string> = new Map(
  Object.keys(catalogues).map((name) => [name.toLowerCase(), name]),
);

/**
 * Finds the catalog for a name such as `de` or `de-AT`, in any case: an exact match, otherwise the language without its
 * region, otherwise international English.
 */
export function textCatalogue(name: string): TextCatalogue {
  const lowercaseName = name.toLowerCase();
  const known =
    namesByLowerCase.get(lowercaseName) ?? namesByLowerCase.get(lowercaseName.split('-')[0] ?? '') ?? 'en';
  return ownValue(catalogues, known) as TextCatalogue;
}

/** The names of all catalogs of texts, as their files have them. */
export const textCatalogueNames: readonly string[] = Object.keys(catalogues);

/** The base name of the texts for one of a country's languages. */
export const textLanguage = ({ bcp47 }: Pick<CountryLanguage, 'bcp47'>): string => textCatalogue(bcp47).texts;

/** Regions that word some texts of their language differently, and have files with only these. */
const ownRegions: ReadonlySet<string> = new Set(['fr-CA']);

/** The base name of the texts of pages and mails for one of a country's languages: its region's own, if it has some. */
export const regionalTexts = (language: Pick<CountryLanguage, 'bcp47'>): string =>
  ownRegions.has(language.bcp47) ? language.bcp47 : textLanguage(language);

/**
 * The base name of the texts for a country and a language code from a URL. Falls back to the country's default
 * language, and to American English for an unknown country.
 */
export function textLanguageIn(countryCode: string, requested: string): string {
  const country = countryByCode(countryCode);
  return country === undefined ? 'en' : textLanguage(languageFor(country, requested));
}

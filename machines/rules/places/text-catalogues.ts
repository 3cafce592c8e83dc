import { ownValue } from '../texts/index.ts';
import { countryByCode, type CountryLanguage, languageFor } from './countries.ts';

/** One language of the shop: where its texts are and how they are formatted. */
export interface TextCatalogue {
  /** BCP 47, as `Intl` takes it. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** File name of the texts: `locales/<texts>.po`; catalogue translations and mail texts have the same name. */
  readonly texts: string;
  /** Languages of linked help pages, regional ones first, English last (coverage COUNTRY-8). */
  readonly links: readonly [string, ...string[]];
}

/** English as it is spelled outside of the United States: colour, centre, cancelled, and organization all the same. */
export const internationalEnglish = 'en-GB';

const latin = (tag: string, texts: string, ...links: readonly string[]): TextCatalogue => ({
  tag,
  direction: 'ltr',
  texts,
  links: [...links, 'en'] as unknown as TextCatalogue['links'],
});

/** Every catalogue by name (coverage COUNTRY-6); several names may share texts. */
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
 * The catalogue for a name such as `de` or `de-AT`, in any case: an exact match, else the language without its region,
 * else international English.
 */
export function textCatalogue(name: string): TextCatalogue {
  const wanted = name.toLowerCase();
  const known = namesByLowerCase.get(wanted) ?? namesByLowerCase.get(wanted.split('-')[0] ?? '') ?? 'en';
  return ownValue(catalogues, known) as TextCatalogue;
}

/** The names of all catalogues. */
export const textCatalogueNames: readonly string[] = Object.keys(catalogues);

/** File name of the texts for one of a country's languages. */
export const textLanguage = ({ bcp47 }: Pick<CountryLanguage, 'bcp47'>): string => textCatalogue(bcp47).texts;

/**
 * File name of the texts for a country and a language code from a URL. Falls back to the country's default language, and
 * to American English for an unknown country.
 */
export function textLanguageIn(countryCode: string, wanted: string): string {
  const country = countryByCode(countryCode);
  return country === undefined ? 'en' : textLanguage(languageFor(country, wanted));
}

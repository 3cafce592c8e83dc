import { ownValue } from '../texts/index.ts';
import { countryByCode, type CountryLanguage, languageFor } from './countries.ts';

/** Where the shop's words in one language are, and how they are written. */
export interface TextCatalogue {
  /** BCP 47, as `Intl` takes it. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The file of the words: `locales/<texts>.po`, the catalogue's translations and the words of mails are named alike. */
  readonly texts: string;
  /** Languages of the help pages that links lead to, some for one country, the plainest last (coverage COUNTRY-8). */
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

/** Every catalogue by the names that others have for it (coverage COUNTRY-6): some names share their words. */
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
 * The catalogue for a name in either case, `de` or `de-AT`: its own, else that of the language alone, else English as most
 * countries spell it.
 */
export function textCatalogue(name: string): TextCatalogue {
  const wanted = name.toLowerCase();
  const known = namesByLowerCase.get(wanted) ?? namesByLowerCase.get(wanted.split('-')[0] ?? '') ?? 'en';
  return ownValue(catalogues, known) as TextCatalogue;
}

/** Every name that a catalogue has. */
export const textCatalogueNames: readonly string[] = Object.keys(catalogues);

/** The file of the words for who reads one of a country's languages. */
export const textLanguage = ({ bcp47 }: Pick<CountryLanguage, 'bcp47'>): string => textCatalogue(bcp47).texts;

/**
 * The same for a language as an address has it; a country that does not have the language is read in its own, one that
 * the shop does not know in American English.
 */
export function textLanguageIn(countryCode: string, wanted: string): string {
  const country = countryByCode(countryCode);
  return country === undefined ? 'en' : textLanguage(languageFor(country, wanted));
}

import {
  countryByCode,
  pseudoLanguage,
  regionalTexts,
  textCatalogue,
  type TaxKind,
} from '@sonde/machines/rules/places';
import { enteredSide } from '@sonde/machines/rules/tax';
import { localeFormats, type LocaleFormats } from '@sonde/machines/rules/texts';

/** How a country's prices relate to its tax. */
export interface PriceTax {
  readonly kind: TaxKind;
  /** The side that buyers see first. */
  readonly side: 'net' | 'gross';
  /** The tax included in a price, in parts per million; 0 if prices exclude tax. */
  readonly ratePpm: number;
}

/** The visitor's country and language, from the first two segments of the URL. */
export interface ShopLocale {
  readonly country: string;
  readonly language: string;
  /** The API's code, such as `EN`. */
  readonly languageCode: string;
  /** BCP 47, e.g. `en-US`. */
  readonly tag: string;
  readonly catalogue: string;
  readonly direction: 'ltr' | 'rtl';
  readonly currency: string;
  /** IANA time zone of the country's shop, by which contracts count days. */
  readonly timeZone: string;
  readonly tax: PriceTax;
  /** The formats of amounts and days; the browser has only this row of the table. */
  readonly forms: LocaleFormats;
}

const prefix = /^[a-z]{2}$/;
const known = new Map<string, ShopLocale | null>();

/**
 * Returns the locale of a URL prefix, or null if there is no such shop. Both segments must be lower case. Equal
 * prefixes return the same object.
 */
export function shopLocale(countrySegment: string, languageSegment: string): ShopLocale | null {
  if (!prefix.test(countrySegment) || !prefix.test(languageSegment)) return null;
  const key = `${countrySegment}/${languageSegment}`;
  const locale = known.get(key) ?? findLocale(countrySegment, languageSegment);
  known.set(key, locale);
  return locale;
}

function findLocale(countrySegment: string, languageSegment: string): ShopLocale | null {
  const country = countryByCode(countrySegment.toUpperCase());
  const isPseudo = languageSegment === pseudoLanguage;
  const language = country?.languages.find(({ url }, index) =>
    isPseudo ? index === 0 : url === languageSegment,
  );
  if (!country || !language) return null;
  const { direction } = textCatalogue(language.bcp47);
  return {
    country: country.code,
    language: languageSegment,
    languageCode: language.url.toUpperCase(),
    tag: language.bcp47,
    catalogue: isPseudo ? 'pseudo' : regionalTexts(language),
    direction,
    currency: country.currency,
    timeZone: country.timeZone,
    tax: { kind: country.tax.kind, side: enteredSide(country.code), ratePpm: country.tax.ratePpm },
    forms: localeFormats(language.bcp47),
  };
}

import { capitalise } from '@sonde/machines/rules/texts';

/** The names of the page's country and language: the country's in the page's language, the language's in its own. */
export interface ShopNames {
  readonly countryName: string;
  readonly languageName: string;
}

/** The names of a shop. Server only: browsers name some places differently. */
export function shopNames(country: string, tag: string): ShopNames {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  return { countryName: names.of(country) ?? country, languageName: ownLanguageName(tag) };
}

/** A language's name in itself, capitalized if the script has capitals: Deutsch, Français, العربية. */
export function ownLanguageName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  return capitalise(name, tag);
}

import { capitalised } from '@sonde/machines/rules/texts';

/** What the page's country and language are called, in the page's language and in itself. */
export interface ShopNames {
  readonly countryName: string;
  readonly languageName: string;
}

/** The names of a shop; only on the server: browsers name some places otherwise. */
export function shopNames(country: string, tag: string): ShopNames {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  return { countryName: names.of(country) ?? country, languageName: ownLanguageName(tag) };
}

/** A language's name in itself, with a capital where the language has them: Deutsch, Français, العربية. */
export function ownLanguageName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  return capitalised(name, tag);
}

/** Every URL of the shop, relative to `/:countryCode/:language/`; always with a trailing slash. */
export interface PathPrefix {
  readonly country: string;
  readonly language: string;
}

/** Prefixes a path without a leading slash with country and language. */
export const pathUnder = ({ country, language }: PathPrefix, path: string) =>
  `/${country.toLowerCase()}/${language}/${path}`;

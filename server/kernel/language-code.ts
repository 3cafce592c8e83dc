import type { LanguageCodeEnum } from './resolver-types.generated.ts';

/** The URL's language for an API code: `en` for EN_US; empty for none. */
export function languageOfCode(code: LanguageCodeEnum | null | undefined): string {
  return code?.toLowerCase().split('_')[0] ?? '';
}

/** The API code of a URL's language. */
export function languageCodeOf(language: string): LanguageCodeEnum {
  return language.toUpperCase() as LanguageCodeEnum;
}

import type { LanguageCodeEnum } from './resolver-types.generated.ts';

/** A language of the API as the address of a page has it: `en` for EN_US; empty for none. */
export function languageOfCode(code: LanguageCodeEnum | null | undefined): string {
  return code?.toLowerCase().split('_')[0] ?? '';
}

/** A language of an address as the API names it. */
export function languageCodeOf(language: string): LanguageCodeEnum {
  return language.toUpperCase() as LanguageCodeEnum;
}

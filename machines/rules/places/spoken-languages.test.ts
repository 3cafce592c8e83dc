import { expect, it } from 'vitest';
import { countryByCode, enabledCountries, hasLanguage, knownLanguage } from './countries.ts';
import { languagesSpokenBesides } from './spoken-languages.ts';

it.each([
  ['CH', ['de']],
  ['BE', ['fr', 'de']],
  ['US', []],
  ['XX', []],
] as const)('%s: %j', (country, languages) => {
  expect(languagesSpokenBesides(country)).toEqual(languages);
});

it('the country’s shop lacks each language, and another shop has it', () => {
  for (const { code } of enabledCountries) {
    const country = countryByCode(code);
    for (const language of languagesSpokenBesides(code)) {
      expect(country && hasLanguage(country, language)).toBe(false);
      expect(knownLanguage(language)).toBe(language);
    }
  }
});

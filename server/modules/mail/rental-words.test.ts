import { expect, it } from 'vitest';
import { isPlanSold } from '@sonde/machines/rules/catalogue';
import { enabledCountries } from '@sonde/machines/rules/places';
import { rentalLanguages, rentalWordsIn } from './rental-words.ts';

it('a rental has words in every language of the countries that offer one', () => {
  const spoken = enabledCountries
    .filter(({ code }) => isPlanSold(code, 'RENTAL'))
    .flatMap(({ languages }) => languages);
  expect(spoken.map(({ url }) => url)).toContain('en');
  expect(spoken.map(({ url }) => url).filter((url) => !rentalLanguages.includes(url))).toEqual([]);
  expect(rentalWordsIn('de')).toBe(rentalWordsIn('en'));
});

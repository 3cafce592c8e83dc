import { expect, it } from 'vitest';
import { enabledCountries } from '@sonde/machines/rules/places';
import { partLanguages } from './part-words.ts';

it('a transfer of a part has words in every language of the shop', () => {
  const spoken = enabledCountries.flatMap(({ languages }) => languages.map(({ url }) => url));
  expect(spoken.filter((url) => !partLanguages.includes(url))).toEqual([]);
});

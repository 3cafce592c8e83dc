import { expect, it } from 'vitest';
import { quoteLanguages } from './quote-words.ts';
import { unshippedLanguages, unshippedWordsIn } from './unshipped-words.ts';

it('are written in every language of quotes', () => {
  expect(unshippedLanguages.toSorted()).toEqual(quoteLanguages.toSorted());
  expect(unshippedWordsIn('xx')).toBe(unshippedWordsIn('en'));
});

import { expect, it } from 'vitest';
import { placingWords } from './consumer-law.ts';

it.each([
  ['DE', 'ORDER_WITH_OBLIGATION_TO_PAY'],
  ['IE', 'ORDER_WITH_OBLIGATION_TO_PAY'],
  ['US', 'PLACE_ORDER'],
  ['GB', 'PLACE_ORDER'],
  ['CH', 'PLACE_ORDER'],
  ['NO', 'PLACE_ORDER'],
])('the last button in %s says %s', (country, words) => {
  expect(placingWords(country)).toBe(words);
});

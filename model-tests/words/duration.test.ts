import { expect, it } from 'vitest';
import { durationInWords } from './duration.ts';

it.each([
  [0, '0 seconds'],
  [250, '250 milliseconds'],
  [1_000, '1 second'],
  [90_000, '90 seconds'],
  [60_000, '1 minute'],
  [7_200_000, '2 hours'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});

import { expect, it } from 'vitest';
import { ownLanguageName } from './shop-names.ts';

it.each([
  ['de-DE', 'Deutsch'],
  ['fr-CA', 'Français'],
  ['nb-NO', 'Norsk bokmål'],
  ['ar-AE', 'العربية'],
  ['en-GB', 'English'],
])('names the language of %s as its speakers do: %s', (tag, name) => {
  expect(ownLanguageName(tag)).toBe(name);
});

import { expect, it } from 'vitest';
import { shopLocale } from './locale.ts';

it.each([
  ['ca', 'fr', 'fr-CA'],
  ['fr', 'fr', 'fr'],
  ['ca', 'en', 'en-GB'],
  ['us', 'en', 'en'],
  ['ca', 'xx', undefined],
])('the texts of %s in %s are %s', (country, language, catalogue) => {
  expect(shopLocale(country, language)?.catalogue).toBe(catalogue);
});

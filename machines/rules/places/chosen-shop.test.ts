import { expect, it } from 'vitest';
import { readChosenShop } from './chosen-shop.ts';

it.each([
  ['ca/fr', { country: 'CA', language: 'fr' }],
  ['us/en', { country: 'US', language: 'en' }],
  [null, null],
  ['', null],
  ['CA/FR', null],
  ['us/fr', null],
  ['mx/es', null],
  ['xx/en', null],
  ['de/zz', null],
  ['__proto__', null],
  ['ca/fr/cart', null],
  ['//evil.example', null],
] as const)('%s: %j', (text, chosen) => {
  expect(readChosenShop(text)).toEqual(chosen);
});

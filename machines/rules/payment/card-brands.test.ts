import { expect, it } from 'vitest';
import { cardBrandName } from './card-brands.ts';

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['somebank', 'somebank'],
  ['constructor', 'constructor'],
])('the brand %s is written %s', (brand, name) => {
  expect(cardBrandName(brand)).toBe(name);
});

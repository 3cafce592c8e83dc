import { expect, it } from 'vitest';
import {
  mayTrialRenew,
  hasWithdrawalFunction,
  mayPreselectExtras,
  mustShowVatNumber,
  placingWords,
} from './consumer-law.ts';

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

it.each([
  ['US', true],
  ['CA', true],
  ['AU', true],
  ['AE', true],
  ['DE', false],
  ['IE', false],
  ['fi', false],
  ['NO', false],
  ['IS', false],
  ['LI', false],
  ['CH', false],
  ['GB', false],
])('what costs extra may be preselected in %s: %s', (country, may) => {
  expect(mayPreselectExtras(country)).toBe(may);
});

it.each([
  ['DE', true],
  ['ie', true],
  ['NO', true],
  ['GB', true],
  ['CH', false],
  ['US', false],
])("the seller's VAT number is named in %s: %s", (country, isNamed) => {
  expect(mustShowVatNumber(country)).toBe(isNamed);
});

it.each([
  ['DE', true],
  ['fr', true],
  ['NO', true],
  ['IS', true],
  ['GB', false],
  ['CH', false],
  ['US', false],
  ['AE', false],
])('consumers withdraw on a page of the shop in %s: %s', (country, has) => {
  expect(hasWithdrawalFunction(country)).toBe(has);
});

it.each([
  ['US', 'CA', true],
  ['CA', 'ON', true],
  ['CA', 'QC', false],
  ['CA', '', true],
])('a trial may be charged when it ends in %s %s: %s', (country, area, may) => {
  expect(mayTrialRenew(country, area)).toBe(may);
});

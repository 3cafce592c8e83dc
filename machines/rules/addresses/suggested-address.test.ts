import { describe, expect, it } from 'vitest';
import { exampleAddress, exampleInput, exampleSingaporeanRules } from '../../testing/index.ts';
import { fieldsToFill, isSearchable, toStreetOnly, type SuggestedAddress } from './suggested-address.ts';

const rules = exampleInput.addressRules;
const typed = {
  ...exampleAddress,
  streetAddress1: '600 Mont',
  streetAddress2: 'Floor 3',
  city: '',
  postalCode: '',
};
const suggested: SuggestedAddress = {
  country: 'US',
  streetAddress1: '600 Montgomery Street',
  streetAddress2: null,
  city: 'San Francisco',
  countryArea: 'CA',
  postalCode: '94111',
};
const fill = (changes: Partial<Parameters<typeof fieldsToFill>[0]> = {}) =>
  Object.fromEntries(
    fieldsToFill({ suggested, before: typed, present: typed, rules, ...changes }).map(({ field, value }) => [
      field,
      value,
    ]),
  );

describe('a chosen suggestion', () => {
  it('fills known fields and keeps the rest as typed', () => {
    expect(fill({ before: { ...typed, countryArea: '' }, present: { ...typed, countryArea: '' } })).toEqual({
      streetAddress1: '600 Montgomery Street',
      city: 'San Francisco',
      countryArea: 'CA',
      postalCode: '94111',
    });
  });

  it('keeps fields that the buyer changed during the lookup', () => {
    expect(fill({ present: { ...typed, city: 'Oakland' } })).not.toHaveProperty('city');
  });

  it('fills no field that the country does not have', () => {
    const singapore = { ...typed, country: 'SG' };
    expect(
      fill({
        suggested: { ...suggested, country: 'SG' },
        before: singapore,
        present: singapore,
        rules: exampleSingaporeanRules,
      }),
    ).toEqual({ streetAddress1: '600 Montgomery Street', postalCode: '94111' });
  });

  it.each([
    ['the suggestion is in another country', { suggested: { ...suggested, country: 'CA' } }],
    ['the buyer has chosen another country since', { present: { ...typed, country: 'CA' } }],
  ])('fills nothing where %s', (_what, changes) => {
    expect(fill(changes)).toEqual({});
  });

  it('without details fills the street', () => {
    expect(
      fill({ suggested: toStreetOnly({ id: '1', main: '600 Montgomery Street', secondary: '' }, 'US') }),
    ).toEqual({
      streetAddress1: '600 Montgomery Street',
    });
  });
});

it.each([
  ['', false],
  ['  6 ', false],
  ['60', false],
  ['600', true],
  ['  6 0  ', true],
  ['غير', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
])('%j is searched for: %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});

import { isPhone, normalPhone } from '@sonde/machines/rules/addresses';
import { describe, expect, it } from 'vitest';
import { addressRulesOf } from './address-rules.ts';
import { formattedPhone, storedPhone } from './phone.ts';

const storePhone = (typed: string, country: string) => storedPhone(normalPhone(typed, country), country);

describe('a phone number', () => {
  it.each([
    ['US', '(415) 555-2671', '+14155552671', '+1 415 555 2671'],
    ['US', '415 555 2671 x12', '+14155552671;ext=12', '+1 415 555 2671 ext. 12'],
    ['US', '011 44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['DE', '0049 (0)30 901820 ext. 7', '+4930901820;ext=7', '+49 30 901820 ext. 7'],
    ['IT', '+39 06 1234 5678', '+390612345678', '+39 06 1234 5678'],
    ['GB', '', '', ''],
  ])('in %s typed as %j is stored as %s and shown as %s', (country, typed, kept, shown) => {
    expect(storePhone(typed, country)).toBe(kept);
    expect(formattedPhone(kept)).toBe(shown);
  });

  it.each([
    ['US', '212 555 0132'],
    ['GB', '01234'],
    ['DE', '030 123456'],
    ['FR', '00 1 212 555 0132'],
    ['NL', '+99 123 4567'],
  ])('that a form in %s accepts, %j, is accepted in its stored form', (country, typed) => {
    const { phonePattern } = addressRulesOf(country);
    expect(isPhone(normalPhone(typed, country), phonePattern)).toBe(true);
    expect(isPhone(storePhone(typed, country), phonePattern)).toBe(true);
    expect(storePhone(storePhone(typed, country), country)).toBe(storePhone(typed, country));
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressField,
  type AddressRules,
  checkAddress,
  normaliseAddress,
  type PostalAddress,
} from '@sonde/machines/rules/address';
import { countryCodes } from '@sonde/machines/rules/country-codes';
import { addressRulesOf } from './address-rules.ts';

const everyCountry = countryCodes.map((country) => addressRulesOf(country));
const withPostalCodes = everyCountry.filter(({ postalCodeExamples }) => postalCodeExamples.length > 0);

const filledIn = ({ country, countryAreaChoices }: AddressRules): PostalAddress => ({
  firstName: 'Anna',
  lastName: 'Müller',
  companyName: '',
  streetAddress1: 'Street 1',
  streetAddress2: '',
  city: 'Town',
  postalCode: '',
  country,
  countryArea: countryAreaChoices.find(({ served }) => served)?.code ?? 'Area',
  phone: '',
});

/** What is wrong with a postal code, whichever area it belongs to. */
function postalCodeProblems(rules: AddressRules, postalCode: string): readonly string[] {
  const anywhere = { ...rules, countryAreaChoices: [] };
  return checkAddress({ ...filledIn(rules), postalCode }, anywhere).map(({ reason }) => reason);
}

const spellings: Readonly<Record<string, (code: string) => string>> = {
  'as it is': (code) => code,
  'in small letters': (code) => code.toLowerCase(),
  'with spaces around and within': (code) => ` ${code.replaceAll(' ', '   ')}  `,
  'with dashes for hyphens': (code) => code.replaceAll('-', ' – '),
  'in Arabic digits': (code) => code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
  'in full-width digits': (code) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
};

describe.each(Object.entries(spellings))('a postal code %s', (_, spell) => {
  it.each(withPostalCodes.map((rules) => [rules.country, rules] as const))(
    'of %s is taken and kept as the country writes it',
    (_country, rules) => {
      for (const example of rules.postalCodeExamples) {
        expect(postalCodeProblems(rules, spell(example))).toEqual([]);
        const typed = { ...filledIn(rules), postalCode: spell(example) };
        expect(normaliseAddress(typed, rules).postalCode).toBe(
          normaliseAddress({ ...typed, postalCode: example }, rules).postalCode,
        );
      }
    },
  );
});

describe('a postal code', () => {
  it.each([
    ['CA', 'h3z2y7', 'H3Z 2Y7'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M25BQ', 'M2 5BQ'],
    ['GB', 'bfpo 61', 'BFPO 61'],
    ['NL', '1234ab', '1234 AB'],
    ['SE', '12345', '123 45'],
    ['SE', 'SE-123 45', '123 45'],
    ['CZ', '10000', '100 00'],
    ['PL', '00950', '00-950'],
    ['PT', '2725 079', '2725-079'],
    ['IE', 'a65f4e2', 'A65 F4E2'],
    ['JP', '1540023', '154-0023'],
    ['JP', '〒154-0023', '154-0023'],
    ['BR', '40301110', '40301-110'],
    ['LV', '1073', 'LV-1073'],
    ['LV', 'lv1073', 'LV-1073'],
    ['CH', 'CH-8001', '8001'],
    ['DE', 'D-26133', '26133'],
    ['DE', '26 133', '26133'],
    ['PR', '009011234', '00901-1234'],
    ['IN', '110 034', '110034'],
    ['US', '95014 1234', '95014-1234'],
    ['DE', '2613 x', '2613 X'],
  ])('of %s typed as %s is kept as %s', (country, typed, kept) => {
    const rules = addressRulesOf(country);
    expect(normaliseAddress({ ...filledIn(rules), postalCode: typed }, rules).postalCode).toBe(kept);
  });

  it('must be whole: no country takes one with more around it', () => {
    const taken = withPostalCodes.filter((rules) =>
      postalCodeProblems(rules, `${rules.postalCodeExamples[0]}/xyz`).every(
        (reason) => reason !== 'postal_code_format',
      ),
    );
    expect(taken.map(({ country }) => country)).toEqual([]);
  });
});

describe('every country', () => {
  const cases = everyCountry.map((rules) => [rules.country, rules] as const);

  it.each(cases)('%s asks for what it needs, and for nothing that its addresses do not have', (_, rules) => {
    const empty = Object.fromEntries(
      Object.keys(filledIn(rules)).map((field) => [field, '']),
    ) as unknown as PostalAddress;
    const problems = checkAddress(empty, rules);
    expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(rules.requiredFields));
    expect(new Set(problems.map(({ reason }) => reason))).toEqual(new Set(['required']));
    expect(new Set(rules.displayOrder).size).toBe(rules.displayOrder.length);
    expect(rules.displayOrder).toEqual(
      expect.arrayContaining<AddressField>(['country', 'firstName', 'lastName', 'streetAddress1', 'phone']),
    );
  });

  it.each(cases)('%s names each of its areas once and takes it by code and by name', (_, rules) => {
    const { countryAreaChoices: areas } = rules;
    expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length);
    for (const { code, name } of areas) {
      const typed = { ...filledIn(rules), countryArea: name.toLowerCase() };
      expect(normaliseAddress(typed, rules).countryArea).toBe(code);
    }
  });

  it.each(cases)('%s takes national and international telephone numbers', (_, { phonePattern }) => {
    const pattern = new RegExp(phonePattern);
    for (const phone of ['+442079460958', '+12125550132']) expect(phone).toMatch(pattern);
  });

  it('keeps an address that was tidied once as it is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const address = fc
      .tuple(fc.constantFrom(...everyCountry), text, text, text, text)
      .chain(([rules, streetAddress1, city, countryArea, code]) =>
        fc.constantFrom(code, ...rules.postalCodeExamples).map((postalCode) => ({
          rules,
          typed: { ...filledIn(rules), streetAddress1, city, countryArea, postalCode },
        })),
      );
    fc.assert(
      fc.property(address, ({ rules, typed }) => {
        const normal = normaliseAddress(typed, rules);
        expect(normaliseAddress(normal, rules)).toEqual(normal);
        expect(checkAddress(normal, rules)).toEqual(checkAddress(typed, rules));
      }),
    );
  });
});

describe('an address without a city', () => {
  it.each([
    ['AE', { countryArea: 'DU' }],
    ['SG', { postalCode: '546080' }],
    ['JP', { countryArea: '13', postalCode: '154-0023' }],
  ])('is complete in %s', (country, change) => {
    const rules = addressRulesOf(country);
    expect(rules.displayOrder).not.toContain('city');
    const address = { ...filledIn(rules), ...change };
    expect(checkAddress(address, rules)).toEqual([]);
    expect(normaliseAddress(address, rules).city).toBe('');
  });
});

describe('the words of a country', () => {
  it.each([
    ['GB', { cityType: 'post_town', postalCodeType: 'postcode' }],
    ['IE', { countryAreaType: 'county', postalCodeType: 'eircode' }],
    ['IN', { countryAreaType: 'state', postalCodeType: 'pin' }],
    ['JP', { countryAreaType: 'prefecture' }],
    ['AE', { countryAreaType: 'emirate' }],
    ['CA', { countryAreaType: 'province', postalCodeType: 'postal' }],
    ['KR', { countryAreaType: 'do_si' }],
    ['AU', { countryAreaType: 'state', cityType: 'suburb', postalCodeType: 'postcode' }],
    ['NZ', { postalCodeType: 'postcode' }],
    ['KE', { postalCodeType: 'postal' }],
    ['US', { countryAreaType: 'state', postalCodeType: 'zip' }],
  ])('of %s are its own', (country, words) => {
    expect(addressRulesOf(country)).toMatchObject(words);
  });

  it.each([
    ['en', 'Tokyo', 'firstName'],
    ['ja', '東京都', 'postalCode'],
  ])('are in the language %s: areas and order', (language, tokyo, first) => {
    const { countryAreaChoices, displayOrder } = addressRulesOf('JP', language);
    expect(countryAreaChoices.find(({ code }) => code === '13')?.name).toBe(tokyo);
    expect(displayOrder[1]).toBe(first);
  });
});

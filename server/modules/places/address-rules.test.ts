import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../machines/testing/any-character.ts';
import {
  type AddressField,
  type AddressPurpose,
  type AddressRules,
  addressRulesFor,
  checkAddress,
  countryAreaCode,
  normaliseAddress,
  type PostalAddress,
} from '@sonde/machines/rules/addresses';
import { countryCodes, enabledCountries } from '@sonde/machines/rules/places';
import { hasControl } from '@sonde/machines/rules/texts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { LanguageCodeEnum } from '../../kernel/resolver-types.generated.ts';
import { addressRulesOf, areaCodeByAnyName } from './address-rules.ts';

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

/** The problems with a postal code, in any area. */
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
    'of %s is accepted and stored in the country’s format',
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
  ])('of %s typed as %s is stored as %s', (country, typed, kept) => {
    const rules = addressRulesOf(country);
    expect(normaliseAddress({ ...filledIn(rules), postalCode: typed }, rules).postalCode).toBe(kept);
  });

  it('must be complete: no country accepts one inside other text', () => {
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

  it.each(cases)('%s requires what it needs, and nothing that its addresses lack', (_, rules) => {
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

  it.each(cases)('%s names each of its areas once and accepts it by code and by name', (_, rules) => {
    const { countryAreaChoices: areas } = rules;
    expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length);
    for (const { code, name } of areas) {
      const typed = { ...filledIn(rules), countryArea: name.toLowerCase() };
      expect(normaliseAddress(typed, rules).countryArea).toBe(code);
    }
  });

  it.each(cases)('%s accepts national and international phone numbers', (_, { phonePattern }) => {
    const pattern = new RegExp(phonePattern);
    for (const phone of ['+442079460958', '+12125550132']) expect(phone).toMatch(pattern);
  });

  it('leaves a normalized address unchanged', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 20 });
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
        // A control character is refused as it was typed, and doesn't outlast this.
        const isLasting = ({ field }: { readonly field: AddressField }) => !hasControl(typed[field]);
        expect(checkAddress(normal, rules).filter(isLasting)).toEqual(
          checkAddress(typed, rules).filter(isLasting),
        );
      }),
    );
  });
});

describe('in every language of the API', () => {
  const source = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const enumeration = buildSchema(source).getType('LanguageCodeEnum') as GraphQLEnumType;
  const languages = enumeration.getValues().map(({ name }) => languageOfCode(name as LanguageCodeEnum));

  it.each(everyCountry.map(({ country }) => country))('%s has the same fields and areas', (country) => {
    const inEnglish = addressRulesOf(country);
    const codesOf = (rules: AddressRules) => rules.countryAreaChoices.map(({ code }) => code).toSorted();
    for (const language of languages) {
      const rules = addressRulesOf(country, language);
      expect(new Set(rules.displayOrder)).toEqual(new Set(inEnglish.displayOrder));
      expect(new Set(rules.requiredFields)).toEqual(new Set(inEnglish.requiredFields));
      expect(codesOf(rules)).toEqual(codesOf(inEnglish));
      for (const { code, name } of rules.countryAreaChoices)
        expect(countryAreaCode(areaCodeByAnyName(country, name), inEnglish)).toBe(code);
    }
  });

  const pages = new Set(enabledCountries.flatMap((shop) => shop.languages.map(({ url }) => url)));
  it.each([...pages].filter((language) => language !== 'ar'))(
    'a page in the language %s names areas in its own script',
    (language) => {
      const names = everyCountry.flatMap(({ country }) =>
        addressRulesOf(country, language).countryAreaChoices.map(({ name }) => name),
      );
      expect(names.filter((name) => /[^\P{L}\p{Script=Latin}]/u.test(name))).toEqual([]);
    },
  );

  it.each([
    ['HK', 'en', 'Kowloon', 'Kowloon'],
    ['CA', 'fr', 'BC', 'Colombie-Britannique'],
    ['AE', 'ar', 'DU', 'دبي'],
    ['AE', 'de', 'DU', 'Dubai'],
  ])('%s in %s calls %s %s', (country, language, area, name) => {
    const { countryAreaChoices } = addressRulesOf(country, language);
    expect(countryAreaChoices.find(({ code }) => code === area)?.name).toBe(name);
  });
});

describe('a postal code that doesn’t exist in its country', () => {
  it.each(withPostalCodes.map((rules) => [rules.country, rules] as const))(
    'consists only of zeros or nines in %s',
    (_, rules) => {
      for (const digit of ['0', '9'])
        for (const example of rules.postalCodeExamples.filter((code) => /^[\d -]+$/.test(code)))
          expect(postalCodeProblems(rules, example.replace(/\d/g, digit))).toEqual(['postal_code_format']);
    },
  );

  it.each([
    ['GB', 'JE2 3AB', 'territory_not_served', 'postal_code_other_country'],
    ['GB', 'GY1 1AA', 'territory_not_served', 'postal_code_other_country'],
    ['FR', '97400', 'territory_not_served', 'postal_code_other_country'],
    ['FI', '22100', 'territory_not_served', 'postal_code_other_country'],
    ['NO', '9170', 'territory_not_served', 'postal_code_other_country'],
    ['DK', '3900', 'territory_not_served', 'postal_code_other_country'],
    ['IT', '47890', 'territory_not_served', 'postal_code_other_country'],
    ['DE', '78266', 'territory_not_served', null],
    ['DE', '27498', 'territory_not_served', null],
    ['IT', '23041', 'territory_not_served', null],
    ['GB', 'BT1 5GS', null, null],
    ['GB', 'IM1 1AA', null, null],
    ['FR', '98000', null, null],
    ['PT', '9000-019', null, null],
    ['AT', '6691', null, null],
    ['CH', '9490', null, null],
    ['XK', '10000', null, null],
    ['XK', '70000', null, null],
    ['RS', '11000', null, null],
  ])('%s %s: goods %s, an invoice %s', (country, postalCode, shipped, billed) => {
    const rules = addressRulesOf(country);
    const problemFor = (purpose: AddressPurpose) =>
      postalCodeProblems(addressRulesFor(purpose, rules), postalCode)[0] ?? null;
    expect([problemFor('destination'), problemFor('invoice')]).toEqual([shipped, billed]);
  });

  it.each([
    ['ES', 'GC', '35001'],
    ['ES', 'TF', '38001'],
    ['ES', 'CE', '51001'],
    ['ES', 'ML', '52001'],
    ['AR', 'V', 'V9410ABC'],
    ['CO', 'SAP', '880001'],
  ])('belongs to an area of %s without deliveries: %s %s', (country, countryArea, postalCode) => {
    const rules = addressRulesOf(country);
    const typed = { ...filledIn(rules), countryArea, postalCode };
    const problem = { field: 'countryArea', reason: 'area_not_served' };
    expect(checkAddress(typed, rules)).toEqual([problem]);
    expect(checkAddress(typed, addressRulesFor('invoice', rules))).toEqual([]);
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

describe('a country’s names', () => {
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

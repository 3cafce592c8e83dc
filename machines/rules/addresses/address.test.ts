import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import {
  type AddressField,
  addressMaxLengths,
  addressRulesFor,
  billingPurpose,
  checkAddress,
  isSameAddress,
  normaliseAddress,
  type PostalAddress,
} from './address.ts';
import zipCodesAcross from './data/us-zip-codes-across-state-lines.json' with { type: 'json' };
import { hasControl } from '../texts/index.ts';
import { unitedStatesAddress as rules } from './us-address.ts';

const practice: PostalAddress = {
  firstName: 'Jane',
  lastName: 'O’Neill',
  companyName: '',
  streetAddress1: '1 Main St',
  streetAddress2: '',
  city: 'Cupertino',
  postalCode: '95014',
  country: 'US',
  countryArea: 'CA',
  phone: '',
};
const problems = (change: Partial<PostalAddress>) => checkAddress({ ...practice, ...change }, rules);

describe('two addresses', () => {
  it.each([
    ['whose phone is written differently', '+1 408 555 0123', '+14085550123', true],
    ['whose phone has an extension', '+1 408 555 0123 ext. 12', '+14085550123;ext=12', true],
    ['with different phones', '+1 408 555 0123', '+1 408 555 0124', false],
    ['of which one has no phone', '', '+1 408 555 0123', false],
  ])('%s: %s and %s', (_, one, other, isSame) => {
    expect(isSameAddress({ ...practice, phone: one }, { ...practice, phone: other })).toBe(isSame);
  });

  it.each(Object.keys(practice) as AddressField[])('that differ in %s are different', (field) => {
    expect(isSameAddress(practice, { ...practice, [field]: '7' })).toBe(false);
  });

  it.each([
    [practice, null, false],
    [null, practice, false],
    [null, null, true],
  ])('of which one is none', (one, other, isSame) => {
    expect(isSameAddress(one, other)).toBe(isSame);
  });
});

describe('an address in the United States', () => {
  it.each([
    ['as it is', {}],
    ['a post office box', { streetAddress1: 'P.O. Box 12' }],
    ['one-letter and accented names', { firstName: 'É', lastName: 'Ó' }],
    ['names in other scripts', { firstName: '美', lastName: 'علی‌رضا' }],
    ['a state by its name', { countryArea: ' california ' }],
    ['a ZIP with four more digits', { postalCode: '950141234' }],
    ['a ZIP in Arabic digits', { postalCode: '٩٥٠١٤' }],
    ['an Army post office', { city: 'APO', countryArea: 'AE', postalCode: '09012' }],
    ['a national phone', { phone: '(408) 555-0123' }],
    ['a phone with the country', { phone: '+1 408.555.0123' }],
    ['a phone from abroad', { phone: '+49 30 901820' }],
    ['a company', { companyName: 'Smith & Sons, Inc. #2' }],
  ])('%s is fine', (_, change) => {
    expect(problems(change)).toEqual([]);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ lastName: '' }, 'lastName', 'required'],
    [{ streetAddress1: '\u200b' }, 'streetAddress1', 'required'],
    [{ firstName: '\u00ad\u200d' }, 'firstName', 'required'],
    [{ lastName: '\u3164' }, 'lastName', 'required'],
    [{ city: '\u2800 \u0301' }, 'city', 'required'],
    [{ city: '' }, 'city', 'required'],
    [{ postalCode: '' }, 'postalCode', 'required'],
    [{ countryArea: '' }, 'countryArea', 'required'],
    [{ country: '' }, 'country', 'required'],
    [{ postalCode: '9501' }, 'postalCode', 'postal_code_format'],
    [{ postalCode: 'SW1A 1AA' }, 'postalCode', 'postal_code_format'],
    [{ postalCode: '10001' }, 'postalCode', 'postal_code_area_mismatch'],
    [{ countryArea: 'NY' }, 'postalCode', 'postal_code_area_mismatch'],
    [{ countryArea: 'Bavaria' }, 'countryArea', 'area_unknown'],
    [{ countryArea: 'PR', postalCode: '00901' }, 'countryArea', 'area_not_served'],
    [{ countryArea: 'Guam', postalCode: '96910' }, 'countryArea', 'area_not_served'],
    [{ phone: '12345' }, 'phone', 'phone_format'],
    [{ phone: 'call me' }, 'phone', 'phone_format'],
    [{ phone: '408555012' }, 'phone', 'phone_format'],
    [{ firstName: '<script>alert(1)</script>' }, 'firstName', 'characters'],
    [{ companyName: 'Null\u0000byte' }, 'companyName', 'characters'],
    [{ firstName: 'Jane\r\nBcc: all@clinic.example' }, 'firstName', 'characters'],
    [{ streetAddress1: '1 Main St\nSuite 2' }, 'streetAddress1', 'characters'],
    [{ firstName: 'https://evil.example/' }, 'firstName', 'link'],
    [{ lastName: 'evil.com' }, 'lastName', 'link'],
    [{ companyName: 'www.evil.example' }, 'companyName', 'link'],
    [{ city: 'half \ud800' }, 'city', 'characters'],
    [{ streetAddress1: '{{constructor}}' }, 'streetAddress1', 'characters'],
    [{ lastName: '😀😀' }, 'lastName', 'characters'],
  ] as const)('%j: %s %s', (change, field, reason) => {
    expect(problems(change)).toEqual([{ field, reason }]);
  });

  it.each(Object.entries(addressMaxLengths).filter(([field]) => field !== 'country'))(
    '%s holds %d characters',
    (field, length) => {
      expect(problems({ [field]: 'é'.repeat(length + 1) })).toContainEqual({ field, reason: 'too_long' });
      expect(problems({ [field]: 'é'.repeat(length) })).not.toContainEqual({ field, reason: 'too_long' });
    },
  );

  it('reports all problems in field order', () => {
    const nothing = Object.fromEntries(
      Object.keys(practice).map((field) => [field, '']),
    ) as unknown as PostalAddress;
    const fields: AddressField[] = [
      'country',
      'firstName',
      'lastName',
      'streetAddress1',
      'city',
      'countryArea',
      'postalCode',
    ];
    expect(checkAddress(nothing, rules)).toEqual(fields.map((field) => ({ field, reason: 'required' })));
  });

  it('ships to every state, DC and the Armed Forces, and to no territory', () => {
    const notServed = rules.countryAreaChoices.filter(({ served }) => !served).map(({ code }) => code);
    expect([...notServed].sort()).toEqual(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);
    expect(rules.countryAreaChoices).toHaveLength(62);
  });

  it('accepts a territory only for an invoice', () => {
    const juan = { ...practice, city: 'San Juan', countryArea: 'Puerto Rico', postalCode: '00901' };
    expect(checkAddress(juan, addressRulesFor('invoice', rules))).toEqual([]);
    expect(checkAddress(juan, addressRulesFor('destination', rules))).toEqual([
      { field: 'countryArea', reason: 'area_not_served' },
    ]);
  });

  it.each([
    [{ countryArea: 'PR' }, 'postalCode', 'postal_code_area_mismatch'],
    [{ countryArea: 'Bavaria' }, 'countryArea', 'area_unknown'],
  ] as const)('is checked all the same for an invoice: %j: %s %s', (change, field, reason) => {
    expect(checkAddress({ ...practice, ...change }, addressRulesFor('invoice', rules))).toEqual([
      { field, reason },
    ]);
  });

  it('is the destination if nothing is shipped', () => {
    expect(billingPurpose(true)).toBe('invoice');
    expect(billingPurpose(false)).toBe('destination');
  });

  it.each([
    ['AK', '99801'],
    ['AL', '36104'],
    ['AP', '96349'],
    ['AA', '34002'],
    ['CA', '96150'],
    ['CT', '06103'],
    ['DC', '20500'],
    ['DE', '19901'],
    ['FL', '34101'],
    ['GA', '39901'],
    ['HI', '96813'],
    ['ID', '83702'],
    ['LA', '71201'],
    ['MA', '05544'],
    ['ME', '03901'],
    ['NH', '03301'],
    ['NM', '88201'],
    ['NY', '00501'],
    ['NY', '06390'],
    ['PR', '00901'],
    ['RI', '02903'],
    ['TN', '38501'],
    ['TX', '73301'],
    ['TX', '88510'],
    ['VA', '20101'],
    ['VI', '00802'],
    ['VT', '05602'],
    ['WV', '24701'],
    ['WY', '83101'],
  ])('%s has ZIP %s', (countryArea, postalCode) => {
    expect(problems({ countryArea, postalCode }).filter(({ field }) => field === 'postalCode')).toEqual([]);
  });

  it.each(
    Object.entries(zipCodesAcross).flatMap(([state, zips]) => zips.map((zip) => [zip, state] as const)),
  )('accepts ZIP %s, which is also in %s', (postalCode, countryArea) => {
    expect(problems({ countryArea, postalCode })).toEqual([]);
    expect(problems({ countryArea, postalCode: `${postalCode}-1234` })).toEqual([]);
  });

  it.each(['00000', '99999', '00000-0000'])('takes no %s, in no state', (postalCode) => {
    for (const { code } of rules.countryAreaChoices)
      expect(problems({ countryArea: code, postalCode })).toContainEqual({
        field: 'postalCode',
        reason: 'postal_code_format',
      });
  });

  it('assigns each ZIP to one state, except those across state lines and six in a neighbor’s range', () => {
    const across: readonly string[] = Object.values(zipCodesAcross).flat();
    const areas = rules.countryAreaChoices.map(({ code, postalCode }) => ({
      code,
      begins: new RegExp(`^(?:${postalCode})`),
    }));
    const shared = Array.from({ length: 100_000 }, (_, number) => `${number}`.padStart(5, '0')).flatMap(
      (zip) => {
        const owners = areas.filter(({ begins }) => begins.test(zip)).map(({ code }) => code);
        return owners.length > 1 && !across.includes(zip) ? [`${zip} ${owners.join(' ')}`] : [];
      },
    );
    expect(shared).toEqual([
      '05501 MA VT',
      '05544 MA VT',
      '06390 CT NY',
      '73301 OK TX',
      '73344 OK TX',
      '83414 ID WY',
    ]);
  });
});

describe('a normalized address', () => {
  it('has the carrier’s format', () => {
    const typed = {
      ...practice,
      firstName: '  Jane \t Mary ',
      streetAddress1: '1  Main\nSt',
      city: '\u200fCupertino\u200e',
      postalCode: ' 95014 1234 ',
      country: 'us',
      countryArea: 'california',
      phone: '(۴۰۸) 555-0123',
    };
    expect(normaliseAddress(typed, rules)).toEqual({
      ...practice,
      firstName: 'Jane Mary',
      streetAddress1: '1 Main St',
      postalCode: '95014-1234',
      phone: '4085550123',
    });
  });

  it('keeps unrecognized values, so that no input is lost', () => {
    const typed = { ...practice, countryArea: 'Bavaria', postalCode: '9501x' };
    expect(normaliseAddress(typed, rules)).toEqual({ ...typed, postalCode: '9501X' });
  });

  it('is unchanged when it is normalized again', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 30 }).filter((typed) => !hasControl(typed));
    const anyAddress = fc.record({
      firstName: text,
      lastName: text,
      companyName: text,
      streetAddress1: text,
      streetAddress2: text,
      city: text,
      postalCode: text,
      country: fc.constantFrom('US', 'us', 'DE'),
      countryArea: fc.oneof(text, fc.constantFrom('ca', 'New York', ' PR ')),
      phone: text,
    });
    fc.assert(
      fc.property(anyAddress, (typed) => {
        const normal = normaliseAddress(typed, rules);
        expect(normaliseAddress(normal, rules)).toEqual(normal);
        expect(checkAddress(normal, rules)).toEqual(checkAddress(typed, rules));
      }),
    );
  });
});

it('clears fields that the country’s addresses do not have', () => {
  const withoutCity = { ...rules, displayOrder: rules.displayOrder.filter((field) => field !== 'city') };
  expect(normaliseAddress(practice, withoutCity)).toEqual({ ...practice, city: '' });
});

it('the rules of the United States survive being sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AddressRules, checkAddress } from '../addresses/index.ts';
import { checkOrganizationName } from './organization-name.ts';

const companyOnly = {
  country: 'DE',
  displayOrder: ['companyName'],
  requiredFields: [],
  countryAreaChoices: [],
  unservedTerritories: [],
} as unknown as AddressRules;
const nobody = { firstName: '', lastName: '', streetAddress1: '', streetAddress2: '', city: '' };
const elsewhere = { postalCode: '', country: 'DE', countryArea: '', phone: '' };

it.each([
  ['', null],
  [' Praxis am Tor ', null],
  ['Smith & Sons, Inc. #2', null],
  ['عيادة النور', null],
  ['O'.repeat(100), null],
  ['O'.repeat(101), 'too_long'],
  ['Clinic <7>', 'characters'],
  ['Clinic 😀', 'characters'],
  ['Null\u0000byte', 'characters'],
] as const)('%j: %s', (name, problem) => {
  expect(checkOrganizationName(name)).toBe(problem);
});

it('takes no name that an address would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (companyName) => {
      const address = { ...nobody, ...elsewhere, companyName };
      fc.pre(checkOrganizationName(companyName) === null);
      expect(checkAddress(address, companyOnly)).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import { type AddressRules, checkAddress } from '../addresses/index.ts';
import {
  buyerName,
  checkOrganizationName,
  newOrganizationName,
  organizationSlug,
} from './organization-name.ts';

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
  ['Two\nlines', 'characters'],
  ['https://clinic.example/', 'link'],
  ['Clinic.com', null],
] as const)('%j: %s', (name, problem) => {
  expect(checkOrganizationName(name)).toBe(problem);
});

it('accepts no name that an address would reject', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (companyName) => {
      const address = { ...nobody, ...elsewhere, companyName };
      fc.pre(checkOrganizationName(companyName) === null);
      expect(checkAddress(address, companyOnly)).toEqual([]);
    }),
  );
});

const founder = {
  organizationName: '',
  billingAddress: { firstName: 'Ada', lastName: 'Byron' },
  email: 'ada@buyer.example',
};

it.each([
  ['the name that the order gives', { organizationName: ' Praxis  am Tor ' }, 'Praxis am Tor'],
  ['the name of its buyer', {}, 'Ada Byron'],
  [
    'the address of a buyer without one',
    { billingAddress: { firstName: '', lastName: ' ' } },
    'ada@buyer.example',
  ],
  ['no more than fits', { organizationName: '𝕆'.repeat(120) }, '𝕆'.repeat(100)],
])('an organization is founded with %s', (_what, changes, name) => {
  expect(newOrganizationName({ ...founder, ...changes })).toBe(name);
});

it('has a buyer with one name, or none, if need be', () => {
  expect(buyerName({ billingAddress: { firstName: '', lastName: 'Byron' } })).toBe('Byron');
  expect(buyerName({ billingAddress: { firstName: '', lastName: '' } })).toBe('');
});

it.each([
  ['Praxis am Tor', 'praxis-am-tor-1f2e'],
  ['Ærø Ångström & Söhne', 'r-angstrom-sohne-1f2e'],
  ['عيادة النور', '1f2e'],
  ['--', '1f2e'],
  ['long '.repeat(30), 'long-long-long-long-long-long-long-long-1f2e'],
])('%j is named %s', (name, slug) => {
  expect(organizationSlug(name, '1f2e')).toBe(slug);
});

it('is named by what a slug may hold, whatever its name is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (name) => {
      expect(organizationSlug(name, '1f2e')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

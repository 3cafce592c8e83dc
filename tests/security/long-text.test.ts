import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { acceptedLanguages } from '@sonde/machines/rules/places';
import { isSearchable } from '@sonde/machines/rules/addresses';
import { shownVoucherCode } from '@sonde/machines/rules/promotions';
import { tidyTaxId } from '@sonde/machines/rules/tax';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { leadFields } from '@sonde/machines/rules/leads';
import { emailSuggestion } from '@sonde/machines/rules/people';
import { readLead } from '../../server/modules/lead/read-lead.ts';
import { loadValidators, readTaxId } from '../../server/modules/tax/read-tax-id.ts';
import { readAddress } from '../../server/modules/places/address-input.ts';
import { readContact } from '../../server/modules/checkout/contact-input.ts';
import { readVoucherCode } from '../../server/modules/voucher/voucher-input.ts';

/** Methods that transform a text at a cost of at least its length. */
const transforming = [
  'normalize',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'replace',
  'replaceAll',
  'split',
] as const;

/** 100 KB of characters that expand eighteenfold when normalized. */
const long = `${'\ufdfa'.repeat(50_000)}${' '.repeat(50_000)}`;

// Loading them transforms long texts of its own.
beforeAll(async () => {
  await loadValidators();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The longest text transformed while `work` runs, in UTF-16 units. */
async function longestTransformed(work: () => unknown): Promise<number> {
  let longest = 0;
  for (const name of transforming) {
    const original = String.prototype[name] as (...parameters: unknown[]) => unknown;
    vi.spyOn(String.prototype, name).mockImplementation(function (this: string, ...parameters: unknown[]) {
      longest = Math.max(longest, this.length);
      return original.apply(this, parameters) as never;
    });
  }
  await work();
  vi.restoreAllMocks();
  return longest;
}

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: '',
  streetAddress1: '1 Market Street',
  streetAddress2: '',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  countryArea: 'CA',
  phone: '4155550100',
};
const contact = { email: 'ada@clinic.example' };

const before = { organizationName: '', shippingAddress: null, billingAddress: null };

const addressCases = Object.keys(address).flatMap((field) =>
  (['invoice', 'destination'] as const).map(
    (purpose) =>
      [
        `the ${field} of an address (${purpose})`,
        () => readAddress({ ...address, [field]: long }, { purpose, shopCountry: 'US' }).ok,
      ] as const,
  ),
);
const leadCases = leadFields
  .filter((field) => field !== 'country')
  .map(
    (field) =>
      [
        `the ${field} of a form`,
        () => readLead({ form: 'contact', country: 'US', [field]: long }, new Date(0)).ok,
      ] as const,
  );

it.each<readonly [what: string, read: () => boolean | Promise<boolean>]>([
  ...addressCases,
  ...leadCases,
  ['an e-mail address', () => readContact({ ...contact, email: long }, before).ok],
  ['the name of an organization', () => readContact({ ...contact, organizationName: long }, before).ok],
  ...purchaseReferences.map(
    (name) =>
      [`the ${name}`, () => readContact({ ...contact, references: { [name]: long } }, before).ok] as const,
  ),
  ['a voucher code', () => readVoucherCode(long).ok],
  ['a tax id', async () => (await readTaxId(long, 'DE')).ok],
  ['a search for an address', () => isSearchable(long)],
])('%s of 100 KB is refused before it is processed', async (_, read) => {
  let isAccepted = true;
  const work = async () => {
    isAccepted = await read();
  };
  expect(await longestTransformed(work)).toBeLessThan(2_000);
  expect(isAccepted).toBe(false);
});

it.each([
  ['a voucher code in an address', () => shownVoucherCode(long)],
  ['a tax id that is counted', () => tidyTaxId(long)],
  ['a suggested e-mail address', () => emailSuggestion(long)],
  ['a list of languages', () => acceptedLanguages(long)],
])('%s is processed only up to its maximum length', async (_, read) => {
  expect(await longestTransformed(read)).toBeLessThan(2_000);
});

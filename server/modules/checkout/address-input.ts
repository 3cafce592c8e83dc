import {
  addressMaxLengths,
  addressRulesFor,
  checkAddress,
  normaliseAddress,
} from '@sonde/machines/rules/address';
import type {
  AddressField,
  AddressPurpose,
  AddressReason,
  AddressRules,
  PostalAddress,
} from '@sonde/machines/rules/address';
import { countryCodes } from '@sonde/machines/rules/country-codes';
import { addressRulesOf } from '../address/address-rules.ts';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import { fieldName } from './address-words.ts';
import { isPhone, storedPhone } from './phone.ts';

/** An address as it arrives: what was left out counts as empty. */
export type TypedAddress = { readonly [Field in keyof PostalAddress]?: string | null | undefined };

export type AddressVerdict =
  | { readonly ok: true; readonly address: PostalAddress }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

type Sentence = (field: AddressField, rules: AddressRules) => string;

const sentences: Readonly<Record<AddressReason, Sentence>> = {
  required: (field, rules) => `${fieldName(field, rules)} is missing.`,
  too_long: (field, rules) =>
    `${fieldName(field, rules)} may have at most ${addressMaxLengths[field]} characters.`,
  characters: (field, rules) =>
    `${fieldName(field, rules)} holds characters that cannot be printed on a label.`,
  area_unknown: (field, rules) => `${fieldName(field, rules)}: choose one from the list.`,
  area_not_served: () => 'We do not ship to this state or territory.',
  postal_code_format: (field, { postalCodeExamples, ...rules }) =>
    `${fieldName(field, rules)} does not look like ${postalCodeExamples.slice(0, 2).join(' or ')}.`,
  postal_code_area_mismatch: (field, rules) =>
    `${fieldName(field, rules)} and ${fieldName('countryArea', rules).toLowerCase()} do not go together.`,
  phone_format: () => 'Enter a phone number with its area code, or an international one that begins with +.',
};

function complete(typed: TypedAddress): PostalAddress {
  const text = (field: AddressField) => typed[field] ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    streetAddress1: text('streetAddress1'),
    streetAddress2: text('streetAddress2'),
    city: text('city'),
    postalCode: text('postalCode'),
    country: text('country'),
    countryArea: text('countryArea'),
    phone: text('phone'),
  };
}

/** Longer than any field may be: such a text is refused before anything else looks at it. */
const absurdLength = 1000;

const refused = (refusals: readonly Refusal[]): AddressVerdict => ({ ok: false, refusals });

type CountryCheck = (country: string, shopCountry: string) => readonly Refusal[];

/** An invoice goes to any country; prices and tax hold in one. */
const countryRefusals: Readonly<Record<AddressPurpose, CountryCheck>> = {
  invoice: (country) =>
    countryCodes.includes(country) ? [] : [refusal('INVALID', 'country', 'Choose a country.')],
  destination: (country, shopCountry) =>
    country === shopCountry
      ? []
      : [refusal('INVALID', 'country', 'This cart is priced for another country.')],
};

/** The address as it is kept, or every field that keeps it from being used; `shopCountry` is where the cart is priced. */
export function readAddress(
  typed: TypedAddress,
  { purpose, shopCountry }: { readonly purpose: AddressPurpose; readonly shopCountry: string },
): AddressVerdict {
  const address = complete(typed);
  const country =
    address.country.length > addressMaxLengths.country ? address.country : address.country.toUpperCase();
  const wrongCountry = countryRefusals[purpose](country, shopCountry);
  if (wrongCountry.length > 0) return refused(wrongCountry);
  const rules = addressRulesFor(purpose, addressRulesOf(country));
  const saying = (field: AddressField, reason: AddressReason) =>
    refusal('INVALID', field, sentences[reason](field, rules));
  const absurd = rules.displayOrder.filter((field) => address[field].length > absurdLength);
  if (absurd.length > 0) return refused(absurd.map((field) => saying(field, 'too_long')));
  const problems = checkAddress(address, rules);
  if (problems.length > 0) return refused(problems.map(({ field, reason }) => saying(field, reason)));
  const normal = normaliseAddress(address, rules);
  if (!isPhone(normal.phone, country)) return refused([saying('phone', 'phone_format')]);
  return { ok: true, address: { ...normal, phone: storedPhone(normal.phone, country) } };
}

import {
  addressMaxLengths,
  addressRules,
  checkAddress,
  normaliseAddress,
} from '@sonde/machines/rules/address';
import type { AddressField, AddressReason, PostalAddress } from '@sonde/machines/rules/address';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import { storedPhone } from './phone.ts';

/** An address as it arrives: what was left out counts as empty. */
export type TypedAddress = { readonly [Field in keyof PostalAddress]?: string | null | undefined };

export type AddressVerdict =
  | { readonly ok: true; readonly address: PostalAddress }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

const names: Readonly<Record<AddressField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Organization',
  streetAddress1: 'Street address',
  streetAddress2: 'Second line of the address',
  city: 'City',
  postalCode: 'ZIP code',
  country: 'Country',
  countryArea: 'State',
  phone: 'Phone number',
};

const sentences: Readonly<Record<AddressReason, (field: AddressField) => string>> = {
  required: (field) => `${names[field]} is missing.`,
  too_long: (field) => `${names[field]} may have at most ${addressMaxLengths[field]} characters.`,
  characters: (field) => `${names[field]} holds characters that cannot be printed on a label.`,
  area_unknown: () => 'Choose a state from the list.',
  area_not_served: () => 'We do not ship to this state or territory.',
  postal_code_format: () => 'A ZIP code has five digits, or nine as in 94103-1234.',
  postal_code_area_mismatch: () => 'The ZIP code is not in this state.',
  phone_format: () => 'Enter a phone number of ten digits, or an international one that begins with +.',
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

function absurdFields(address: PostalAddress): readonly Refusal[] {
  const fields = Object.keys(names) as AddressField[];
  return fields
    .filter((field) => address[field].length > absurdLength)
    .map((field) => refusal('INVALID', field, sentences.too_long(field)));
}

/**
 * The address as it is kept, or every field that keeps it from being used. `country` is the checkout's: its prices and
 * taxes hold there only.
 */
export function readAddress(typed: TypedAddress, country: string): AddressVerdict {
  const address = complete(typed);
  const absurd = absurdFields(address);
  if (absurd.length > 0) return { ok: false, refusals: absurd };
  const rules = addressRules(country);
  if (rules === null || address.country.toUpperCase() !== country)
    return {
      ok: false,
      refusals: [refusal('INVALID', 'country', 'This cart is priced for another country.')],
    };
  const problems = checkAddress(address, rules);
  if (problems.length > 0)
    return {
      ok: false,
      refusals: problems.map(({ field, reason }) => refusal('INVALID', field, sentences[reason](field))),
    };
  const normal = normaliseAddress(address, rules);
  return { ok: true, address: { ...normal, phone: storedPhone(normal.phone, country) } };
}

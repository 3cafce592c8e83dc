import {
  type AddressField,
  addressMaxLengths,
  type AddressPurpose,
  type AddressReason,
  addressRulesFor,
  checkAddress,
  normaliseAddress,
  type PostalAddress,
} from '@sonde/machines/rules/addresses';
import { countryCodes } from '@sonde/machines/rules/places';
import { lengthOf, tidySpaces } from '@sonde/machines/rules/texts';
import { addressRulesOf, areaCodeByAnyName } from './address-rules.ts';
import { fieldRefusal, refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { storedPhone } from './phone.ts';

/** An address as received; omitted fields count as empty. */
export type TypedAddress = { readonly [Field in keyof PostalAddress]?: string | null | undefined };

export type AddressVerdict =
  | { readonly ok: true; readonly address: PostalAddress }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

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

/** Far longer than a field may be: refuses such a text before any other check. */
const absurdLength = 1000;

const fields = Object.keys(addressMaxLengths) as readonly AddressField[];

/** Whether a text is too long, even one that addresses of the country don't have and that is dropped. */
const isTooLong = (field: AddressField, typed: string): boolean =>
  typed.length > absurdLength || lengthOf(tidySpaces(typed)) > addressMaxLengths[field];

const toRefusal = (refusals: readonly Refusal[]): AddressVerdict => ({ ok: false, refusals });

type CountryCheck = (country: string, shopCountry: string) => readonly Refusal[];

/** Invoices may go to any country; prices and tax apply to one. */
const countryRefusals: Readonly<Record<AddressPurpose, CountryCheck>> = {
  invoice: (country) => (countryCodes.includes(country) ? [] : [refusal('INVALID', 'country', 'REQUIRED')]),
  destination: (country, shopCountry) =>
    country === shopCountry ? [] : [refusal('INVALID', 'country', 'OTHER_COUNTRY')],
};

/**
 * Returns the address to store, or a refusal for every invalid field; `shopCountry` is the country of the cart's
 * prices.
 */
export function readAddress(
  typed: TypedAddress,
  { purpose, shopCountry }: { readonly purpose: AddressPurpose; readonly shopCountry: string },
): AddressVerdict {
  const address = complete(typed);
  const country =
    address.country.length > addressMaxLengths.country ? address.country : address.country.toUpperCase();
  const wrongCountry = countryRefusals[purpose](country, shopCountry);
  if (wrongCountry.length > 0) return toRefusal(wrongCountry);
  const rules = addressRulesFor(purpose, addressRulesOf(country));
  const fieldRefusalOf = (field: AddressField, reason: AddressReason) =>
    fieldRefusal(field, reason, addressMaxLengths[field]);
  const tooLong = fields.filter((field) => isTooLong(field, address[field]));
  if (tooLong.length > 0) return toRefusal(tooLong.map((field) => fieldRefusalOf(field, 'too_long')));
  const named = { ...address, countryArea: areaCodeByAnyName(country, address.countryArea) };
  const problems = checkAddress(named, rules);
  if (problems.length > 0)
    return toRefusal(problems.map(({ field, reason }) => fieldRefusalOf(field, reason)));
  const normal = normaliseAddress(named, rules);
  return { ok: true, address: { ...normal, phone: storedPhone(normal.phone, country) } };
}

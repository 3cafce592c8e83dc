import type { AddressField, PostalAddress } from '@sonde/machines/rules/addresses';
import * as v from 'valibot';
import type { TypedAddress } from '../../modules/places/address-input.ts';

const text = v.optional(v.string());

/** An address in the protocol's form. */
export const addressSchema = v.object({
  first_name: text,
  last_name: text,
  street_address: text,
  extended_address: text,
  address_locality: text,
  postal_code: text,
  address_country: text,
  address_region: text,
  phone_number: text,
});
export type ProtocolAddress = v.InferOutput<typeof addressSchema>;

/** The protocol's name of each field; null for one that it doesn't have. */
export const addressNames: Readonly<Record<AddressField, keyof ProtocolAddress | null>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: null,
  streetAddress1: 'street_address',
  streetAddress2: 'extended_address',
  city: 'address_locality',
  postalCode: 'postal_code',
  country: 'address_country',
  countryArea: 'address_region',
  phone: 'phone_number',
};

const fields = Object.entries(addressNames) as [AddressField, keyof ProtocolAddress | null][];

/** The address as a form would send it. */
export const typedAddress = (address: ProtocolAddress, companyName: string): TypedAddress => ({
  ...Object.fromEntries(fields.flatMap(([own, name]) => (name === null ? [] : [[own, address[name] ?? '']]))),
  companyName,
});

/** The address as the protocol shows it; fields without a value are left out. */
export const protocolAddress = (address: PostalAddress): ProtocolAddress =>
  Object.fromEntries(
    fields.flatMap(([own, name]) => (name === null || address[own] === '' ? [] : [[name, address[own]]])),
  );

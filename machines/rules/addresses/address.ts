import { isPhone, normalPhone } from './phone.ts';
import { normalPostalCode } from './postal-codes.ts';
import { isPrintable, lengthOf, tidySpaces } from '../texts/index.ts';
import type { UnservedTerritory } from './tax-territories.ts';

/** A postal address; empty strings where nothing was typed. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly streetAddress1: string;
  readonly streetAddress2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryArea: string;
  readonly phone: string;
}
export type AddressField = keyof PostalAddress;

/** An address of `country` with nothing typed yet. */
export function blankAddress(country: string): PostalAddress {
  return {
    firstName: '',
    lastName: '',
    companyName: '',
    streetAddress1: '',
    streetAddress2: '',
    city: '',
    postalCode: '',
    country,
    countryArea: '',
    phone: '',
  };
}

/** A state, province or the like: `postalCode` is what its postal codes begin with, as the source of a RegExp. */
export interface CountryAreaChoice {
  readonly code: string;
  readonly name: string;
  readonly postalCode: string | null;
  /** False for areas where nothing that is bought may go. */
  readonly served: boolean;
}

/** What countries call the areas that stand in their addresses. */
export const countryAreaTypes = [
  'area',
  'county',
  'department',
  'district',
  'do_si',
  'emirate',
  'island',
  'oblast',
  'parish',
  'prefecture',
  'province',
  'region',
  'state',
] as const;
export type CountryAreaType = (typeof countryAreaTypes)[number];

/** What countries call the place in an address. */
export const cityTypes = ['city', 'district', 'post_town', 'suburb'] as const;
export type CityType = (typeof cityTypes)[number];

/** What countries call the postal code. */
export const postalCodeTypes = ['zip', 'postal', 'postcode', 'eircode', 'pin'] as const;
export type PostalCodeType = (typeof postalCodeTypes)[number];

/**
 * What an address of a country must look like, as data that a server can send: patterns are the sources of regular
 * expressions for normalised values (coverage ADDRESS-1).
 */
export interface AddressRules {
  readonly country: string;
  readonly requiredFields: readonly AddressField[];
  /** The fields that the country's addresses have, in its order; what is not here is neither asked nor kept. */
  readonly displayOrder: readonly AddressField[];
  readonly countryAreaType: CountryAreaType;
  readonly countryAreaChoices: readonly CountryAreaChoice[];
  readonly cityType: CityType;
  readonly postalCodeType: PostalCodeType;
  readonly postalCodePattern: string | null;
  /** Codes that exist, to show what one looks like. */
  readonly postalCodeExamples: readonly string[];
  readonly phonePattern: string;
  /** What the country's postal codes include and the shop does not ship to. */
  readonly unservedTerritories: readonly UnservedTerritory[];
}

/** Where what is bought goes, and is taxed; or only who is billed for it. */
export type AddressPurpose = 'destination' | 'invoice';

/** What the billing address is for: what does not ship goes where it is billed. */
export function billingPurpose(isShippingRequired: boolean): AddressPurpose {
  return isShippingRequired ? 'invoice' : 'destination';
}

/** What is left of the unserved territories for an invoice: one that is a country of its own is to be named as that. */
const otherCountries = (territories: readonly UnservedTerritory[]): readonly UnservedTerritory[] =>
  territories
    .filter(({ ownCode }) => ownCode !== null)
    .map((territory) => ({ ...territory, reason: 'postal_code_other_country' }));

/** A country's rules for an address of this purpose: an invoice goes to areas, too, that the shop does not ship to. */
export function addressRulesFor(purpose: AddressPurpose, rules: AddressRules): AddressRules {
  if (purpose === 'destination') return rules;
  return {
    ...rules,
    countryAreaChoices: rules.countryAreaChoices.map((choice) => ({ ...choice, served: true })),
    unservedTerritories: otherCountries(rules.unservedTerritories),
  };
}

/** The places that the shop does not ship to, by their names: whole areas and parts of them. */
export function unservedPlaces({
  countryAreaChoices,
  unservedTerritories,
}: AddressRules): readonly Pick<UnservedTerritory, 'name' | 'ownCode'>[] {
  const areas = countryAreaChoices.filter(({ served }) => !served);
  return [...areas.map(({ name }) => ({ name, ownCode: null })), ...unservedTerritories];
}

export type AddressReason =
  | 'required'
  | 'too_long'
  | 'characters'
  | 'area_unknown'
  | 'area_not_served'
  | UnservedTerritory['reason']
  | 'postal_code_format'
  | 'postal_code_area_mismatch'
  | 'phone_format';

export interface AddressProblem {
  readonly field: AddressField;
  readonly reason: AddressReason;
}

/** In characters; what a carrier's label and the store's columns hold. */
export const addressMaxLengths: Readonly<Record<AddressField, number>> = {
  firstName: 60,
  lastName: 60,
  companyName: 100,
  streetAddress1: 100,
  streetAddress2: 100,
  city: 80,
  postalCode: 20,
  country: 2,
  countryArea: 60,
  phone: 32,
};

/** The same for the same name in small and capital letters, the Turkish dotted ones included. */
const comparable = (name: string): string => name.toUpperCase().normalize('NFC');

/** The code of an area that was given by name or code; what is neither stays as it is. */
export function countryAreaCode(typed: string, { countryAreaChoices }: AddressRules): string {
  const wanted = comparable(typed);
  const choice = countryAreaChoices.find(
    ({ code, name }) => comparable(code) === wanted || comparable(name) === wanted,
  );
  return choice?.code ?? typed;
}

/** The name of an area that was given by its code; what is no code stays as it is. */
export function countryAreaName(code: string, { countryAreaChoices }: AddressRules): string {
  return countryAreaChoices.find((choice) => choice.code === code)?.name ?? code;
}

/**
 * As it is kept and checked: single spaces, Latin digits in postal code and phone, the postal code as its country writes
 * it, an upper-case country, the area's code for its name ("California" → CA), the phone as `normalPhone` has it. Fields that the country's addresses do not have are empty.
 */
export function normaliseAddress(address: PostalAddress, rules: AddressRules): PostalAddress {
  const tidied = rules.displayOrder.reduce<PostalAddress>(
    (kept, field) => ({ ...kept, [field]: tidySpaces(address[field]) }),
    blankAddress(''),
  );
  return {
    ...tidied,
    postalCode: normalPostalCode(tidied.postalCode, rules.country, rules.postalCodePattern),
    country: tidied.country.toUpperCase(),
    countryArea: countryAreaCode(tidied.countryArea, rules),
    phone: normalPhone(tidied.phone, rules.country),
  };
}

function areaProblem(areaCodeGiven: string, rules: AddressRules): AddressReason | null {
  if (areaCodeGiven === '' || rules.countryAreaChoices.length === 0) return null;
  const choice = rules.countryAreaChoices.find(({ code }) => code === areaCodeGiven);
  if (choice === undefined) return 'area_unknown';
  return choice.served ? null : 'area_not_served';
}

/** Nothing but zeros or nothing but nines, as people type who do not want to say; no country has such a code. */
const placeholder = /^[A-Z]*[ -]?(?:0[0 -]*|9[9 -]*)$/;

const isPostalCode = (postalCode: string, { postalCodePattern }: AddressRules): boolean =>
  postalCodePattern === null
    ? true
    : new RegExp(postalCodePattern).test(postalCode) && !placeholder.test(postalCode);

const beginsWith = (prefix: string, postalCode: string): boolean =>
  new RegExp(`^(?:${prefix})`).test(postalCode);

function postalCodeProblem(address: PostalAddress, rules: AddressRules): AddressReason | null {
  if (address.postalCode === '') return null;
  if (!isPostalCode(address.postalCode, rules)) return 'postal_code_format';
  const unserved = rules.unservedTerritories.find(({ postalCode }) =>
    beginsWith(postalCode, address.postalCode),
  );
  if (unserved !== undefined) return unserved.reason;
  const prefix =
    rules.countryAreaChoices.find(({ code }) => code === address.countryArea)?.postalCode ?? null;
  return prefix !== null && !beginsWith(prefix, address.postalCode) ? 'postal_code_area_mismatch' : null;
}

function fieldProblem(
  field: AddressField,
  address: PostalAddress,
  rules: AddressRules,
): AddressReason | null {
  const value = address[field];
  if (value === '' && rules.requiredFields.includes(field)) return 'required';
  if (lengthOf(value) > addressMaxLengths[field]) return 'too_long';
  if (!isPrintable(value)) return 'characters';
  if (field === 'countryArea') return areaProblem(value, rules);
  if (field === 'postalCode') return postalCodeProblem(address, rules);
  if (field === 'phone' && value !== '' && !isPhone(value, rules.phonePattern)) return 'phone_format';
  return null;
}

/**
 * Everything that keeps an address from being shipped or billed to, at most one problem per field, in the order in
 * which the fields stand. The address may be as typed: it is normalised first. Post office boxes are fine.
 */
export function checkAddress(address: PostalAddress, rules: AddressRules): readonly AddressProblem[] {
  const normal = normaliseAddress(address, rules);
  return rules.displayOrder.flatMap((field) => {
    const reason = fieldProblem(field, normal, rules);
    return reason === null ? [] : [{ field, reason }];
  });
}

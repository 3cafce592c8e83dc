import areaRows from './data/us-areas.json' with { type: 'json' };
import { latinDigits, lengthOf, tidySpaces } from './text.ts';

/** A postal address; empty strings where nothing was typed. Specification §3. */
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

/** A state, province or the like: `postalCode` is what its postal codes begin with, as the source of a RegExp. */
export interface CountryAreaChoice {
  readonly code: string;
  readonly name: string;
  readonly postalCode: string | null;
  /** False for areas that the shop does not ship to. */
  readonly served: boolean;
}

/**
 * What an address of a country must look like, as data that a server can send: patterns are the sources of regular
 * expressions for normalised values. Specification §3 (AddressValidationData), §5.
 */
export interface AddressRules {
  readonly country: string;
  readonly requiredFields: readonly AddressField[];
  readonly displayOrder: readonly AddressField[];
  readonly countryAreaType: string;
  readonly countryAreaChoices: readonly CountryAreaChoice[];
  readonly cityType: string;
  readonly postalCodeType: string;
  readonly postalCodePattern: string | null;
  readonly phonePattern: string;
}

export type AddressReason =
  | 'required'
  | 'too_long'
  | 'characters'
  | 'area_unknown'
  | 'area_not_served'
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

/** Full international numbers, and national ones of the North American plan with or without the leading 1. */
const usPhonePattern = '^(?:\\+(?!1)\\d{7,15}|(?:\\+?1)?[2-9]\\d{9})$';

const unitedStates: AddressRules = {
  country: 'US',
  requiredFields: ['firstName', 'lastName', 'streetAddress1', 'city', 'countryArea', 'postalCode', 'country'],
  displayOrder: [
    'country',
    'firstName',
    'lastName',
    'companyName',
    'streetAddress1',
    'streetAddress2',
    'city',
    'countryArea',
    'postalCode',
    'phone',
  ],
  countryAreaType: 'state',
  countryAreaChoices: areaRows,
  cityType: 'city',
  postalCodeType: 'zip',
  postalCodePattern: '^\\d{5}(?:-\\d{4})?$',
  phonePattern: usPhonePattern,
};

/** The rules that this build carries; those of other countries come from the store (CountryAddressValidation). */
export function addressRules(country: string): AddressRules | null {
  return country.toUpperCase() === 'US' ? unitedStates : null;
}

function areaCode(typed: string, rules: AddressRules | null): string {
  const wanted = typed.toUpperCase();
  const choice = rules?.countryAreaChoices.find(
    ({ code, name }) => code.toUpperCase() === wanted || name.toUpperCase() === wanted,
  );
  return choice?.code ?? typed;
}

function normalPostalCode(typed: string, country: string): string {
  const upper = latinDigits(typed).toUpperCase();
  return country === 'US' ? upper.replace(/^(\d{5})[ -]*(\d{4})$/, '$1-$2') : upper;
}

/**
 * As it is kept and checked: single spaces, Latin digits in postal code and phone, upper-case postal code and country,
 * the area's code for its name ("California" → CA), a phone of digits with at most a leading +.
 */
export function normaliseAddress(
  address: PostalAddress,
  rules: AddressRules | null = addressRules(address.country),
): PostalAddress {
  const country = tidySpaces(address.country).toUpperCase();
  return {
    firstName: tidySpaces(address.firstName),
    lastName: tidySpaces(address.lastName),
    companyName: tidySpaces(address.companyName),
    streetAddress1: tidySpaces(address.streetAddress1),
    streetAddress2: tidySpaces(address.streetAddress2),
    city: tidySpaces(address.city),
    postalCode: normalPostalCode(tidySpaces(address.postalCode), country),
    country,
    countryArea: areaCode(tidySpaces(address.countryArea), rules),
    phone: latinDigits(tidySpaces(address.phone)).replace(/[\s().\-/]/g, ''),
  };
}

/** Control, half and private characters, and signs that no name or street has. */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\p{Co}<>{}|\\^`]/u;

function areaProblem(areaCodeGiven: string, rules: AddressRules): AddressReason | null {
  if (areaCodeGiven === '' || rules.countryAreaChoices.length === 0) return null;
  const choice = rules.countryAreaChoices.find(({ code }) => code === areaCodeGiven);
  if (choice === undefined) return 'area_unknown';
  return choice.served ? null : 'area_not_served';
}

function postalCodeProblem(address: PostalAddress, rules: AddressRules): AddressReason | null {
  if (address.postalCode === '') return null;
  if (rules.postalCodePattern !== null && !new RegExp(rules.postalCodePattern).test(address.postalCode))
    return 'postal_code_format';
  const prefix =
    rules.countryAreaChoices.find(({ code }) => code === address.countryArea)?.postalCode ?? null;
  return prefix !== null && !new RegExp(`^(?:${prefix})`).test(address.postalCode)
    ? 'postal_code_area_mismatch'
    : null;
}

function fieldProblem(
  field: AddressField,
  address: PostalAddress,
  rules: AddressRules,
): AddressReason | null {
  const value = address[field];
  if (value === '' && rules.requiredFields.includes(field)) return 'required';
  if (lengthOf(value) > addressMaxLengths[field]) return 'too_long';
  if (forbiddenCharacters.test(value)) return 'characters';
  if (field === 'countryArea') return areaProblem(value, rules);
  if (field === 'postalCode') return postalCodeProblem(address, rules);
  if (field === 'phone' && value !== '' && !new RegExp(rules.phonePattern).test(value)) return 'phone_format';
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

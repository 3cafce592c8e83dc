import { isPhone, normalPhone } from './phone.ts';
import { normalPostalCode } from './postal-codes.ts';
import { hasControl, isPrintable, lengthOf, type NameKind, nameProblem, tidySpaces } from '../texts/index.ts';
import type { UnservedTerritory } from './tax-territories.ts';

/** A postal address. Fields that the buyer left blank are empty strings. */
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
/** The name of one field of an address. */
export type AddressField = keyof PostalAddress;

/** An empty address in `country`. */
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

/** Whether two addresses are the same, however their phone number is written: the shop returns it with spaces. */
export function isSameAddress(a: PostalAddress | null, b: PostalAddress | null): boolean {
  if (a === null || b === null) return a === b;
  const valueOf = (address: PostalAddress, field: AddressField) =>
    field === 'phone' ? normalPhone(address.phone, address.country) : address[field];
  return (Object.keys(a) as AddressField[]).every((field) => valueOf(a, field) === valueOf(b, field));
}

/** A state, province or similar. `postalCode` is the RegExp source of the prefixes of its postal codes. */
export interface CountryAreaChoice {
  readonly code: string;
  readonly name: string;
  readonly postalCode: string | null;
  /** False for areas that the shop doesn't ship to. */
  readonly served: boolean;
}

/** What countries call the areas in their addresses. */
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
/** One of {@link countryAreaTypes}. */
export type CountryAreaType = (typeof countryAreaTypes)[number];

/** What countries call the city in an address. */
export const cityTypes = ['city', 'district', 'post_town', 'suburb'] as const;
/** One of {@link cityTypes}. */
export type CityType = (typeof cityTypes)[number];

/** What countries call the postal code. */
export const postalCodeTypes = ['zip', 'postal', 'postcode', 'eircode', 'pin'] as const;
/** One of {@link postalCodeTypes}. */
export type PostalCodeType = (typeof postalCodeTypes)[number];

/**
 * The rules for an address in one country, as data that a server can send. Patterns are the sources of regular
 * expressions for normalized values (coverage ADDRESS-1).
 */
export interface AddressRules {
  readonly country: string;
  readonly requiredFields: readonly AddressField[];
  /** The fields of the country's addresses, in its order. Other fields are neither shown nor stored. */
  readonly displayOrder: readonly AddressField[];
  readonly countryAreaType: CountryAreaType;
  readonly countryAreaChoices: readonly CountryAreaChoice[];
  readonly cityType: CityType;
  readonly postalCodeType: PostalCodeType;
  readonly postalCodePattern: string | null;
  /** Real codes, shown as examples. */
  readonly postalCodeExamples: readonly string[];
  readonly phonePattern: string;
  /** Territories within the country's postal codes that the shop doesn't ship to. */
  readonly unservedTerritories: readonly UnservedTerritory[];
}

/** `destination` is where the goods go and are taxed; `invoice` is only the billing address. */
export type AddressPurpose = 'destination' | 'invoice';

/** The purpose of the billing address: without shipping, it is also the destination. */
export function billingPurpose(isShippingRequired: boolean): AddressPurpose {
  return isShippingRequired ? 'invoice' : 'destination';
}

/**
 * The unserved territories that still matter for an invoice: a territory with its own country code must be entered as
 * that country.
 */
const otherCountries = (territories: readonly UnservedTerritory[]): readonly UnservedTerritory[] =>
  territories
    .filter(({ ownCode }) => ownCode !== null)
    .map((territory) => ({ ...territory, reason: 'postal_code_other_country' }));

/** A country's address rules for this purpose. Invoices can go to areas that the shop doesn't ship to. */
export function addressRulesFor(purpose: AddressPurpose, rules: AddressRules): AddressRules {
  if (purpose === 'destination') return rules;
  return {
    ...rules,
    countryAreaChoices: rules.countryAreaChoices.map((choice) => ({ ...choice, served: true })),
    unservedTerritories: otherCountries(rules.unservedTerritories),
  };
}

/** The areas and territories that the shop doesn't ship to, by name. */
export function unservedPlaces({
  countryAreaChoices,
  unservedTerritories,
}: AddressRules): readonly Pick<UnservedTerritory, 'name' | 'ownCode'>[] {
  const areas = countryAreaChoices.filter(({ served }) => !served);
  return [...areas.map(({ name }) => ({ name, ownCode: null })), ...unservedTerritories];
}

/** What is wrong with a field of an address, in the spelling of forms. */
export type AddressReason =
  | 'required'
  | 'too_long'
  | 'characters'
  | 'link'
  | 'area_unknown'
  | 'area_not_served'
  | UnservedTerritory['reason']
  | 'postal_code_format'
  | 'postal_code_area_mismatch'
  | 'phone_format';

/** What is wrong with one field of an address. */
export interface AddressProblem {
  readonly field: AddressField;
  readonly reason: AddressReason;
}

/** In characters; the limits of shipping labels and of the database columns. */
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

/** Makes names comparable regardless of case, including the Turkish dotted and dotless i. */
const comparable = (name: string): string => name.toUpperCase().normalize('NFC');

/** Converts an area's name or code to its code. Anything else is returned unchanged. */
export function countryAreaCode(typed: string, { countryAreaChoices }: AddressRules): string {
  const comparableText = comparable(typed);
  const choice = countryAreaChoices.find(
    ({ code, name }) => comparable(code) === comparableText || comparable(name) === comparableText,
  );
  return choice?.code ?? typed;
}

/** Converts an area's code to its name. Anything else is returned unchanged. */
export function countryAreaName(code: string, { countryAreaChoices }: AddressRules): string {
  return countryAreaChoices.find((choice) => choice.code === code)?.name ?? code;
}

/**
 * Normalizes an address for storage and checks: single spaces, Latin digits in the postal code and the phone, the
 * country's spelling of the postal code, an upper-case country, the area's code for its name ("California" → CA), the
 * phone as `normalPhone` returns it. Fields that the country's addresses don't have become empty.
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

/** All zeros or all nines, which people type as a placeholder. No country has such a code. */
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

const nameKinds: Partial<Readonly<Record<AddressField, NameKind>>> = {
  firstName: 'person',
  lastName: 'person',
  companyName: 'organization',
};

/** What is wrong with the characters of a field as it was typed. */
function textProblem(field: AddressField, typed: string): AddressReason | null {
  const kind = nameKinds[field];
  if (kind !== undefined) return nameProblem(typed, kind);
  return hasControl(typed) ? 'characters' : null;
}

function fieldProblem(
  field: AddressField,
  typed: string,
  address: PostalAddress,
  rules: AddressRules,
): AddressReason | null {
  const value = address[field];
  if (value === '' && rules.requiredFields.includes(field)) return 'required';
  if (lengthOf(value) > addressMaxLengths[field]) return 'too_long';
  if (!isPrintable(value)) return 'characters';
  const problem = textProblem(field, typed);
  if (problem !== null) return problem;
  if (field === 'countryArea') return areaProblem(value, rules);
  if (field === 'postalCode') return postalCodeProblem(address, rules);
  if (field === 'phone' && value !== '' && !isPhone(value, rules.phonePattern)) return 'phone_format';
  return null;
}

/**
 * Returns what prevents shipping or billing to an address: at most one problem per field, in display order. It
 * normalizes the address first. Post office boxes are allowed.
 */
export function checkAddress(address: PostalAddress, rules: AddressRules): readonly AddressProblem[] {
  const normal = normaliseAddress(address, rules);
  return rules.displayOrder.flatMap((field) => {
    const reason = fieldProblem(field, address[field], normal, rules);
    return reason === null ? [] : [{ field, reason }];
  });
}

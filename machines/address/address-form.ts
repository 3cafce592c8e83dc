import {
  type AddressField,
  type AddressProblem,
  type AddressReason,
  type AddressRules,
  addressRulesFor,
  checkAddress,
  countryAreaCode,
  countryAreaName,
  isSameAddress,
  type PostalAddress,
} from '../rules/addresses/index.ts';
import { withOrganization } from '../rules/people/index.ts';
import type { AddressContext, AddressInput, KnownAddress } from './address.types.ts';

/** The rules that apply to the fields, given the purpose of the address. */
export const rulesOf = ({ purpose, rules }: Pick<AddressContext, 'purpose' | 'rules'>): AddressRules =>
  addressRulesFor(purpose, rules);

/** The form with the address that it begins with, before any problem. */
export function createForm(input: AddressInput): AddressContext {
  return { ...input, known: input.address, problems: [], trouble: null };
}

/**
 * Whether the buyer has typed nothing and no problem is shown, so that the parent flow's address may replace the text.
 */
const isUntouched = ({ address, known, problems, trouble }: AddressContext): boolean =>
  problems.length === 0 && trouble === null && isSameAddress(address, known);

/** Updates the parent flow's address. Typed text is kept. */
export function keepKnown(form: AddressContext, { address, purpose }: KnownAddress): AddressContext {
  const known = { ...form, known: address, purpose };
  return isUntouched(form) ? { ...known, address } : known;
}

/** Resets the form to the saved address. */
export function takeKnown(form: AddressContext): AddressContext {
  return { ...form, address: form.known, problems: [], trouble: null };
}

/** Renames the organization in the address. The form still counts as untouched. */
export function renameOrganization(
  form: AddressContext,
  names: { readonly before: string; readonly after: string },
): AddressContext {
  return {
    ...form,
    address: withOrganization(form.address, names),
    known: withOrganization(form.known, names),
  };
}

/** Problems shown when the buyer leaves the field; all others wait for Continue. */
const reasonsSaidOnLeaving: readonly AddressReason[] = [
  'postal_code_format',
  'territory_not_served',
  'postal_code_other_country',
  'phone_format',
];

const isSame = (a: AddressProblem) => (b: AddressProblem) => a.field === b.field && a.reason === b.reason;

/** The shown problems that still exist. Typing never adds a problem. */
function remainingProblems(problems: readonly AddressProblem[], address: PostalAddress, rules: AddressRules) {
  const present = checkAddress(address, rules);
  return problems.filter((problem) => present.some(isSame(problem)));
}

/** Whether the rules belong to the address's country. */
export function areRulesOfCountry({ address, rules }: Pick<AddressContext, 'address' | 'rules'>): boolean {
  return rules.country === address.country;
}

/** Updates a field and drops the problems that no longer exist. */
export function changeField(form: AddressContext, field: AddressField, value: string): AddressContext {
  const address = { ...form.address, [field]: value };
  return { ...form, address, problems: remainingProblems(form.problems, address, rulesOf(form)) };
}

/**
 * Changes the country and keeps all text. A chosen area is converted to its name, because its code may mean another
 * area in the new country.
 */
export function changeCountry(form: AddressContext, country: string): AddressContext {
  const { address } = form;
  const rules = rulesOf(form);
  const countryArea = areRulesOfCountry(form)
    ? countryAreaName(address.countryArea, rules)
    : address.countryArea;
  return { ...form, address: { ...address, country, countryArea }, trouble: null };
}

/**
 * Applies the country's rules. An area that exists there stays selected, and problems that no longer apply are dropped.
 */
export function takeRules(form: AddressContext, rulesOfCountry: AddressRules): AddressContext {
  const rules = rulesOf({ ...form, rules: rulesOfCountry });
  const countryArea = countryAreaCode(form.address.countryArea, rules);
  const address = { ...form.address, countryArea };
  return {
    ...form,
    address,
    rules: rulesOfCountry,
    problems: remainingProblems(form.problems, address, rules),
    trouble: null,
  };
}

/** Shows a format problem when the buyer leaves a field that isn't empty. */
export function leaveField(form: AddressContext, field: AddressField): AddressContext {
  if (form.address[field].trim() === '') return form;
  const newProblems = checkAddress(form.address, rulesOf(form)).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return {
    ...form,
    problems: [...form.problems.filter((problem) => !newProblems.some(isSame(problem))), ...newProblems],
  };
}

/** Shows all problems on Continue, in field order. */
export function submitForm(form: AddressContext): AddressContext {
  return { ...form, problems: checkAddress(form.address, rulesOf(form)) };
}

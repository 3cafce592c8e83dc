import {
  type AddressField,
  type AddressProblem,
  type AddressReason,
  type AddressRules,
  addressRulesFor,
  checkAddress,
  countryAreaCode,
  countryAreaName,
  type PostalAddress,
} from '../rules/addresses/index.ts';
import { withOrganization } from '../rules/people/index.ts';
import type { AddressContext, AddressInput, KnownAddress } from './address.types.ts';

/** What the fields are checked by, for what the address is for. */
export const rulesOf = ({ purpose, rules }: Pick<AddressContext, 'purpose' | 'rules'>): AddressRules =>
  addressRulesFor(purpose, rules);

export function beginForm(input: AddressInput): AddressContext {
  return { ...input, known: input.address, problems: [], trouble: null };
}

const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  (Object.keys(a) as AddressField[]).every((field) => a[field] === b[field]);

/** Whether nothing was typed or said: then what the flow around it has takes the place of what stands there. */
const isUntouched = ({ address, known, problems, trouble }: AddressContext): boolean =>
  problems.length === 0 && trouble === null && isSameAddress(address, known);

/** After the flow around it said what it has: what was typed stays. */
export function keepKnown(form: AddressContext, { address, purpose }: KnownAddress): AddressContext {
  const known = { ...form, known: address, purpose };
  return isUntouched(form) ? { ...known, address } : known;
}

/** After what was typed was saved: nothing is typed any more. */
export function takeKnown(form: AddressContext): AddressContext {
  return { ...form, address: form.known, problems: [], trouble: null };
}

/** After the organization that buys got another name: what stands in the address follows, and still counts as untouched. */
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

/** Said as soon as the buyer leaves the field; everything else waits for Continue. */
const reasonsSaidOnLeaving: readonly AddressReason[] = [
  'postal_code_format',
  'territory_not_served',
  'postal_code_other_country',
  'phone_format',
];

const isSame = (a: AddressProblem) => (b: AddressProblem) => a.field === b.field && a.reason === b.reason;

/** The told problems that are still there. Nothing new is said while typing. */
function toldStill(problems: readonly AddressProblem[], address: PostalAddress, rules: AddressRules) {
  const present = checkAddress(address, rules);
  return problems.filter((told) => present.some(isSame(told)));
}

/** Whether the rules are those of the address's country. */
export function areRulesOfCountry({ address, rules }: Pick<AddressContext, 'address' | 'rules'>): boolean {
  return rules.country === address.country;
}

/** After a change: the new text, and only those told problems that are still there. */
export function changeField(form: AddressContext, field: AddressField, value: string): AddressContext {
  const address = { ...form.address, [field]: value };
  return { ...form, address, problems: toldStill(form.problems, address, rulesOf(form)) };
}

/**
 * After another country was chosen: everything typed stays. A chosen area goes on by its name, because its code may
 * mean another area there.
 */
export function changeCountry(form: AddressContext, country: string): AddressContext {
  const { address } = form;
  const rules = rulesOf(form);
  const countryArea = areRulesOfCountry(form)
    ? countryAreaName(address.countryArea, rules)
    : address.countryArea;
  return { ...form, address: { ...address, country, countryArea }, trouble: null };
}

/** With the rules of its country: what fits stays chosen, and what does not apply there is not said any more. */
export function takeRules(form: AddressContext, rulesOfCountry: AddressRules): AddressContext {
  const rules = rulesOf({ ...form, rules: rulesOfCountry });
  const countryArea = countryAreaCode(form.address.countryArea, rules);
  const address = { ...form.address, countryArea };
  return {
    ...form,
    address,
    rules: rulesOfCountry,
    problems: toldStill(form.problems, address, rules),
    trouble: null,
  };
}

/** After leaving a field that is not empty: a wrong format is said now. */
export function leaveField(form: AddressContext, field: AddressField): AddressContext {
  if (form.address[field].trim() === '') return form;
  const found = checkAddress(form.address, rulesOf(form)).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return { ...form, problems: [...form.problems.filter((told) => !found.some(isSame(told))), ...found] };
}

/** On Continue: everything that is wrong, in the order of the fields. */
export function submitForm(form: AddressContext): AddressContext {
  return { ...form, problems: checkAddress(form.address, rulesOf(form)) };
}

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
import type { AddressForm } from './address.types.ts';

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
export function areRulesOfCountry({ address, rules }: Pick<AddressForm, 'address' | 'rules'>): boolean {
  return rules.country === address.country;
}

/** After a change: the new text, and only those told problems that are still there. */
export function changeField(form: AddressForm, field: AddressField, value: string): AddressForm {
  const address = { ...form.address, [field]: value };
  return { ...form, address, problems: toldStill(form.problems, address, form.rules) };
}

/**
 * After another country was chosen: everything typed stays. A chosen area goes on by its name, because its code may
 * mean another area there.
 */
export function changeCountry(form: AddressForm, country: string): AddressForm {
  const { address, rules } = form;
  const countryArea = areRulesOfCountry(form)
    ? countryAreaName(address.countryArea, rules)
    : address.countryArea;
  return { ...form, address: { ...address, country, countryArea }, trouble: null };
}

/** With the rules of its country: what fits stays chosen, and what does not apply there is not said any more. */
export function takeRules(form: AddressForm, rulesOfCountry: AddressRules): AddressForm {
  const rules = addressRulesFor(form.purpose, rulesOfCountry);
  const countryArea = countryAreaCode(form.address.countryArea, rules);
  const address = { ...form.address, countryArea };
  return { ...form, address, rules, problems: toldStill(form.problems, address, rules), trouble: null };
}

/** After leaving a field that is not empty: a wrong format is said now. */
export function leaveField(form: AddressForm, field: AddressField): AddressForm {
  if (form.address[field].trim() === '') return form;
  const found = checkAddress(form.address, form.rules).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return { ...form, problems: [...form.problems.filter((told) => !found.some(isSame(told))), ...found] };
}

/** On Continue: everything that is wrong, in the order of the fields. */
export function submitForm(form: AddressForm): AddressForm {
  return { ...form, problems: checkAddress(form.address, form.rules) };
}

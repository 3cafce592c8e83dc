import {
  type AddressField,
  type AddressProblem,
  type AddressReason,
  checkAddress,
} from '../rules/address.ts';
import type { AddressRules, PostalAddress } from '../rules/address.ts';
import type { AddressForm } from './address.types.ts';

/** Said as soon as the buyer leaves the field; everything else waits for Continue. */
const reasonsSaidOnLeaving: readonly AddressReason[] = ['postal_code_format', 'phone_format'];

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

const isSame = (a: AddressProblem) => (b: AddressProblem) => a.field === b.field && a.reason === b.reason;

/** After a change: the new text, and only those told problems that are still there. Nothing new is said while typing. */
export function changeField(
  form: AddressForm,
  rules: AddressRules,
  field: AddressField,
  value: string,
): AddressForm {
  const address = { ...form.address, [field]: value };
  const present = checkAddress(address, rules);
  return { address, problems: form.problems.filter((told) => present.some(isSame(told))) };
}

/** After leaving a field that is not empty: a wrong format is said now. */
export function leaveField(form: AddressForm, rules: AddressRules, field: AddressField): AddressForm {
  if (form.address[field].trim() === '') return form;
  const found = checkAddress(form.address, rules).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return { ...form, problems: [...form.problems.filter((told) => !found.some(isSame(told))), ...found] };
}

/** On Continue: everything that is wrong, in the order of the fields. */
export function submitForm(form: AddressForm, rules: AddressRules): AddressForm {
  return { ...form, problems: checkAddress(form.address, rules) };
}

import type { SnapshotFrom } from 'xstate';
import type { AddressField, AddressReason, AddressRules } from '../rules/addresses/index.ts';
import type { addressMachine } from './address.machine.ts';
import { areRulesOfCountry } from './address-form.ts';
import type { AddressForm } from './address.types.ts';

export type AddressSnapshot = SnapshotFrom<typeof addressMachine>;

/** What is wrong with a field, as told so far; null when nothing is. */
export function addressProblemAt(form: AddressForm, field: AddressField): AddressReason | null {
  return form.problems.find((problem) => problem.field === field)?.reason ?? null;
}

/** Whether the form waits to be told what an address in the chosen country consists of. */
export function isLoadingRules(form: AddressForm): boolean {
  return !areRulesOfCountry(form) && form.trouble === null;
}

export function isFieldRequired(rules: AddressRules, field: AddressField): boolean {
  return rules.requiredFields.includes(field);
}

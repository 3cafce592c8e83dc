import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AddressField, AddressReason, AddressRules } from '../rules/addresses/index.ts';
import type { addressMachine } from './address.machine.ts';
import { areRulesOfCountry, rulesOf } from './address-form.ts';
import type { AddressForm } from './address.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type AddressSnapshot = SnapshotFrom<typeof addressMachine>;

/** The view of an address form, from its snapshot. */
export function addressForm(snapshot: AddressSnapshot): AddressForm {
  const { context } = snapshot;
  const { address, problems, trouble } = context;
  const isLoadingRules = !areRulesOfCountry(context) && !snapshot.matches('unanswered');
  return { address, rules: rulesOf(context), problems, trouble, isLoadingRules };
}

/** The view of an address form inside a flow. */
export function containedAddressForm(
  contained: ActorRefFrom<typeof addressMachine> | undefined,
): AddressForm {
  if (contained === undefined) throw new Error('The flow does not contain this address form.');
  return addressForm(contained.getSnapshot());
}

/** The shown problem of a field; null if there is none. */
export function addressProblemAt(
  form: Pick<AddressForm, 'problems'>,
  field: AddressField,
): AddressReason | null {
  return form.problems.find((problem) => problem.field === field)?.reason ?? null;
}

/** Whether the country's addresses need this field. */
export function isFieldRequired(rules: AddressRules, field: AddressField): boolean {
  return rules.requiredFields.includes(field);
}

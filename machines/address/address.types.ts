import type { AddressField, AddressProblem, AddressRules, PostalAddress } from '../rules/address.ts';

/** What the form of one address holds: the text as typed, and the problems that the buyer has been told. */
export interface AddressForm {
  readonly address: PostalAddress;
  readonly problems: readonly AddressProblem[];
}

export interface AddressInput extends AddressForm {
  readonly rules: AddressRules;
}

export type AddressContext = AddressInput;

export type AddressEvent =
  | { readonly type: 'address.field.changed'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'address.field.left'; readonly field: AddressField }
  | { readonly type: 'address.submitted' };

/** The address as it is kept: normalised, without any problem. */
export interface AddressOutput {
  readonly address: PostalAddress;
}

import type { Trouble } from '../flow/index.ts';
import type {
  AddressField,
  AddressProblem,
  AddressPurpose,
  AddressRules,
  PostalAddress,
} from '../rules/addresses/index.ts';

/** What the form of one address holds. */
export interface AddressForm {
  /** The text as typed. */
  readonly address: PostalAddress;
  readonly purpose: AddressPurpose;
  /** What the fields are checked by; those of another country while the address's own are not here yet. */
  readonly rules: AddressRules;
  /** The problems that the buyer has been told. */
  readonly problems: readonly AddressProblem[];
  /** Why the rules of the address's country are not here; null while they are, or are on their way. */
  readonly trouble: Trouble | null;
}

export type AddressInput = AddressForm;
export type AddressContext = AddressForm;

/** What an address form asks of the world. */
export interface AddressPorts {
  /** What an address in a country consists of, in the words of the page's language. */
  loadAddressRules(input: { country: string }): Promise<AddressRules>;
}

export type AddressEvent =
  | { readonly type: 'address.country.changed'; readonly country: string }
  | { readonly type: 'address.field.changed'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'address.field.left'; readonly field: AddressField }
  | { readonly type: 'address.submitted' };

/** The address as it is kept: normalised, without any problem. */
export interface AddressOutput {
  readonly address: PostalAddress;
}

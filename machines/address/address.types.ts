import type { Trouble } from '../flow/index.ts';
import type {
  AddressField,
  AddressProblem,
  AddressPurpose,
  AddressRules,
  PostalAddress,
} from '../rules/addresses/index.ts';

/** The parent flow's version of the address. */
export interface KnownAddress {
  /** The last saved address, or the initial value of a new one. */
  readonly address: PostalAddress;
  readonly purpose: AddressPurpose;
}

/** What the flow is given when it begins. */
export interface AddressInput extends KnownAddress {
  /** The address rules of one country; the form loads those of other countries itself. */
  readonly rules: AddressRules;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface AddressContext extends AddressInput {
  /** The parent flow's address, which `address` follows until the buyer types. */
  readonly known: PostalAddress;
  /** The problems shown to the buyer. */
  readonly problems: readonly AddressProblem[];
  /** Why the rules of the address's country failed to load; null if they are loaded or loading. */
  readonly trouble: Trouble | null;
}

/** The view of one address form. */
export interface AddressForm {
  /** The text as typed. */
  readonly address: PostalAddress;
  /** The rules for the fields; still those of another country until the address's own are loaded. */
  readonly rules: AddressRules;
  /** The problems shown to the buyer. */
  readonly problems: readonly AddressProblem[];
  /** Why the rules of the address's country failed to load; null if they are loaded or loading. */
  readonly trouble: Trouble | null;
  /** Whether the rules of the chosen country are loading. */
  readonly isLoadingRules: boolean;
}

/** The ports of an address form. */
export interface AddressPorts {
  /** The address rules of a country, with names in the page's language. */
  loadAddressRules(input: { country: string }): Promise<AddressRules>;
}

/** The buyer's events, which the parent flow forwards. */
export type AddressRequest =
  | { readonly type: 'address.country.changed'; readonly country: string }
  | { readonly type: 'address.field.changed'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'address.field.left'; readonly field: AddressField }
  | { readonly type: 'address.submitted' };

/** Everything that can be sent to the flow. */
export type AddressEvent =
  | AddressRequest
  /** From the parent flow: the form is visible and accepts input. */
  | { readonly type: 'address.opened' }
  | { readonly type: 'address.closed' }
  /** From the parent flow: its current version of the address. */
  | ({ readonly type: 'address.known' } & KnownAddress)
  /** From the parent flow: the announced address is saved and equals `address.known`. */
  | { readonly type: 'address.saved' }
  /** From the parent flow: the buyer's organization was renamed. */
  | { readonly type: 'address.organization.renamed'; readonly before: string; readonly after: string };

/** Sent to the parent flow: the normalized address, without problems. */
export interface AddressAnnouncement {
  readonly type: 'address.completed';
  readonly address: PostalAddress;
}

import type { Trouble } from '../flow/index.ts';
import type {
  AddressField,
  AddressProblem,
  AddressPurpose,
  AddressRules,
  PostalAddress,
} from '../rules/addresses/index.ts';

/** What the flow around the form has of the address. */
export interface KnownAddress {
  /** As it was saved last, or what a new one begins with. */
  readonly address: PostalAddress;
  readonly purpose: AddressPurpose;
}

export interface AddressInput extends KnownAddress {
  /** What an address of one country consists of; the form asks for another country's by itself. */
  readonly rules: AddressRules;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface AddressContext extends AddressInput {
  /** What the flow around it has; the text in `address` follows it until the buyer types. */
  readonly known: PostalAddress;
  /** The problems that the buyer has been told. */
  readonly problems: readonly AddressProblem[];
  /** Why the rules of the address's country are not here; null while they are, or are on their way. */
  readonly trouble: Trouble | null;
}

/** What the form of one address shows. */
export interface AddressForm {
  /** The text as typed. */
  readonly address: PostalAddress;
  /** What the fields are checked by; those of another country while the address's own are not here yet. */
  readonly rules: AddressRules;
  /** The problems that the buyer has been told. */
  readonly problems: readonly AddressProblem[];
  /** Why the rules of the address's country are not here; null while they are, or are on their way. */
  readonly trouble: Trouble | null;
  /** Whether the form waits to be told what an address in the chosen country consists of. */
  readonly isLoadingRules: boolean;
}

/** What an address form asks of the world. */
export interface AddressPorts {
  /** What an address in a country consists of, in the words of the page's language. */
  loadAddressRules(input: { country: string }): Promise<AddressRules>;
}

/** What the buyer sends; the flow around the form forwards it. */
export type AddressWish =
  | { readonly type: 'address.country.changed'; readonly country: string }
  | { readonly type: 'address.field.changed'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'address.field.left'; readonly field: AddressField }
  | { readonly type: 'address.submitted' };

export type AddressEvent =
  | AddressWish
  /** From the flow around it: the form is shown, and may be typed into. */
  | { readonly type: 'address.opened' }
  | { readonly type: 'address.closed' }
  /** From the flow around it: what it has of the address now. */
  | ({ readonly type: 'address.known' } & KnownAddress)
  /** From the flow around it: what the form announced is saved, as `address.known` said. */
  | { readonly type: 'address.saved' }
  /** From the flow around it: the organization that buys got another name. */
  | { readonly type: 'address.organization.renamed'; readonly before: string; readonly after: string };

/** What the form sends to the flow around it: the address, normalised, without any problem. */
export interface AddressNews {
  readonly type: 'address.completed';
  readonly address: PostalAddress;
}

import type { PostalAddress } from '@sonde/machines/rules/addresses';

/** The facts about a buyer that a provider needs to ask them on its own page, because they enter nothing in the shop. */
export interface Payer {
  readonly email: string;
  /** Of the order, as in its URL, for example `en`. */
  readonly language: string;
  /** The organization that the order names; empty for a person. */
  readonly organizationName: string;
  readonly billingAddress: PostalAddress;
  /** Null if nothing is shipped. */
  readonly shippingAddress: PostalAddress | null;
}

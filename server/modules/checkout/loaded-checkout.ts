import type { Person } from '../people/person.model.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import type { StoredCheckout } from './checkout.model.ts';

/** What a decision about a checkout depends on besides the checkout, all of one moment. */
export interface Moment {
  readonly catalogueRevision: number;
  /** The voucher that the code stands for; null when there is no code, or no such voucher. */
  readonly voucher: VoucherOffer | null;
  /** Whether the checkout has an affiliate's code, another one than the voucher's. */
  readonly hasAffiliateApplied: boolean;
  /** Whose checkout it is, or becomes by the next change; null for a buyer who is not signed in. */
  readonly owner: Person | null;
  /** True where it was not read, but is what this process knew last: good for a write, which names it, and for no answer. */
  readonly isRemembered: boolean;
}

export interface LoadedCheckout extends Moment {
  readonly checkout: StoredCheckout;
  /** Whether the owner asks, and nobody else who has the token. */
  readonly isAskedByOwner: boolean;
}

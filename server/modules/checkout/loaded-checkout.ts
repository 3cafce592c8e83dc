import type { Person } from '../people/person.model.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import type { StoredCheckout } from './checkout.model.ts';

/** Everything besides the checkout that a decision depends on, read at the same moment. */
export interface Moment {
  readonly catalogueRevision: number;
  /** The voucher with the code; null if there is no code or no such voucher. */
  readonly voucher: VoucherOffer | null;
  /** Whether the checkout has an affiliate's code that isn't the voucher's. */
  readonly hasAffiliateApplied: boolean;
  /** The current owner, or the future owner after the next change; null for a signed-out buyer. */
  readonly owner: Person | null;
  /**
   * True if it wasn't read, but is this process's last write. Valid for a write that checks its version, never for a
   * response.
   */
  readonly isRemembered: boolean;
}

export interface LoadedCheckout extends Moment {
  readonly checkout: StoredCheckout;
  /** Whether the caller is the owner, not another holder of the token. */
  readonly isAskedByOwner: boolean;
}

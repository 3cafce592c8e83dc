import { LRUCache } from 'lru-cache';
import type { LoadedCheckout } from './loaded-checkout.ts';

/** A buyer whose checkout isn't remembered costs one more statement. */
const mostRemembered = 100;

/**
 * A voucher's discount, the limits of a pending payment and those of a person's organization depend on more than the
 * checkout and the catalog.
 */
const canBeRemembered = ({ checkout: { voucherCode, placements, userId } }: LoadedCheckout) =>
  voucherCode === null && placements === 0 && userId === null;

/** This process's last writes. */
export interface RememberedCheckouts {
  /** Returns what is remembered under a token, once. */
  take(token: string): LoadedCheckout | undefined;
  remember(token: string, written: LoadedCheckout): void;
}

/**
 * Remembers what was written, because the buyer's next change usually starts from it. It is used once, and only by a
 * write that checks its version, because another process, a job or a new catalog may have changed it since.
 */
export function rememberCheckouts(): RememberedCheckouts {
  const remembered = new LRUCache<string, LoadedCheckout>({ max: mostRemembered });
  return {
    take(token) {
      const loaded = remembered.get(token);
      remembered.delete(token);
      return loaded;
    },
    remember(token, written) {
      if (canBeRemembered(written))
        remembered.set(token, { ...written, voucher: null, hasAffiliateApplied: false, isRemembered: true });
    },
  };
}

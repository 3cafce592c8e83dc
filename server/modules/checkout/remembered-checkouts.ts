import { LRUCache } from 'lru-cache';
import type { LoadedCheckout } from './loaded-checkout.ts';

/** Whoever else goes on costs one statement more. */
const mostRemembered = 100;

/**
 * What a voucher takes off, what a payment under way forbids, and what a person's organization may buy depends on more
 * than the checkout and the catalogue.
 */
const canBeRemembered = ({ checkout: { voucherCode, placements, userId } }: LoadedCheckout) =>
  voucherCode === null && placements === 0 && userId === null;

/** What this process wrote last. */
export interface RememberedCheckouts {
  /** Hands out once what is remembered under a token. */
  take(token: string): LoadedCheckout | undefined;
  remember(token: string, written: LoadedCheckout): void;
}

/**
 * Remembers what was written, which the buyer's next change mostly begins with. It is used once, and by nobody but a write
 * that names its version: another process, a job or a new catalogue may have been there since.
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

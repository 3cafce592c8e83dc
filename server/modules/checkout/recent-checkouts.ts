import { LRUCache } from 'lru-cache';
import type { LoadedCheckout } from './checkout.repository.ts';

/** Whoever else goes on costs one statement more. */
const MOST = 100;

/**
 * The checkouts that this process wrote last, by token, as it wrote them: the buyer's next change begins with one and
 * need not read it back. Each is a guess, since another process, a job or a new catalogue may have been there since. It is
 * good for a write alone, which names what it guessed and misses where that is no longer so; nothing is answered by it
 * before that.
 */
export interface RecentCheckouts {
  /** Undefined where the database has to be asked. */
  find(token: string): LoadedCheckout | undefined;
  keep(token: string, written: LoadedCheckout): void;
  forget(token: string): void;
}

/** What a voucher takes off, and what a payment under way forbids, hangs on more than the checkout and the catalogue. */
const standsAlone = ({ checkout: { voucherCode, placements } }: LoadedCheckout) =>
  voucherCode === null && placements === 0;

export function createRecentCheckouts(): RecentCheckouts {
  const kept = new LRUCache<string, LoadedCheckout>({ max: MOST });
  const forget = (token: string) => void kept.delete(token);
  return {
    find: (token) => kept.get(token),
    keep(token, written) {
      if (standsAlone(written)) kept.set(token, { ...written, voucher: null, hasAffiliateApplied: false });
      else forget(token);
    },
    forget,
  };
}

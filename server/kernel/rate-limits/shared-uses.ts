import type { RateLimit } from './rate-limiter.ts';

/** One limit of one kind, such as that of voucher codes for each checkout. */
export interface SharedCounter {
  readonly name: string;
  readonly limit: RateLimit;
  /** Counts what other processes have counted for a key. */
  countOthers(key: string, uses: number): void;
}

/** What several processes of a shop count together. */
export interface SharedUses {
  /** Adds a counter; returns the function that shares what it has counted, or taken back, for a key with other processes. */
  join(counter: SharedCounter): (key: string, uses: number) => void;
}

/** For the only process of a shop. */
export const unsharedUses: SharedUses = { join: () => () => {} };

import { ownLocation } from '@sonde/machines/rules/sign-in';
import { tabStorage } from './browser-storage.ts';

const key = 'sonde.bankReturn';

/**
 * The page that a bank was asked from, per tab. A bank that takes the whole page sends the buyer back to My account,
 * whose address the shop can name without knowing what this tab shows.
 */
export const bankReturn = {
  keep(): void {
    tabStorage.write(key, location.pathname + location.search);
  },
  clear(): void {
    tabStorage.write(key, null);
  },
  /** The page to continue with, once, where a bank has just sent the buyer back; null otherwise. */
  take(): string | null {
    const page = ownLocation(tabStorage.read(key));
    bankReturn.clear();
    return new URLSearchParams(location.search).has('payment_intent') ? page : null;
  },
};

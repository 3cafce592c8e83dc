import { useEffect, useSyncExternalStore } from 'react';
import { storedCheckout } from './stored-checkout.ts';

/**
 * The token of this browser's checkout; null if there is none. Before hydration: the token of the served checkout,
 * undefined if there is none.
 */
export function useStoredToken(served: string | undefined): string | null | undefined {
  useEffect(() => storedCheckout.repairCookie(), []);
  return useSyncExternalStore<string | null | undefined>(
    storedCheckout.subscribeToToken,
    () => storedCheckout.token(),
    () => served,
  );
}

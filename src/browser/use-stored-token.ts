import { useEffect, useSyncExternalStore } from 'react';
import { storedCheckout } from './stored-checkout.ts';

/**
 * The token of this browser's checkout; null when there is none. While the page is not operated yet it is the one of the
 * checkout that the page brought along, undefined where it brought none.
 */
export function useStoredToken(served: string | undefined): string | null | undefined {
  useEffect(() => storedCheckout.mendCookie(), []);
  return useSyncExternalStore<string | null | undefined>(
    storedCheckout.subscribeToToken,
    () => storedCheckout.token(),
    () => served,
  );
}

import { useSyncExternalStore } from 'react';
import { storedCheckout } from './stored-checkout.ts';

/** The token of this browser's checkout; null when there is none, undefined while the page is not operated yet. */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    storedCheckout.subscribeToToken,
    () => storedCheckout.token(),
    () => undefined,
  );
}

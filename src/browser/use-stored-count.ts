import { useEffect } from 'react';
import { storedCheckout } from './stored-checkout.ts';

/**
 * Stores how many items this browser's checkout has, for the number in the header. Null and undefined while that is
 * unknown. A checkout that isn't this browser's own stores nothing.
 */
export function useStoredCount(checkoutToken: string | null, count: number | null | undefined): void {
  useEffect(() => {
    if (count == null) return;
    if (storedCheckout.token() === checkoutToken) storedCheckout.rememberCount(count);
  }, [count, checkoutToken]);
}

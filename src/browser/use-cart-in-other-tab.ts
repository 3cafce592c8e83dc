import { useEffect } from 'react';
import { storedCheckout } from './stored-checkout.ts';

/** Reacts when another tab changes the cart or places the order, while the view is mounted. */
export function useCartInOtherTab(react: () => void): void {
  useEffect(() => storedCheckout.onChangeInOtherTab(react), [react]);
}

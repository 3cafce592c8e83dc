import type { Checkout } from '@sonde/machines/cart';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { useTotals } from './use-totals.tsx';

interface CheckoutTotalsProps {
  readonly checkout: Checkout;
  /** The page shows the same total elsewhere, with the machine-readable value. */
  readonly isRepeated?: boolean;
}

/** All parts of the total; a part that isn't known yet says when it will be. */
export function CheckoutTotals({ checkout, isRepeated }: CheckoutTotalsProps) {
  return <TotalsList {...useTotals(checkout)} isRepeated={isRepeated} />;
}

import type { Checkout } from '@sonde/machines/cart';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { useTotals } from './use-totals.tsx';

interface CheckoutTotalsProps {
  readonly checkout: Checkout;
  /** The page shows the same total elsewhere, for the outside to read. */
  readonly isRepeated?: boolean;
}

/** Everything that the total is made of; what is not known yet says when it will be. */
export function CheckoutTotals({ checkout, isRepeated }: CheckoutTotalsProps) {
  return <TotalsList {...useTotals(checkout)} isRepeated={isRepeated} />;
}

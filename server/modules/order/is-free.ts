import { isPaymentRequired } from '@sonde/machines/checkout/state';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';

/** Whether a checkout becomes an order without a payment: nothing is charged, now or when it renews. */
export const isFree = ({ total, autoRenewal }: Pick<PricedCheckout, 'total' | 'autoRenewal'>): boolean =>
  !isPaymentRequired({ toPay: total.gross.amount, autoRenewal });

import { isPaidLater } from '@sonde/machines/rules/payment';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { isFree } from './is-free.ts';

/** Whether a checkout becomes a quote: its order is paid later, by another method. */
export const isQuote = (checkout: Pick<PricedCheckout, 'stored' | 'total' | 'autoRenewal'>): boolean =>
  !isFree(checkout) && checkout.stored.payment !== null && isPaidLater(checkout.stored.payment.method);

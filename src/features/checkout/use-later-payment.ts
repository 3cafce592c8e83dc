import type { Checkout } from '@sonde/machines/cart';
import { isPaidAfterOrder } from '@sonde/machines/rules/payment';
import { useCheckoutPart } from './checkout-parts.ts';

/** The texts that replace dates if the order is paid after it is placed by this method; empty for none. */
export const useLaterPayment = (checkout: Checkout, method: string) => {
  const isLater = isPaidAfterOrder(method, checkout.total.gross.amount);
  return { ...useCheckoutPart('later-payment', isLater), isLater, checkout, method };
};

export type LaterPayment = ReturnType<typeof useLaterPayment>;

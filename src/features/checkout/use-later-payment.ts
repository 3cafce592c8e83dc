import type { Checkout } from '@sonde/machines/cart';
import { isPaidAfterOrder } from '@sonde/machines/rules/payment';
import { useLazyPart } from '../../i18n/lazy-parts.ts';

const load = () => import('./later-payment.tsx');

/** The texts that replace dates if the order is paid after it is placed by this method; empty for none. */
export const useLaterPayment = (checkout: Checkout, method: string) => {
  const isLater = isPaidAfterOrder(method, checkout.total.gross.amount);
  return { ...useLazyPart('later-payment', load, isLater), isLater, checkout, method };
};

export type LaterPayment = ReturnType<typeof useLaterPayment>;

import type { Checkout } from '@sonde/machines/cart';
import { isPaidAfterOrder } from '@sonde/machines/rules/payment';
import { useLazyPart } from '../../i18n/lazy-parts.ts';

const load = () => import('./later-payment.tsx');

/**
 * The texts that replace dates if the order is paid after it is placed by this method; empty for none. While they are
 * missing, a step can't go on: its buyer would agree to what can't be read.
 */
export const useLaterPayment = (checkout: Checkout, method: string) => {
  const isLater = isPaidAfterOrder(method, checkout.total.gross.amount);
  const lazy = useLazyPart('later-payment', load, isLater);
  return { ...lazy, isLater, isMissing: isLater && lazy.part === null, checkout, method };
};

export type LaterPayment = ReturnType<typeof useLaterPayment>;

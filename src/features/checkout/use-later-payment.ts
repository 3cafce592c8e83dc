import type { ComponentType } from 'react';
import type { Checkout } from '@sonde/machines/cart';
import { isDebitOffered, isPaidAfterOrder } from '@sonde/machines/rules/payment';
import { useLazyPart } from '../../i18n/lazy-parts.ts';

interface LaterPart {
  readonly LaterTerm: ComponentType<{ readonly checkout: Checkout }>;
  readonly LaterRenewalHint: ComponentType<{ readonly checkout: Checkout }>;
}

/** The texts of a paid term, and those of a trial. */
const loaders: Readonly<Record<'later-payment' | 'later-trial', () => Promise<LaterPart>>> = {
  'later-payment': () => import('./later-payment.tsx'),
  'later-trial': () => import('./later-trial.tsx'),
};

/**
 * Whether the order is paid after it is placed by this method; empty for none. For a membership that a debit pays, the
 * part with the texts that replace dates. While it is missing, a step can't continue: its buyer would agree to what can't be
 * read.
 */
export const useLaterPayment = (checkout: Checkout, method: string) => {
  const isLater = isPaidAfterOrder(method, checkout.total.gross.amount);
  const isNeeded = isLater && isDebitOffered(method) && checkout.membershipTerm !== null;
  const name = checkout.membershipTerm?.trialDays == null ? 'later-payment' : 'later-trial';
  const lazy = useLazyPart(name, loaders[name], isNeeded);
  return { ...lazy, isLater, isMissing: isNeeded && lazy.part === null, checkout, method };
};

export type LaterPayment = ReturnType<typeof useLaterPayment>;

import type { Money } from '@sonde/machines/rules/money';
import type { AccountName } from '@sonde/machines/rules/payment';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { enteredMethod } from '../payment/methods/payment-methods.ts';
import type { SavedMethod } from '../people/saved-method.model.ts';
import type { PaymentToCharge } from './change-attempt.model.ts';

/** The payment method of a request, unchecked. */
export interface RequestedPayment {
  readonly savedMethodId: string | null;
  readonly token: string | null;
  readonly isKept: boolean;
  /** The country (ISO code) of the page on which it was entered; null if the caller doesn't say. */
  readonly country: string | null;
}

const tokenPattern = /^[A-Za-z0-9_]{1,255}$/;

/** The payment method to charge, or why the given one can't be charged; `account` is that of an entered one. */
export function paymentToCharge(
  typed: RequestedPayment | null,
  savedMethods: readonly SavedMethod[],
  due: Money,
  account: AccountName,
): PaymentToCharge | Refusal {
  const nothing = {
    methodId: null,
    method: enteredMethod(),
    token: null,
    customerId: null,
    account,
    isKept: false,
  };
  if (due.amount === 0) return nothing;
  if (typed?.savedMethodId) {
    const saved = savedMethods.find(({ id }) => id === typed.savedMethodId);
    if (saved === undefined) return refusal('PAYMENT_NOT_FOUND', 'savedPaymentMethodId', 'METHOD_GONE');
    const { id: methodId, method, token, customerId, account: itsAccount } = saved;
    return { methodId, method, token, customerId, account: itsAccount, isKept: false };
  }
  if (!typed?.token) return refusal('PAYMENT_NOT_FOUND', 'payment');
  const { token, isKept } = typed;
  return tokenPattern.test(token) ? { ...nothing, token, isKept } : refusal('INVALID', 'token', 'FORMAT');
}

import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debitConfirmation } from './confirm-debit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobody = { billingAddress: null, email: '' };
const never = () => new Promise<PaymentIntentResult>(() => undefined);
const chooseAccount = async () =>
  ({ paymentIntent: { status: 'requires_confirmation' } }) as PaymentIntentResult;

/** The provider, which answers nothing but who the buyer is. */
const silent = {
  confirmSepaDebitPayment: never,
  confirmUsBankAccountPayment: never,
  collectBankAccountForPayment: chooseAccount,
} as unknown as Stripe;

it.each([
  ['sepa_debit', 'requires_confirmation'],
  ['us_bank_account', 'requires_payment_method'],
] as const)(
  'a provider that never answers about a debit (%s) is given up after 30 seconds',
  async (type, status) => {
    const confirm = debitConfirmation({ status, payment_method_types: [type] });
    if (confirm === null) throw new Error(`Nothing confirms ${type}`);
    const ended = vi.fn<(error: Error) => void>();
    confirm(silent, 'pi_1_secret_2', nobody).catch(ended);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ended).toHaveBeenCalledWith(new Error('The card provider did not answer in time.'));
  },
);

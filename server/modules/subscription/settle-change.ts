import { inTransaction } from '../../db/connect.ts';
import { askProvider, type ChargedAttempt } from '../payment/ask-provider.ts';
import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import { cardProviderOf } from '../payment/provider/provider-accounts.ts';
import type { ChangeAttempt } from './change-attempt.model.ts';
import { type ChangeOutcome, recordChange } from './record-change.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** Milliseconds that the buyer has to answer the bank. */
const confirmationTime = 60 * 60 * 1000;

const chargedAttempt = (attempt: ChangeAttempt, now: Date): ChargedAttempt => ({
  id: attempt.id,
  orderNumber: null,
  method: attempt.method,
  amount: attempt.amount.gross,
  paymentMethodToken: attempt.token ?? '',
  customerId: attempt.customerId,
  isKept: attempt.isKept,
  email: attempt.email,
  payer: null,
  status: attempt.status,
  intentId: attempt.intentId,
  ageSeconds: (now.getTime() - attempt.createdAt.getTime()) / 1000,
});

async function ask(
  { providers, publicUrl, now }: SubscriptionServices,
  attempt: ChangeAttempt,
  { isRepeated, isGivenUp }: Settling,
): Promise<ChargeResult> {
  const provider = cardProviderOf(providers, attempt.account);
  if (isGivenUp && attempt.intentId !== null) return provider.cancel(attempt.intentId);
  const { country, language } = attempt.bill;
  // The same for every request with this key. From My account, the tab continues to the page that the bank was asked from.
  const returnUrl = `${publicUrl}/${country.toLowerCase()}/${language}/my-account/`;
  return askProvider(provider, chargedAttempt(attempt, now()), { returnUrl, isRepeated });
}

interface Settling {
  /** Whether the provider may have been asked before. */
  readonly isRepeated: boolean;
  /** Whether to stop waiting for the answer to the bank's question. */
  readonly isGivenUp: boolean;
}

/**
 * Charges an attempt, or asks for the state of its charge, and records the result. Repeating it charges once and records
 * once, because the attempt's ID is the provider's idempotency key. Must not run inside a transaction.
 */
export async function settleChange(
  services: SubscriptionServices,
  attempt: ChangeAttempt,
  settling: Settling,
): Promise<ChangeOutcome> {
  const { sql, crashPoint } = services;
  crashPoint('change.before-charge');
  const result = await ask(services, attempt, settling);
  crashPoint('change.after-charge');
  const outcome = await inTransaction(sql, async (transaction) => {
    const recorded = await recordChange(transaction, attempt, result, services);
    crashPoint('change.before-commit');
    return recorded;
  });
  crashPoint('change.after-commit');
  return outcome;
}

/** Resumes an attempt that was left open. It is canceled if the buyer hasn't confirmed it within an hour. */
export async function resumeChange(services: SubscriptionServices, attempt: ChangeAttempt): Promise<void> {
  const age = services.now().getTime() - attempt.createdAt.getTime();
  const isGivenUp = attempt.status === 'REQUIRES_ACTION' && age > confirmationTime;
  await settleChange(services, attempt, { isRepeated: true, isGivenUp });
}

import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import type { RenewalAttempt } from './renewal.model.ts';
import { renewalKey } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const hour = 60 * 60 * 1000;

/** The provider forgets a key after 24 hours. An hour earlier, we stop repeating requests and only look payments up. */
const keyLifetime = 23 * hour;

/** The provider's search may be a minute behind; what it doesn't know an hour later never arrived. */
const searchDelay = hour;

/** The provider's response about an attempt; `unknown` if it never received it and no longer will. */
export type RenewalAnswer = ChargeResult | { readonly status: 'unknown' };

async function lookUp({ providers }: SubscriptionServices, attempt: RenewalAttempt): Promise<RenewalAnswer> {
  return (await providers.stripe.findRenewal(renewalKey(attempt))) ?? { status: 'unknown' };
}

async function ask(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  isAwaited: boolean,
): Promise<RenewalAnswer> {
  const { stripe } = services.providers;
  const age = services.now().getTime() - attempt.createdAt.getTime();
  if (attempt.intentId !== null) return stripe.retrieve(attempt.intentId);
  if (age > keyLifetime) return lookUp(services, attempt);
  if (!isAwaited)
    return age > searchDelay ? lookUp(services, attempt) : { status: 'unclear', intentId: null };
  const { method, amount, bill } = attempt;
  return stripe.chargeRenewal({
    key: renewalKey(attempt),
    method: method.method,
    amount: amount.gross.amount,
    currency: amount.gross.currency,
    paymentMethodId: method.token,
    customerId: method.customerId,
    description: `${bill.name}, from ${attempt.dueOn}`,
  });
}

/**
 * Charges an attempt, or asks for its result. An attempt that is no longer wanted is looked up and never charged.
 * Repetitions charge once, because the provider deduplicates by the attempt's key. If the bank requires confirmation,
 * the payment is canceled, because no buyer is present. Must not run inside a transaction.
 */
export async function askAboutRenewal(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  isAwaited: boolean,
): Promise<RenewalAnswer> {
  const answer = await ask(services, attempt, isAwaited);
  return answer.status === 'requires_action' ? services.providers.stripe.cancel(answer.intentId) : answer;
}

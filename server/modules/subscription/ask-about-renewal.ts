import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import type { RenewalAttempt } from './renewal.model.ts';
import { renewalKey } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const hour = 60 * 60 * 1000;

/** A provider forgets a key after 24 hours; an hour earlier we stop repeating and only look up. */
const keyLifetime = 23 * hour;

/** The provider's search may be a minute behind; what it doesn't know an hour later never arrived. */
const searchDelay = hour;

/** What the provider says about a try; `unknown` where it never heard of it, and will not any more. */
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
 * Charges a try, or asks what became of it; what nobody waits for any more is looked up and never charged. Repeating the
 * question charges once, as the provider deduplicates by its key. A bank's question ends the payment: nobody is there to
 * answer it. Must not run inside a transaction.
 */
export async function askAboutRenewal(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  isAwaited: boolean,
): Promise<RenewalAnswer> {
  const answer = await ask(services, attempt, isAwaited);
  return answer.status === 'requires_action' ? services.providers.stripe.cancel(answer.intentId) : answer;
}

import { askProvider, type ChargedAttempt } from '../payment/ask-provider.ts';
import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import { cardProviderOf, providerOf } from '../payment/provider/provider-accounts.ts';
import { invoiceToken } from '../invoice/document-token.ts';
import { chargingGateway } from './charging-gateway.ts';
import type { RenewalAttempt, RenewalPayment } from './renewal.model.ts';
import { renewalKey } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const hour = 60 * 60 * 1000;

/** The provider forgets a key after 24 hours. An hour earlier, we stop repeating requests and only look payments up. */
const keyLifetime = 23 * hour;

/** The provider's search may be a minute behind; what it doesn't know an hour later never arrived. */
const searchDelay = hour;

/** The time in milliseconds that the person who pays an open invoice has to answer their bank. */
const confirmationTime = hour;

/** The provider's response about an attempt; `unknown` if it never received it and no longer will. */
export type RenewalAnswer = ChargeResult | { readonly status: 'unknown' };

type Paid<Kind extends RenewalPayment['kind']> = Extract<RenewalPayment, { readonly kind: Kind }>;

const ageOf = ({ now }: SubscriptionServices, { createdAt }: RenewalAttempt): number =>
  now().getTime() - createdAt.getTime();

async function lookUp({ providers }: SubscriptionServices, attempt: RenewalAttempt): Promise<RenewalAnswer> {
  const { account, payment, amount } = attempt;
  const asked = { attemptId: renewalKey(attempt), ...amount.gross };
  const result = await (payment.kind === 'ENTERED'
    ? providerOf(providers, { gateway: chargingGateway(payment.method), account }).findChange(asked)
    : cardProviderOf(providers, account).findRenewal(asked));
  return result ?? { status: 'unknown' };
}

/** What an attempt that is no longer wanted has become; it is never charged. */
async function askUnwanted(services: SubscriptionServices, attempt: RenewalAttempt): Promise<RenewalAnswer> {
  return ageOf(services, attempt) > searchDelay
    ? lookUp(services, attempt)
    : { status: 'unclear', intentId: null };
}

async function askOffSession(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  payment: Paid<'SAVED'>,
  isAwaited: boolean,
): Promise<RenewalAnswer> {
  const provider = cardProviderOf(services.providers, attempt.account);
  if (attempt.intentId !== null) return provider.retrieve(attempt.intentId);
  if (ageOf(services, attempt) > keyLifetime) return lookUp(services, attempt);
  if (!isAwaited) return askUnwanted(services, attempt);
  const { amount, bill } = attempt;
  return provider.chargeRenewal({
    key: renewalKey(attempt),
    method: payment.method,
    amount: amount.gross.amount,
    currency: amount.gross.currency,
    paymentMethodId: payment.token,
    customerId: payment.customerId,
    description: `${bill.name}, from ${attempt.dueOn}`,
  });
}

/** An attempt for an open invoice, as the provider is asked about it. */
const chargedAttempt = (
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  { method, token, payer }: Paid<'ENTERED'>,
): ChargedAttempt => ({
  id: renewalKey(attempt),
  orderNumber: null,
  method,
  amount: attempt.amount.gross,
  paymentMethodToken: token,
  customerId: null,
  isKept: false,
  email: payer?.email ?? '',
  payer,
  status: attempt.status,
  intentId: attempt.intentId,
  ageSeconds: ageOf(services, attempt) / 1000,
});

/** How an attempt is asked about. */
export interface RenewalQuestion {
  /** Whether the subscription still awaits the payment. */
  readonly isAwaited: boolean;
  /** Whether to stop waiting for the payer's answer to their bank. */
  readonly isGivenUp: boolean;
  /** Whether the provider may have been asked to charge it before. */
  readonly isRepeated: boolean;
}

async function askOnSession(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  payment: Paid<'ENTERED'>,
  { isAwaited, isGivenUp, isRepeated }: RenewalQuestion,
): Promise<RenewalAnswer> {
  const { providers, publicUrl, deriveToken } = services;
  const { account, bill, intentId } = attempt;
  const provider = providerOf(providers, { gateway: chargingGateway(payment.method), account });
  if (intentId !== null && (isGivenUp || !isAwaited)) return provider.cancel(intentId);
  if (!isAwaited) return askUnwanted(services, attempt);
  const shop = `${publicUrl}/${bill.country.toLowerCase()}/${payment.language}`;
  const returnUrl = `${shop}/invoice-payment/${invoiceToken(deriveToken, payment.invoiceId)}/`;
  return askProvider(provider, chargedAttempt(services, attempt, payment), { returnUrl, isRepeated });
}

/** Whether the person who pays has had long enough to answer their bank. */
export const hasConfirmationExpired = (services: SubscriptionServices, attempt: RenewalAttempt): boolean =>
  attempt.status === 'REQUIRES_ACTION' && ageOf(services, attempt) > confirmationTime;

/**
 * Charges an attempt, or asks for its result. An attempt that is no longer wanted is looked up and never charged.
 * Repetitions charge once, because the provider deduplicates by the attempt's key. If the bank requires confirmation,
 * the payment of a saved method is canceled, because no buyer is present. Must not run inside a transaction.
 */
export async function askAboutRenewal(
  services: SubscriptionServices,
  attempt: RenewalAttempt,
  question: RenewalQuestion,
): Promise<RenewalAnswer> {
  const { payment } = attempt;
  if (payment.kind === 'ENTERED') return askOnSession(services, attempt, payment, question);
  const answer = await askOffSession(services, attempt, payment, question.isAwaited);
  return answer.status === 'requires_action'
    ? cardProviderOf(services.providers, attempt.account).cancel(answer.intentId)
    : answer;
}

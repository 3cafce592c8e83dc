import type { Stripe } from 'stripe';
import { stripeMethodOfType } from '../methods/payment-methods.ts';
import type { MandateState } from '../provider/method-vault.ts';
import type { MandateFacts } from '../provider/payment-method.ts';
import type { ChargeResult } from '../provider/payment-provider.ts';

type Ask = <Answer>(request: Promise<Answer>) => Promise<Answer>;

/** The ID of the mandate by which an account was debited; null for every other payment. */
function mandateIdOf({ payment_method_details: details }: Stripe.Charge): string | null {
  const mandate =
    details?.sepa_debit?.mandate ?? details?.us_bank_account?.mandate ?? details?.acss_debit?.mandate ?? null;
  return typeof mandate === 'object' ? (mandate?.id ?? null) : mandate;
}

/** Only SEPA has references of its own: https://docs.stripe.com/api/mandates/object */
const factsOf = ({ id, status, payment_method_details: details }: Stripe.Mandate): MandateFacts => ({
  reference: details.sepa_debit?.reference ?? id,
  isActive: status !== 'inactive',
});

/**
 * The result of a payment, with the mandate of an account that it saved. Its reference is part of the charge, so that it
 * takes two more requests, once for each saved account. Throws if the provider doesn't respond.
 */
export async function withMandate(
  stripe: Stripe,
  ask: Ask,
  intent: Stripe.PaymentIntent,
  result: ChargeResult,
): Promise<ChargeResult> {
  if (result.status !== 'succeeded' || result.kept === null) return result;
  const { payment_method: paidWith, latest_charge: charge } = intent;
  const type = typeof paidWith === 'object' ? (paidWith?.type ?? '') : '';
  const addMandate = stripeMethodOfType(type)?.saved?.withMandate;
  if (addMandate === undefined || charge === null) return result;
  const charged = await ask(stripe.charges.retrieve(typeof charge === 'object' ? charge.id : charge));
  const mandateId = mandateIdOf(charged);
  if (mandateId === null) return result;
  const mandate = factsOf(await ask(stripe.mandates.retrieve(mandateId)));
  return { ...result, kept: { ...result.kept, details: addMandate(result.kept.details, mandate) } };
}

/** A mandate as it is now, with the token of its account. Throws if the provider doesn't respond. */
export async function readMandate(stripe: Stripe, ask: Ask, id: string): Promise<MandateState> {
  const mandate = await ask(stripe.mandates.retrieve(id));
  const { payment_method: method } = mandate;
  return { token: typeof method === 'object' ? method.id : method, ...factsOf(mandate) };
}

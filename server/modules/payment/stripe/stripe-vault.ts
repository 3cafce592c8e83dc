import { Stripe } from 'stripe';
import { stripeMethod } from '../methods/payment-methods.ts';
import type { KeepRequest, KeepResult, MethodVault } from '../provider/method-vault.ts';
import { readMandate } from './stripe-mandates.ts';
import { withinDeadline } from './stripe-client.ts';

export interface StripeVaultOptions {
  /** The time limit of one request, in milliseconds. */
  readonly timeout: number;
  /** Called with the request and the response if it is unclear. */
  readonly note: (question: string, error: unknown) => void;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;

const withMethod: { expand: string[] } = { expand: ['payment_method'] };

/** Saves payment methods at a Stripe-compatible provider: https://docs.stripe.com/payments/save-and-reuse */
export function createStripeVault(stripe: Stripe, { timeout, note }: StripeVaultOptions): MethodVault {
  const ask = <Answer>(request: Promise<Answer>) => withinDeadline(request, timeout);

  function resultOf({ method }: KeepRequest, intent: Stripe.SetupIntent): KeepResult {
    const { payment_method: kept, client_secret: clientSecret } = intent;
    if (intent.status === 'requires_action')
      return { status: 'requires_action', clientSecret: clientSecret ?? '' };
    if (intent.status === 'processing') return { status: 'unclear' };
    if (intent.status !== 'succeeded' || typeof kept !== 'object' || kept === null)
      return { status: 'refused' };
    const details = stripeMethod(method).saved?.detailsOf(kept) ?? null;
    return details === null ? { status: 'refused' } : { status: 'kept', token: kept.id, details };
  }

  return {
    async createCustomer({ key, email, name }) {
      try {
        const parameters = {
          ...(email !== null && { email }),
          ...(name !== '' && { name }),
          metadata: { owner: key },
        };
        return (await ask(stripe.customers.create(parameters, { idempotencyKey: `customer-${key}` }))).id;
      } catch (error) {
        note(`a customer for ${key}`, error);
        return null;
      }
    },

    async keepMethod(request) {
      const { key, customerId, method, token, returnUrl } = request;
      const { type } = stripeMethod(method).stripe;
      try {
        const parameters: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          payment_method: token,
          allowed_payment_method_types: [type],
          usage: 'off_session',
          confirm: true,
          use_stripe_sdk: true,
          return_url: returnUrl,
          ...withMethod,
        };
        const asked = await ask(stripe.setupIntents.create(parameters, { idempotencyKey: `keep-${key}` }));
        // A repeated request returns the first response, in which the bank's confirmation is still pending.
        const present =
          asked.status === 'requires_action'
            ? await ask(stripe.setupIntents.retrieve(asked.id, withMethod))
            : asked;
        return resultOf(request, present);
      } catch (error) {
        if (isRefusal(error)) return { status: 'refused' };
        note(`the method ${token}`, error);
        return { status: 'unclear' };
      }
    },

    async changeMethod(token, { name, expiry }) {
      try {
        await ask(
          stripe.paymentMethods.update(token, {
            ...(expiry && { card: { exp_month: expiry.expMonth, exp_year: expiry.expYear } }),
            ...(name !== null && { billing_details: { name } }),
          }),
        );
        return 'changed';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        note(`a change of ${token}`, error);
        return 'unclear';
      }
    },

    async mandateOf(id) {
      try {
        return await readMandate(stripe, ask, id);
      } catch (error) {
        note(`the mandate ${id}`, error);
        return null;
      }
    },

    async forgetMethod(token) {
      try {
        await ask(stripe.paymentMethods.detach(token));
        return true;
      } catch (error) {
        if (isRefusal(error)) return true;
        note(`the end of ${token}`, error);
        return false;
      }
    },
  };
}

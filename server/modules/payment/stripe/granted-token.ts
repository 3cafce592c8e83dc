import type { Stripe } from 'stripe';

/**
 * Whether a token is a payment that an agent granted to the shop, of which only the provider knows the method:
 * https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens
 */
export const isGrantedToken = (token: string): boolean => /^spt_\w{1,251}$/.test(token);

/** Whether the provider refuses the token itself, and not that it is sent at all: it is unknown, used up or too small. */
export const isTokenRefused = ({ code, param }: Stripe.errors.StripeInvalidRequestError): boolean =>
  code !== 'parameter_unknown' && param?.includes('shared_payment_granted_token') === true;

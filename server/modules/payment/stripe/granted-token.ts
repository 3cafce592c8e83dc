/**
 * Whether a token is a payment that an agent granted to the shop, of which only the provider knows the method:
 * https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens
 */
export const isGrantedToken = (token: string): boolean => token.startsWith('spt_');

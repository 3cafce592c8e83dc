// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.
export const methodGateways = {
  ACH: 'stripe',
  ACSS: 'stripe',
  AFFIRM: 'stripe',
  BANCONTACT: 'stripe',
  CREDIT_CARD: 'stripe',
  ELECTRONIC_QUOTE: 'none',
  EPS: 'stripe',
  FREE: 'none',
  IDEAL: 'stripe',
  KLARNA: 'stripe',
  PAYPAL_ONE_TIME: 'paypal',
  PRZELEWY24: 'stripe',
  SEPA: 'stripe',
} as const;

// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.
/** Every payment method that the shop can offer, sorted by name. */
export const paymentMethods = [
  'ACH',
  'ACSS',
  'AFFIRM',
  'BANCONTACT',
  'CREDIT_CARD',
  'ELECTRONIC_QUOTE',
  'EPS',
  'FREE',
  'IDEAL',
  'KLARNA',
  'PAYPAL_ONE_TIME',
  'PRZELEWY24',
  'SEPA',
] as const;

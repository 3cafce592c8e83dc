// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.
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

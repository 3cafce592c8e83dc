// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.
export const debitMethods: readonly string[] = ['ACH', 'ACSS', 'SEPA'];

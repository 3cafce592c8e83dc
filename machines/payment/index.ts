export { paymentMachine, paymentPortNames } from './payment.machine.ts';
export { paymentForm } from './payment.selectors.ts';
export type { PaymentSnapshot } from './payment.selectors.ts';
export type * from './payment.types.ts';

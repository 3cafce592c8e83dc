export type { PaymentDetails, PaymentMeans } from './methods/method.types.ts';
export { methodFlows } from './methods/methods.generated.ts';
export { paymentMachine, paymentWithPorts } from './payment.machine.ts';
export { liftChosenPayment, liftPaymentForm } from './payment.migration.ts';
export { paymentForm } from './payment.selectors.ts';
export type { PaymentSnapshot } from './payment.selectors.ts';
export { isChosenPayment, paymentContexts } from './payment.shape.ts';
export type * from './payment.types.ts';
export { withoutPaymentTrouble } from './payment.storage.ts';

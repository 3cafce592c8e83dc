export { orderPaymentMachine, orderPaymentWithPorts } from './order-payment.machine.ts';
export * from './order-payment.selectors.ts';
export { orderPaymentPortNames } from './order-payment.setup.ts';
export { readEnteredPayment, readOrderPayment, storeOrderPayment } from './order-payment.snapshot.ts';
export type {
  ConfirmPayAnswer,
  EnteredPayment,
  FoundPayable,
  OrderPaymentContext,
  OrderPaymentEvent,
  OrderPaymentInput,
  OrderPaymentPorts,
  Payable,
  PayableDocument,
  PayableKind,
  PayableLine,
  PayAnswer,
  PayingDebtor,
  PayInput,
} from './order-payment.types.ts';

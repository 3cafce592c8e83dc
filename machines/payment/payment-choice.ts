import type { ChosenPayment, PaymentChoice } from './payment.types.ts';

/** The payment choice as sent to the shop, both when it is saved and when it is charged. */
export const paymentChoice = ({ method, means }: ChosenPayment): PaymentChoice => ({
  method,
  token: means?.token || null,
  ...(means?.isSaved && { isSaved: true }),
});

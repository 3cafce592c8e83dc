import type { ChosenPayment, PaymentChoice } from './payment.types.ts';

/** How the shop is told what the buyer has chosen, when it is to keep it and when it is to charge it. */
export const paymentChoice = ({ method, means }: ChosenPayment): PaymentChoice => ({
  method,
  token: means?.token ?? null,
  ...(means?.isSaved && { isSaved: true }),
});

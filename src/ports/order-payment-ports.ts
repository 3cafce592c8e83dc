import { UnprovidedPortError } from '@sonde/machines/flow';
import type { OrderPaymentPorts, PayAnswer, PayInput } from '@sonde/machines/order-payment';
import { gatewayOf } from '@sonde/machines/rules/payment';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate, query } from '../graphql/client.ts';
import { InvoiceDocument, InvoicePayDocument } from '../graphql/payable.generated.ts';
import type { LanguageCodeEnum, PaymentMethodEnum } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { fromApiPayable } from './from-api-payable.ts';
import { toApiMoney } from './to-api.ts';

async function pay(
  { token, idempotencyKey, shownTotal, payment }: PayInput,
  languageCode: string,
): Promise<PayAnswer> {
  const method = payment.method as PaymentMethodEnum;
  const { invoicePay: answer } = await mutate(storeClient, InvoicePayDocument, {
    token,
    idempotencyKey,
    expectedTotal: toApiMoney(shownTotal),
    payment: { gateway: gatewayOf(method), method, token: payment.token },
    languageCode: languageCode as LanguageCodeEnum,
  });
  if (answer.confirmationNeeded && answer.paymentIntentSecret !== null)
    return { status: 'confirmation', clientSecret: answer.paymentIntentSecret };
  if (answer.isPending) return { status: 'pending' };
  const payable = answer.payable && fromApiPayable(answer.payable);
  return answer.invoiceErrors.length > 0 || payable === null
    ? { status: 'refused', refusals: answer.invoiceErrors, payable }
    : { status: 'settled', payable };
}

/** The ports of paying an order or invoice, implemented with the store API and the card provider. */
export const createOrderPaymentPorts = (card: CardPayments, languageCode: string): OrderPaymentPorts => ({
  async loadPayable({ token }) {
    const { payable } = await query(storeClient, InvoiceDocument, { token });
    return payable === null ? { status: 'missing' } : { status: 'found', payable: fromApiPayable(payable) };
  },
  createPaymentKey: async () => randomUuid(),
  payPayable: (input) => pay(input, languageCode),
  confirmPayment: (input) => card.confirmPayment(input),
  tokeniseCard: ({ email }) => card.tokeniseCard({ billingAddress: null, email }),
  tokeniseAccount: (input) => card.tokeniseAccount(input),
  // What is owed is never paid by a quote.
  saveQuoteData: () => Promise.reject(new UnprovidedPortError('saveQuoteData')),
  // The shop is told with the payment itself.
  choosePayment: async () => ({ status: 'kept', attestations: [] }),
});

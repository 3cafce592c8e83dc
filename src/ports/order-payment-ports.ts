import { type Refusal, UnprovidedPortError } from '@sonde/machines/flow';
import type { OrderPaymentPorts, PayableKind, PayAnswer, PayInput } from '@sonde/machines/order-payment';
import { gatewayOf } from '@sonde/machines/rules/payment';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate, query } from '../graphql/client.ts';
import {
  InvoiceDocument,
  InvoicePayDocument,
  OrderPayDocument,
  type OrderPayMutationVariables,
  PayableOrderDocument,
  type PayableFieldsFragment,
} from '../graphql/payable.generated.ts';
import type { LanguageCodeEnum, PaymentMethodEnum } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { fromApiPayable } from './from-api-payable.ts';
import { toApiMoney } from './to-api.ts';

interface Paid {
  readonly refusals: readonly Refusal[];
  readonly payable: PayableFieldsFragment | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

const payByKind: Readonly<Record<PayableKind, (given: OrderPayMutationVariables) => Promise<Paid>>> = {
  async INVOICE(given) {
    const { invoicePay } = await mutate(storeClient, InvoicePayDocument, given);
    return { ...invoicePay, refusals: invoicePay.invoiceErrors };
  },
  async ORDER(given) {
    const { orderPay } = await mutate(storeClient, OrderPayDocument, given);
    return { ...orderPay, refusals: orderPay.orderErrors };
  },
};

const documents = { INVOICE: InvoiceDocument, ORDER: PayableOrderDocument } as const;

async function pay(
  { kind, token, idempotencyKey, shownTotal, payment, attestations }: PayInput,
  languageCode: string,
): Promise<PayAnswer> {
  const method = payment.method as PaymentMethodEnum;
  const answer = await payByKind[kind]({
    token,
    idempotencyKey,
    expectedTotal: toApiMoney(shownTotal),
    payment: { gateway: gatewayOf(method), method, token: payment.token },
    languageCode: languageCode as LanguageCodeEnum,
    attestations: [...attestations],
  });
  if (answer.confirmationNeeded && answer.paymentIntentSecret !== null)
    return { status: 'confirmation', clientSecret: answer.paymentIntentSecret };
  if (answer.isPending) return { status: 'pending' };
  const payable = answer.payable && fromApiPayable(answer.payable);
  const { refusals } = answer;
  return refusals.length > 0 || payable === null
    ? { status: 'refused', refusals, payable }
    : { status: 'settled', payable };
}

/** The ports of paying an order or invoice, implemented with the store API and the card provider. */
export const createOrderPaymentPorts = (card: CardPayments, languageCode: string): OrderPaymentPorts => ({
  async loadPayable({ kind, token }) {
    const { payable } = await query(storeClient, documents[kind], { token });
    return payable === null ? { status: 'missing' } : { status: 'found', payable: fromApiPayable(payable) };
  },
  createPaymentKey: async () => randomUuid(),
  payPayable: (input) => pay(input, languageCode),
  confirmPayment: ({ clientSecret, payer }) => card.confirmPayment({ clientSecret, ...(payer && { payer }) }),
  tokeniseCard: ({ email }) => card.tokeniseCard({ billingAddress: null, email }),
  tokeniseWallet: (input) => card.tokeniseWallet(input),
  tokeniseAccount: (input) => card.tokeniseAccount(input),
  // What is owed is never paid by a quote.
  saveQuoteData: () => Promise.reject(new UnprovidedPortError('saveQuoteData')),
  // The shop is told with the payment itself.
  choosePayment: async () => ({ status: 'kept', attestations: [] }),
});

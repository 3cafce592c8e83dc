import * as v from 'valibot';
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider.ts';
import { attemptIdIn, renewalKeyIn } from './paypal-attempt-id.ts';
import { amountSchema, minorUnitsOf } from './paypal-amount.ts';
import type { AskPaypal } from './paypal-client.ts';

/** https://developer.paypal.com/docs/api/transaction-search/v1/#transactions_get */
const transactionSchema = v.object({
  transaction_id: v.string(),
  paypal_reference_id: v.optional(v.string()),
  transaction_event_code: v.string(),
  transaction_initiation_date: v.string(),
  transaction_amount: amountSchema,
  transaction_status: v.string(),
  custom_field: v.optional(v.string()),
});
type Transaction = v.InferOutput<typeof transactionSchema>;

const pageSchema = v.object({
  transaction_details: v.optional(v.array(v.object({ transaction_info: transactionSchema })), []),
  total_pages: v.optional(v.number(), 1),
});

/** The most transactions that one request returns. */
const largestPage = 500;

/** Payments and money given back: https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ */
const isPayment = ({ transaction_event_code: code }: Transaction) => code.startsWith('T00');
const isReversal = ({ transaction_event_code: code }: Transaction) => code.startsWith('T11');

/** `S` was carried out, and `V` too, before it was reversed; a refund that was reversed is back in the account. */
const receivedStatuses: readonly string[] = ['S', 'V'];

async function transactionsSince(ask: AskPaypal, createdAfter: Date): Promise<readonly Transaction[]> {
  const transactions: Transaction[] = [];
  const end = new Date().toISOString();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: createdAfter.toISOString(),
      end_date: end,
      fields: 'transaction_info',
      page_size: String(largestPage),
      page: String(page),
    });
    const answer = await ask({ method: 'GET', path: `/v1/reporting/transactions?${query.toString()}` });
    if (!answer.isAccepted) throw new Error(`PayPal refuses to list its transactions: ${answer.reason}`);
    const { transaction_details: details, total_pages: total } = v.parse(pageSchema, answer.body);
    transactions.push(...details.map(({ transaction_info: info }) => info));
    pages = total;
  }
  return transactions;
}

function refundedOf(payment: Transaction, all: readonly Transaction[]): number {
  return all
    .filter((other) => isReversal(other) && other.paypal_reference_id === payment.transaction_id)
    .filter(({ transaction_status: status }) => status === 'S')
    .reduce((sum, { transaction_amount: amount }) => sum + Math.abs(minorUnitsOf(amount)), 0);
}

function toPayment(transaction: Transaction, all: readonly Transaction[]): ProviderPayment {
  const { transaction_amount: amount, transaction_status: status } = transaction;
  const isReceived = receivedStatuses.includes(status);
  const minorUnits = minorUnitsOf(amount);
  return {
    intentId: transaction.transaction_id,
    attemptId: attemptIdIn(transaction.custom_field),
    renewalKey: renewalKeyIn(transaction.custom_field),
    changeId: null,
    status: isReceived ? 'succeeded' : status,
    amount: minorUnits,
    amountReceived: isReceived ? minorUnits : 0,
    amountRefunded: refundedOf(transaction, all),
    currency: amount.currency_code,
    createdAt: new Date(transaction.transaction_initiation_date),
  };
}

/**
 * The account's payments after the given moment, newest first. PayPal lists captured payments, not orders: the ID of
 * each is its transaction's. It lists at most 31 days and 10,000 transactions at once, and refuses more.
 */
export const createPaypalBooks = (ask: AskPaypal): PaymentProvider['list'] =>
  async function* list(createdAfter) {
    const all = await transactionsSince(ask, createdAfter);
    const payments = all.filter(isPayment).map((transaction) => toPayment(transaction, all));
    yield* payments.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  };

import * as v from 'valibot';
import { type ApiAnswer, invalidRequest, newId, notFound, unprocessable } from './paypal-answers.ts';
import type { Amount, Capture, Order, Refund } from './paypal-documents.types.ts';
import { captureResource, refundEvent } from './paypal-new-event.ts';
import type { PaypalAddresses } from './paypal-orders.ts';
import type { PaypalWork } from './paypal-store.ts';

const amountSchema = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d{1,29}(?:\.\d{1,2})?$/)),
});
const requestSchema = v.object({ amount: v.optional(amountSchema) });

const cents = ({ value }: Amount): number => Math.round(Number(value) * 100);
const sumOf = (refunds: readonly Refund[]): number =>
  refunds.filter(({ status }) => status === 'COMPLETED').reduce((sum, { amount }) => sum + cents(amount), 0);

/** https://developer.paypal.com/docs/api/payments/v2/#captures_get */
export async function showCapture(work: PaypalWork, captureId: string): Promise<ApiAnswer> {
  const stored = await work.findOrderOfCapture(captureId);
  const capture = stored?.order.purchase_units[0].payments?.captures[0];
  return stored && capture ? { status: 200, body: captureResource(stored.order, capture) } : notFound();
}

function withRefund(order: Order, capture: Capture, refund: Refund): Order {
  const [unit] = order.purchase_units;
  const refunds = [...(unit.payments?.refunds ?? []), refund];
  const status = sumOf(refunds) === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    ...order,
    purchase_units: [{ ...unit, payments: { captures: [{ ...capture, status }], refunds } }],
  };
}

function refusalOf(capture: Capture, amount: Amount, before: number): ApiAnswer | null {
  if (capture.status === 'REFUNDED')
    return unprocessable({
      issue: 'CAPTURE_FULLY_REFUNDED',
      description: 'The capture has already been fully refunded.',
    });
  if (capture.status === 'PENDING' || capture.status === 'DECLINED')
    return unprocessable({
      issue: 'REFUND_NOT_ALLOWED',
      description: 'The capture can not be refunded in its current state.',
    });
  if (amount.currency_code !== capture.amount.currency_code)
    return unprocessable({
      issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH',
      description: 'Refund must be in the same currency as the capture.',
    });
  return before + cents(amount) > cents(capture.amount)
    ? unprocessable({
        issue: 'REFUND_AMOUNT_EXCEEDED',
        description:
          'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      })
    : null;
}

/** Refunds a part, or what is left; the same key returns the refund that it made. The event follows. */
export async function refundCapture(
  work: PaypalWork,
  { apiUrl }: PaypalAddresses,
  request: { readonly captureId: string; readonly requestId: string | null; readonly body: unknown },
): Promise<ApiAnswer> {
  const { captureId, requestId, body } = request;
  const stored = await work.findOrderOfCapture(captureId);
  const payments = stored?.order.purchase_units[0].payments;
  const capture = payments?.captures[0];
  if (!stored || !capture) return notFound();
  const earlier = requestId === null ? null : await work.findRefund(requestId);
  if (earlier) return { status: 200, body: earlier };
  const parsed = v.safeParse(requestSchema, body);
  if (!parsed.success) return invalidRequest('/amount/value', 'INVALID_PARAMETER_SYNTAX');
  const before = sumOf(payments.refunds);
  const left = ((cents(capture.amount) - before) / 100).toFixed(2);
  const amount = parsed.output.amount ?? { ...capture.amount, value: left };
  const refusal = refusalOf(capture, amount, before);
  if (refusal) return refusal;
  const id = newId();
  const now = new Date().toISOString();
  const refund: Refund = {
    id,
    status: 'COMPLETED',
    amount,
    links: [
      { href: `${apiUrl}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${apiUrl}/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' },
    ],
    create_time: now,
    update_time: now,
  };
  await work.saveOrder({ ...stored, order: withRefund(stored.order, capture, refund) });
  if (requestId !== null) await work.keepRefund(requestId, refund);
  await work.addEvent(refundEvent(refund));
  return { status: 201, body: refund };
}

/** The buyer's bank returns the order's refunds: https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
export async function failRefunds(work: PaypalWork, orderId: string): Promise<void> {
  const stored = await work.findOrder(orderId);
  const payments = stored?.order.purchase_units[0].payments;
  if (!stored || !payments) throw new Error(`${orderId} has no payment.`);
  const refunds = payments.refunds.map((refund): Refund => ({ ...refund, status: 'FAILED' }));
  const captures = payments.captures.map((capture): Capture => ({ ...capture, status: 'COMPLETED' }));
  const [unit] = stored.order.purchase_units;
  const order: Order = { ...stored.order, purchase_units: [{ ...unit, payments: { captures, refunds } }] };
  await work.saveOrder({ ...stored, order });
  for (const refund of refunds) await work.addEvent(refundEvent(refund));
}

type Info = Readonly<Record<string, unknown>>;

const statuses: Readonly<Record<Capture['status'], string>> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'S',
  PENDING: 'P',
  DECLINED: 'D',
};

function transactionsOf(order: Order): readonly Info[] {
  const payments = order.purchase_units[0].payments;
  const [capture] = payments?.captures ?? [];
  if (!payments || !capture) return [];
  const refunds = payments.refunds.map(({ id, amount, status, create_time: at }) => ({
    transaction_id: id,
    paypal_reference_id: capture.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: 'T1107',
    transaction_initiation_date: at,
    transaction_amount: { ...amount, value: `-${amount.value}` },
    transaction_status: status === 'FAILED' ? 'V' : 'S',
  }));
  const payment = {
    transaction_id: capture.id,
    paypal_reference_id: order.id,
    paypal_reference_id_type: 'ODR',
    transaction_event_code: 'T0006',
    transaction_initiation_date: capture.create_time,
    transaction_amount: capture.amount,
    transaction_status: statuses[capture.status],
    ...(capture.custom_id !== undefined && { custom_field: capture.custom_id }),
  };
  return [payment, ...refunds];
}

/** The account's transactions of a period: https://developer.paypal.com/docs/api/transaction-search/v1/ */
export function listTransactions(
  orders: readonly Order[],
  {
    from,
    until,
    page,
    size,
  }: { readonly from: string; readonly until: string; readonly page: number; readonly size: number },
): ApiAnswer {
  const at = (info: Info) => String(info['transaction_initiation_date']);
  const transactions = orders.flatMap(transactionsOf).filter((info) => at(info) >= from && at(info) <= until);
  const shown = transactions.slice((page - 1) * size, page * size);
  return {
    status: 200,
    body: {
      transaction_details: shown.map((transaction_info) => ({ transaction_info })),
      start_date: from,
      end_date: until,
      page,
      total_items: transactions.length,
      total_pages: Math.max(1, Math.ceil(transactions.length / size)),
    },
  };
}

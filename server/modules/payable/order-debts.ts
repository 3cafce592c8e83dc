import { isTaxEstimated } from '@sonde/machines/rules/tax';
import { noReferences, referencesOf } from '@sonde/machines/rules/checkout';
import { lastQuoteDay } from '@sonde/machines/rules/quotes';
import { refusal } from '../../kernel/refusal.ts';
import { linesOfOrder } from '../order/issue-order-invoice.ts';
import { isOver } from '../order/confirm-order.ts';
import type { Order } from '../order/order.model.ts';
import { loadOrderByToken } from '../order/order.repository.ts';
import { methodsForOrder, payOrder, type OrderPayResult } from '../order/pay-order.ts';
import { partPaymentOf } from '../order/part-payment.ts';
import { findOpenAttempt } from '../order/order-payment.repository.ts';
import type { PaymentAttempt } from '../payment/payment-attempt.ts';
import { findLostReservation, type LostReservation } from '../order/reserve-again.ts';
import { settleAttempt } from '../payment/settle-attempt.ts';
import { paid, type Payable, type PayableDebts, type PayAnswer, refusedPay } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';

/** The order of a link with what decides about it. */
interface OrderDebt {
  readonly order: Order;
  /** The attempt to pay it that hasn't ended; null for none. */
  readonly attempt: PaymentAttempt | null;
  readonly lost: LostReservation | null;
}

/** Whether a quote is within its days, or a confirmed order's debit was returned: nothing else is owed. */
function isOwed({ status, quoteStatus, quoteExpiresAt }: Order, now: Date): boolean {
  return (
    status === 'UNFULFILLED' || (quoteStatus === 'OPEN' && quoteExpiresAt !== null && quoteExpiresAt > now)
  );
}

/** An attempt that waits for its payer's bank gives way to another one. */
function statusOf({ order, attempt, lost }: OrderDebt, now: Date): Payable['status'] {
  if (order.paymentStatus === 'PAID') return 'PAID';
  if (partPaymentOf(order) !== null) return 'PARTLY_PAID';
  if (order.chargeStatus === 'PARTIALLY_CHARGED' && isOver(order)) return 'EXPIRED';
  if (order.chargeStatus !== 'NOT_CHARGED') return 'PENDING';
  if (attempt !== null && attempt.status !== 'REQUIRES_ACTION') return 'PENDING';
  return isOwed(order, now) && lost === null ? 'OPEN' : 'EXPIRED';
}

async function loadDebt({ sql }: PayableServices, token: string): Promise<OrderDebt | null> {
  const order = await loadOrderByToken(sql, token);
  if (order === null) return null;
  const attempt = await findOpenAttempt(sql, order.id);
  const mayHaveLost = order.paymentStatus !== 'PAID' && order.status === 'UNFULFILLED' && attempt === null;
  return { order, attempt, lost: mayHaveLost ? await findLostReservation(sql, order) : null };
}

/** By what the payer's accounts department matches the payment; nothing once there is nothing to pay. */
const payerOf = (order: Order, status: Payable['status']): Pick<Payable, 'organizationName' | 'references'> =>
  status === 'OPEN' || status === 'PARTLY_PAID'
    ? {
        // Orders that an earlier version placed name it only in their quote's fields.
        organizationName: order.organizationName || (order.quoteData?.equoteOrganizationName ?? ''),
        references: referencesOf(order),
      }
    : { organizationName: '', references: noReferences };

/** Where the account of the debit that waits for its deposits is verified. */
const verificationUrlOf = ({ payments }: Order): string | null =>
  payments.find(({ verificationUrl }) => verificationUrl !== null)?.verificationUrl ?? null;

/** What was given with a quote is given anew, where it still is. */
const quotedItemsOf = ({ lines }: Order) =>
  lines.filter(({ isFreeItem }) => !isFreeItem).map(({ sku, quantity }) => ({ sku, quantity }));

function orderPayable(services: PayableServices, debt: OrderDebt, token: string): Payable {
  const status = statusOf(debt, services.now());
  const { order, lost } = debt;
  const document = order.status === 'UNCONFIRMED' || order.quoteStatus === 'EXPIRED' ? 'QUOTE' : 'ORDER';
  const { country, language, number, taxTreatment, taxLines, total, quoteExpiresAt } = order;
  return {
    kind: 'ORDER',
    document,
    token,
    country,
    language,
    number,
    ...payerOf(order, status),
    status,
    lostReason: status === 'EXPIRED' ? lost : null,
    payUntil: status === 'OPEN' && quoteExpiresAt !== null ? lastQuoteDay(country, quoteExpiresAt) : null,
    lines: linesOfOrder(order),
    taxTreatment,
    isTaxEstimated: isTaxEstimated(order),
    taxLines,
    total,
    partPayment: partPaymentOf(order),
    verificationUrl: status === 'PENDING' ? verificationUrlOf(order) : null,
    quotedItems: status === 'EXPIRED' && document === 'QUOTE' ? quotedItemsOf(order) : [],
    methods: status === 'OPEN' ? methodsForOrder(services, order) : [],
  };
}

async function readPayable(services: PayableServices, token: string): Promise<Payable | null> {
  const debt = await loadDebt(services, token);
  const attempt = debt?.attempt ?? null;
  if (attempt !== null && attempt.intentId !== null) await settleAttempt(services, attempt);
  const settled = attempt === null ? debt : await loadDebt(services, token);
  return settled && orderPayable(services, settled, token);
}

function answerOf(payment: OrderPayResult): PayAnswer {
  switch (payment.status) {
    case 'placed':
      return paid;
    case 'declined':
    case 'refused':
      return refusedPay(payment.refusal);
    case 'confirmation':
      return { ...paid, clientSecret: payment.clientSecret };
    case 'pending':
      return { ...paid, isPending: true };
  }
}

/** Quotes, which become orders once they are paid, and orders whose debit was returned. */
export const orderDebts = (services: PayableServices): PayableDebts => ({
  read: (token) => readPayable(services, token),
  async pay(token, request) {
    const order = await loadOrderByToken(services.sql, token);
    return order === null
      ? refusedPay(refusal('NOT_FOUND', 'token'))
      : answerOf(await payOrder(services, order, request));
  },
});

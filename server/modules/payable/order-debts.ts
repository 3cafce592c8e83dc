import { lastQuoteDay } from '@sonde/machines/rules/quotes';
import { refusal } from '../../kernel/refusal.ts';
import { linesOfOrder } from '../order/issue-order-invoice.ts';
import type { Order } from '../order/order.model.ts';
import { loadOrderByToken } from '../order/order.repository.ts';
import { methodsForQuote, payQuote, type QuotePayment } from '../order/pay-quote.ts';
import { findOpenAttempt } from '../order/quote-payment.repository.ts';
import type { PaymentAttempt } from '../payment/payment-attempt.ts';
import { settleAttempt } from '../payment/settle-attempt.ts';
import { paid, type Payable, type PayableDebts, type PayAnswer, refusedPay } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';

/** An attempt that waits for its payer's bank gives way to another one. */
function statusOf(order: Order, attempt: PaymentAttempt | null, now: Date): Payable['status'] {
  const { paymentStatus, chargeStatus, quoteStatus, quoteExpiresAt } = order;
  if (paymentStatus === 'PAID') return 'PAID';
  if (chargeStatus === 'ASYNC_PROCESSING') return 'PENDING';
  if (attempt !== null && attempt.status !== 'REQUIRES_ACTION') return 'PENDING';
  return quoteStatus === 'OPEN' && quoteExpiresAt !== null && quoteExpiresAt > now ? 'OPEN' : 'EXPIRED';
}

function orderPayable(order: Order, attempt: PaymentAttempt | null, token: string, now: Date): Payable {
  const status = statusOf(order, attempt, now);
  const { country, language, number, taxTreatment, taxLines, total, quoteExpiresAt } = order;
  return {
    kind: 'ORDER',
    token,
    country,
    language,
    number,
    status,
    payUntil: status === 'OPEN' && quoteExpiresAt !== null ? lastQuoteDay(country, quoteExpiresAt) : null,
    lines: linesOfOrder(order),
    taxTreatment,
    taxLines,
    total,
    methods: status === 'OPEN' ? methodsForQuote(order) : [],
  };
}

async function read(services: PayableServices, token: string): Promise<Payable | null> {
  const { sql, now } = services;
  const order = await loadOrderByToken(sql, token);
  if (order === null) return null;
  const attempt = await findOpenAttempt(sql, order.id);
  if (attempt === null || attempt.intentId === null) return orderPayable(order, attempt, token, now());
  await settleAttempt(services, attempt);
  const settled = await loadOrderByToken(sql, token);
  return settled && orderPayable(settled, await findOpenAttempt(sql, order.id), token, now());
}

function answerOf(payment: QuotePayment): PayAnswer {
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

/** Quotes, which become orders once they are paid. */
export const orderDebts = (services: PayableServices): PayableDebts => ({
  read: (token) => read(services, token),
  async pay(token, request) {
    const order = await loadOrderByToken(services.sql, token);
    return order === null
      ? refusedPay(refusal('NOT_FOUND', 'token'))
      : answerOf(await payQuote(services, order, request));
  },
});

import type { Money } from '@sonde/machines/rules/money';
import { gatewayOf, type PaymentMethod, paymentMethodsFor } from '@sonde/machines/rules/payment';
import { inTransaction } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import { enabledPaymentMethods } from '../payment/methods/payment-methods.ts';
import type { NewAttempt, PaymentAttempt } from '../payment/payment-attempt.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import { abandonAttempt, settleAttempt } from '../payment/settle-attempt.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { lockPayable } from './lock-payable.ts';
import type { Order } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import { leaseKey, readKey } from './placement.repository.ts';
import { findOpenAttempt, insertQuoteAttempt } from './quote-payment.repository.ts';
import { settleOpened } from './record-charge.ts';

/** A request to pay a quote, in a valid format. */
interface QuotePaymentRequest {
  /** The caller's key: the same one pays once. */
  readonly key: string;
  /** Hexadecimal. */
  readonly parametersHash: string;
  readonly expectedTotal: Money;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly token: string;
}

/** The result of a request: what became of the attempt, or why there is none. */
export type QuotePayment = ChargeOutcome | { readonly status: 'refused'; readonly refusal: Refusal };

type Opened =
  | { readonly kind: 'ended'; readonly payment: QuotePayment }
  | ({ readonly kind: 'open' } & AttemptWithOrder)
  | { readonly kind: 'known'; readonly attempt: PaymentAttempt }
  /** Another attempt waits for its payer's bank, and gives way to this one. */
  | { readonly kind: 'other'; readonly attempt: PaymentAttempt };

const ended = (payment: QuotePayment): Opened => ({ kind: 'ended', payment });
const refused = (one: Refusal): Opened => ended({ status: 'refused', refusal: one });
const underWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');

/** The methods that may pay a quote, by the rule of every order. It is paid once, whoever pays it. */
export const methodsForQuote = ({
  total,
  shippingAddress,
  billingAddress,
  taxId,
}: Pick<Order, 'total' | 'shippingAddress' | 'billingAddress' | 'taxId'>): readonly PaymentMethod[] =>
  paymentMethodsFor(
    {
      total: total.gross,
      shipToCountry: shippingAddress?.country ?? null,
      billingCountry: billingAddress.country,
      isRecurring: false,
      hasTaxId: taxId !== null,
    },
    enabledPaymentMethods,
  ).filter((method) => gatewayOf(method) !== 'none');

function newAttempt(
  { accountFor }: OrderServices,
  { id: orderId, total, country }: Order,
  { method, token }: QuotePaymentRequest,
): NewAttempt {
  const gateway = gatewayOf(method);
  if (gateway === 'none') throw new Error(`No gateway accepts the payment method ${method}`);
  return {
    id: newRowId(),
    orderId,
    gateway,
    account: accountFor(gateway, country),
    method,
    paymentMethodToken: token,
    customerId: null,
    isKept: false,
    amount: total.gross,
    status: 'PENDING',
  };
}

/** The answer of a key that was used before; null for a new one. */
async function openedByKey(
  { sql }: OrderServices,
  scope: string,
  { key, parametersHash }: QuotePaymentRequest,
): Promise<Opened | null> {
  const known = await readKey(sql, { scope, key });
  if (known === null) return null;
  if (known.parametersHash.toString('hex') !== parametersHash)
    return refused(refusal('INVALID', 'idempotencyKey'));
  if (known.response !== null) return ended(known.response);
  const attempt = known.attemptId === null ? null : await findAttempt(sql, known.attemptId);
  if (attempt === null || !(await leaseKey(sql, { scope, key }))) return ended({ status: 'pending' });
  return { kind: 'known', attempt };
}

/** Decides about a payment and writes it down before it is charged, with the quote locked. */
async function openPayment(
  services: OrderServices,
  order: Order,
  request: QuotePaymentRequest,
): Promise<Opened> {
  const scope = `order-pay:${order.id}`;
  const known = await openedByKey(services, scope, request);
  if (known !== null) return known;
  return inTransaction(services.sql, async (sql): Promise<Opened> => {
    const other = await findOpenAttempt(sql, order.id);
    if (other !== null)
      return other.status === 'REQUIRES_ACTION' ? { kind: 'other', attempt: other } : refused(underWay);
    const locked = await lockPayable(sql, order.id, services.now());
    if (locked === null) return refused(refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE'));
    if ((await findOpenAttempt(sql, order.id)) !== null) return refused(underWay);
    const { gross } = locked.total;
    const { expectedTotal, method, key, parametersHash } = request;
    if (gross.amount !== expectedTotal.amount || gross.currency !== expectedTotal.currency)
      return refused(refusal('PRICES_ARE_CHANGED', 'expectedTotal'));
    if (!methodsForQuote(order).includes(method)) return refused(refusal('PAYMENT_NOT_FOUND', 'method'));
    const hash = Buffer.from(parametersHash, 'hex');
    const attempt = await insertQuoteAttempt(sql, newAttempt(services, order, request), { scope, key }, hash);
    return { kind: 'open', attempt, order: locked };
  });
}

/**
 * Charges a quote at its prices: its order is confirmed as when it is placed and paid at once. A request that is
 * repeated with its key pays once; of any number of requests, one pays.
 */
export async function payQuote(
  services: OrderServices,
  order: Order,
  request: QuotePaymentRequest,
  isFirst = true,
): Promise<QuotePayment> {
  const opened = await openPayment(services, order, request);
  switch (opened.kind) {
    case 'ended':
      return opened.payment;
    case 'known':
      return settleAttempt(services, opened.attempt);
    case 'open':
      return settleOpened(services, opened);
    case 'other': {
      if (!isFirst) return { status: 'refused', refusal: underWay };
      await abandonAttempt(services, opened.attempt);
      return payQuote(services, order, request, false);
    }
  }
}

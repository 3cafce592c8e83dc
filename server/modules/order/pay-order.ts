import type { Money } from '@sonde/machines/rules/money';
import { gatewayOf, type PaymentMethod, paymentMethodsFor } from '@sonde/machines/rules/payment';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import { newRowId } from '../../db/row-id.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import type { NewAttempt, PaymentAttempt } from '../payment/payment-attempt.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import { abandonAttempt, settleAttempt } from '../payment/settle-attempt.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { lockPayable } from './lock-payable.ts';
import type { Order } from './order.model.ts';
import { findOpenAttempt, insertAttempt } from './order-payment.repository.ts';
import type { OrderServices } from './order-services.ts';
import { leaseKey, readKey } from './placement.repository.ts';
import { lockPlanBuyer, readPlanToPay } from './plan-to-pay.ts';
import { settleOpened } from './record-charge.ts';
import { reserveAgain } from './reserve-again.ts';
import { inTransactionUnlessRolledBack } from './roll-back.ts';

/** A request to pay an order by its link, in a valid format. */
interface OrderPayRequest {
  /** The caller's key: the same one pays once. */
  readonly key: string;
  /** Hexadecimal. */
  readonly parametersHash: string;
  readonly expectedTotal: Money;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly token: string;
  /** What the payer has agreed to, such as a debit. */
  readonly attestations: readonly string[];
  /** Of the page on which they pay. */
  readonly language: string;
}

/** The result of a request: what became of the attempt, or why there is none. */
export type OrderPayResult = ChargeOutcome | { readonly status: 'refused'; readonly refusal: Refusal };

type Opened =
  | { readonly kind: 'ended'; readonly payment: OrderPayResult }
  | ({ readonly kind: 'open' } & AttemptWithOrder)
  | { readonly kind: 'known'; readonly attempt: PaymentAttempt }
  /** Another attempt waits for its payer's bank, and gives way to this one. */
  | { readonly kind: 'other'; readonly attempt: PaymentAttempt };

const toEnded = (payment: OrderPayResult): Opened => ({ kind: 'ended', payment });
const toRefused = (one: Refusal): Opened => toEnded({ status: 'refused', refusal: one });
const underWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');

/**
 * The methods that may pay an order by its link, by the rule of every order. It is paid once, no matter who pays it.
 */
export const methodsForOrder = (
  { enabledPaymentMethods }: Pick<OrderServices, 'enabledPaymentMethods'>,
  {
    total,
    shippingAddress,
    billingAddress,
    taxId,
  }: Pick<Order, 'total' | 'shippingAddress' | 'billingAddress' | 'taxId'>,
): readonly PaymentMethod[] =>
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
  { method, token }: OrderPayRequest,
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

/** The language in a page's address: one of the country's. */
function pageLanguage(country: string, language: string): string {
  const shop = countryByCode(country);
  return shop ? languageFor(shop, language).url : language;
}

/** The answer of a key that was used before; null for a new one. */
async function openedByKey(
  { sql }: OrderServices,
  scope: string,
  { key, parametersHash }: OrderPayRequest,
): Promise<Opened | null> {
  const known = await readKey(sql, { scope, key });
  if (known === null) return null;
  if (known.parametersHash.toString('hex') !== parametersHash)
    return toRefused(refusal('INVALID', 'idempotencyKey'));
  if (known.response !== null) return toEnded(known.response);
  const attempt = known.attemptId === null ? null : await findAttempt(sql, known.attemptId);
  if (attempt === null || !(await leaseKey(sql, { scope, key }))) return toEnded({ status: 'pending' });
  return { kind: 'known', attempt };
}

/** Decides about a payment and writes it down before it is charged, with the order locked. */
async function openPayment(services: OrderServices, order: Order, request: OrderPayRequest): Promise<Opened> {
  const scope = `order-pay:${order.id}`;
  const known = await openedByKey(services, scope, request);
  if (known !== null) return known;
  return inTransactionUnlessRolledBack<Opened>(services.sql, async (sql, rollBack) => {
    const other = await findOpenAttempt(sql, order.id);
    if (other !== null)
      return other.status === 'REQUIRES_ACTION' ? { kind: 'other', attempt: other } : toRefused(underWay);
    const locked = await lockPayable(sql, order.id, services.now());
    if (locked === null) return toRefused(refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE'));
    if ((await findOpenAttempt(sql, order.id)) !== null) return toRefused(underWay);
    const { gross } = locked.total;
    const { expectedTotal, method, key, parametersHash } = request;
    if (gross.amount !== expectedTotal.amount || gross.currency !== expectedTotal.currency)
      return toRefused(refusal('PRICES_ARE_CHANGED', 'expectedTotal'));
    if (!methodsForOrder(services, order).includes(method))
      return toRefused(refusal('PAYMENT_NOT_FOUND', 'method'));
    const hash = Buffer.from(parametersHash, 'hex');
    const attempt = await insertAttempt(
      sql,
      {
        ...newAttempt(services, order, request),
        attestations: request.attestations,
        language: pageLanguage(order.country, request.language),
      },
      { scope, key },
      hash,
    );
    services.crashPoint('placement.before-voucher');
    const lost = await reserveAgain(sql, order, locked);
    if (lost !== null) return rollBack(toRefused(refusal('OPERATION_NOT_ALLOWED', null, lost)));
    await lockPlanBuyer(sql, order);
    const plan = await readPlanToPay(sql, order.id, order);
    if (plan?.isTaken === true) return rollBack(toRefused(underWay));
    return { kind: 'open', attempt, order: locked };
  });
}

/**
 * Charges an order at its prices: a quote, or an order whose debit was returned. It sells what an order sells that is
 * placed and paid at once. A request that is repeated with its key pays once; of any number of requests, one pays.
 */
export async function payOrder(
  services: OrderServices,
  order: Order,
  request: OrderPayRequest,
  isFirst = true,
): Promise<OrderPayResult> {
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
      return payOrder(services, order, request, false);
    }
  }
}

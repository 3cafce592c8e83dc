import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../../db/connect.ts';
import { claimForPlacement } from '../checkout/checkout.repository.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { openAttempt } from '../payment/attempt.repository.ts';
import { gatewayOf } from '../payment/gateways.ts';
import type { PaymentAttempt, UnnumberedAttempt } from '../payment/payment-attempt.ts';
import { takeVoucherUse } from '../voucher/count-use.ts';
import { usedUpRefusal } from '../voucher/judge-voucher.ts';
import { confirmOrder } from './confirm-order.ts';
import { findOrderOfCheckout, freezeNewOrder, freezeOrderAgain } from './freeze-order.ts';
import type { OrderIdentity } from './freeze-order.ts';
import { frozenOrder } from './frozen-order.ts';
import { finishKey, takeKey } from './idempotency.ts';
import type { IntentKey } from './idempotency.ts';
import type { FrozenOrder } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import type { Refusal } from './refusal.ts';
import { inTransactionUnlessRolledBack } from './roll-back.ts';
import { hashToken } from './tokens.ts';

export type OpenedPlacement =
  /** The order is written down and waits for its charge. */
  | { readonly status: 'opened'; readonly attempt: PaymentAttempt }
  /** Nothing was to be paid. */
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] }
  /** The checkout, the catalogue or the key changed since they were read; nothing was written. */
  | { readonly status: 'again' };

type EarlierOrder = Awaited<ReturnType<typeof findOrderOfCheckout>>;

/** Answers the number of the order. */
async function writeOrder(
  sql: TransactionSql,
  { deriveToken }: OrderServices,
  earlier: EarlierOrder,
  identity: Pick<OrderIdentity, 'id' | 'checkoutId'>,
  order: FrozenOrder,
): Promise<string> {
  if (earlier === null)
    return freezeNewOrder(
      sql,
      { ...identity, tokenHash: hashToken(deriveToken('order', identity.id)) },
      order,
    );
  await freezeOrderAgain(sql, earlier.id, order);
  return earlier.number;
}

const gatewayAndMethod = ({ paymentMethod: method }: FrozenOrder) => ({
  gateway: gatewayOf(method)?.name ?? '',
  method,
});

function newAttempt({ stored, total }: PricedCheckout, orderId: string): UnnumberedAttempt {
  return {
    id: randomUUID(),
    orderId,
    checkoutId: stored.id,
    country: stored.country,
    language: stored.language,
    amount: total.gross,
    paymentMethodToken: stored.payment?.token ?? '',
    status: 'PENDING',
    intentId: null,
    failureCode: null,
    ageSeconds: 0,
    idleSeconds: 0,
  };
}

/**
 * The first of the two transactions of a placement. Locks in one order (key, checkout, voucher), so that placements
 * never wait for each other in a circle: what is sent together runs in the order in which it was sent. Writes the order
 * with its prices, counts the voucher's use, and writes down the attempt to pay before the provider hears of it.
 */
export async function openPlacement(
  services: OrderServices,
  checkout: PricedCheckout,
  attestations: readonly string[],
  intent: IntentKey,
  parametersHash: Buffer,
): Promise<OpenedPlacement> {
  const { stored } = checkout;
  const order = frozenOrder(checkout, attestations);
  const opened = await inTransactionUnlessRolledBack<OpenedPlacement>(services.sql, async (sql, rollBack) => {
    const taken = await Promise.all([
      takeKey(sql, intent, parametersHash),
      claimForPlacement(sql, stored, checkout.catalogue.revision),
    ]);
    services.crashPoint('placement.key-taken');
    if (taken.includes(false)) return rollBack({ status: 'again' });

    const earlier = stored.placements === 0 ? null : await findOrderOfCheckout(sql, stored.id);
    const identity = { id: earlier?.id ?? randomUUID(), checkoutId: stored.id };
    const attempt = order.total.gross.amount === 0 ? null : newAttempt(checkout, identity.id);
    const [orderNumber, hasVoucher] = await Promise.all([
      writeOrder(sql, services, earlier, identity, order),
      order.voucherCode === null ||
        takeVoucherUse(sql, { code: order.voucherCode, orderId: identity.id, email: order.email }),
      attempt && openAttempt(sql, attempt, gatewayAndMethod(order), intent),
    ]);
    if (!hasVoucher) return rollBack({ status: 'refused', refusals: [usedUpRefusal()] });
    if (attempt !== null) return { status: 'opened', attempt: { ...attempt, orderNumber } };

    const response = { status: 'placed', orderId: identity.id } as const;
    await finishKey(sql, intent, response);
    await confirmOrder(sql, { id: identity.id, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED' });
    return response;
  });
  services.crashPoint('placement.order-frozen');
  return opened;
}

import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../../db/connect.ts';
import { claimForPlacement } from '../checkout/checkout.repository.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { openAttempt } from '../payment/attempt.repository.ts';
import { gatewayOf } from '../payment/gateways.ts';
import type { PaymentAttempt } from '../payment/payment-attempt.ts';
import { takeVoucherUse } from '../voucher/count-use.ts';
import { usedUpRefusal } from '../voucher/judge-voucher.ts';
import { confirmOrder } from './confirm-order.ts';
import { findOrderOfCheckout, freezeNewOrder, freezeOrderAgain } from './freeze-order.ts';
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

interface WrittenOrder {
  readonly id: string;
  readonly number: string;
}

async function writeOrder(
  sql: TransactionSql,
  { deriveToken }: OrderServices,
  { stored }: PricedCheckout,
  order: FrozenOrder,
): Promise<WrittenOrder> {
  const earlier = stored.placements === 0 ? null : await findOrderOfCheckout(sql, stored.id);
  if (earlier !== null) {
    await freezeOrderAgain(sql, earlier.id, order);
    return earlier;
  }
  const id = randomUUID();
  const identity = { id, checkoutId: stored.id, tokenHash: hashToken(deriveToken('order', id)) };
  return { id, number: await freezeNewOrder(sql, identity, order) };
}

async function writeAttempt(
  sql: TransactionSql,
  { stored, total }: PricedCheckout,
  order: WrittenOrder,
  intent: IntentKey,
): Promise<PaymentAttempt> {
  const method = stored.payment?.method ?? 'FREE';
  const attempt: PaymentAttempt = {
    id: randomUUID(),
    orderId: order.id,
    orderNumber: order.number,
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
  await openAttempt(sql, attempt, { gateway: gatewayOf(method)?.name ?? '', method }, intent);
  return attempt;
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
  const order = frozenOrder(checkout, attestations);
  const opened = await inTransactionUnlessRolledBack<OpenedPlacement>(services.sql, async (sql, rollBack) => {
    const taken = await Promise.all([
      takeKey(sql, intent, parametersHash),
      claimForPlacement(sql, checkout.stored, checkout.catalogue.revision),
    ]);
    services.crashPoint('placement.key-taken');
    if (taken.includes(false)) return rollBack({ status: 'again' });

    const written = await writeOrder(sql, services, checkout, order);
    if (order.voucherCode !== null) {
      const use = { code: order.voucherCode, orderId: written.id, email: order.email };
      if (!(await takeVoucherUse(sql, use)))
        return rollBack({ status: 'refused', refusals: [usedUpRefusal()] });
    }
    if (order.total.gross.amount === 0) {
      const response = { status: 'placed', orderId: written.id } as const;
      await finishKey(sql, intent, response);
      await confirmOrder(sql, { id: written.id, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED' });
      return response;
    }
    return { status: 'opened', attempt: await writeAttempt(sql, checkout, written, intent) };
  });
  services.crashPoint('placement.order-frozen');
  return opened;
}

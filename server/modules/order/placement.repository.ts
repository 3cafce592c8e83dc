import type { AnySql, Fragment } from '../../db/connect.ts';
import { claimingForPlacement } from '../checkout/checkout.repository.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import type { UnnumberedAttempt } from '../payment/payment-attempt.ts';
import { freezeOrderAgain, freezingNewOrder } from './freeze-order.ts';
import type { OrderIdentity } from './freeze-order.ts';
import { takingKey } from './idempotency.ts';
import type { IntentKey } from './idempotency.ts';
import type { FrozenOrder } from './order.model.ts';

/** What a try to place a checkout writes before the provider hears of it. */
export interface NewPlacement {
  readonly checkout: PricedCheckout;
  readonly intent: IntentKey;
  readonly parametersHash: Buffer;
  /** Null where the browser gave no key. */
  readonly buyerKeyHash: Buffer | null;
  readonly identity: OrderIdentity;
  readonly order: FrozenOrder;
  /** Null where nothing is to be paid. */
  readonly attempt: UnnumberedAttempt | null;
  /** Who takes the payment; empty where nothing is to be paid. */
  readonly gateway: string;
}

/** The part of a placement's statement that writes the attempt down before the provider hears of it. */
function openingAttempt(
  sql: AnySql,
  attempt: UnnumberedAttempt,
  { gateway, method }: { readonly gateway: string; readonly method: string },
): Fragment {
  return sql`
    insert into payment_attempt (id, order_id, gateway, method, payment_method_token, amount, currency, status)
    select ${attempt.id}, ${attempt.orderId}, ${gateway}, ${method}, ${attempt.paymentMethodToken},
      ${attempt.amount.amount}, ${attempt.amount.currency}, ${attempt.status}
    where exists (select from claimed)`;
}

/** `claimed` has a row where the checkout and the catalogue are still as they were read; the rest hangs on it. */
function beginning(
  sql: AnySql,
  {
    checkout,
    intent,
    parametersHash,
    buyerKeyHash,
    attempt,
    gateway,
    order: { paymentMethod: method },
  }: NewPlacement,
): Fragment {
  return sql`
    claimed as (${claimingForPlacement(sql, checkout.stored, checkout.catalogue.revision, buyerKeyHash)}),
    taken as (${takingKey(sql, intent, parametersHash, attempt?.id ?? null)})
    ${attempt === null ? sql`` : sql`, opened as (${openingAttempt(sql, attempt, { gateway, method })})`}`;
}

/**
 * Claims the checkout, takes the key, writes the order with its prices and the attempt to pay it, in one statement.
 * Answers the number of the order; null, and nothing is written, where the checkout or the catalogue has changed.
 */
export async function writePlacement(sql: AnySql, placement: NewPlacement): Promise<string | null> {
  const { identity, order } = placement;
  const [row] = await sql<{ number: number }[]>`
    with ${beginning(sql, placement)}, ${freezingNewOrder(sql, identity, order)}
    select number from frozen`;
  return row === undefined ? null : String(row.number);
}

/** The same for a checkout whose order was written by an earlier try: it is written anew and keeps its number. */
export async function writePlacementAgain(
  sql: AnySql,
  placement: NewPlacement,
  orderNumber: string,
): Promise<string | null> {
  const { count } = await sql`with ${beginning(sql, placement)} select from claimed`;
  if (count === 0) return null;
  await freezeOrderAgain(sql, placement.identity.id, placement.order);
  return orderNumber;
}

import type { TransactionSql } from '../../db/connect.ts';
import { withdrawOrder } from '../order/withdraw-order.ts';
import { cancelRenewalOfOrder, withdrawSale } from '../subscription/end-renewal.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { StoredDeclaration } from './declaration.model.ts';

/** An order has been withdrawn. */
export interface OrderWithdrawn {
  readonly orderId: string;
}

/** What withdrawals depend on. */
export interface WithdrawalServices {
  /** Runs after the transaction in which an order is withdrawn. */
  readonly announceWithdrawn: Announce<OrderWithdrawn>;
}

/** A declaration whose sender has proved that the order is theirs. */
interface Proved extends Pick<StoredDeclaration, 'kind' | 'declared' | 'receivedAt'> {
  readonly now: Date;
}

/**
 * Lets a declaration take effect on its order, as of the time when it was received. Returns its outcome; support checks
 * what the shop can't decide.
 */
export async function applyDeclaration(
  sql: TransactionSql,
  { announceWithdrawn }: WithdrawalServices,
  orderId: string,
  { kind, declared, receivedAt, now }: Proved,
): Promise<StoredDeclaration['outcome']> {
  const { ground, items, endsOn } = declared;
  if (kind === 'WITHDRAWAL') {
    const isWithdrawn = await withdrawOrder(sql, orderId, { isWhole: items === '', declaredAt: receivedAt });
    if (!isWithdrawn) return 'TO_BE_CHECKED';
    await withdrawSale(sql, orderId, now);
    await sql`select ${announceWithdrawn(sql, { orderId })}`;
    return 'WITHDRAWN';
  }
  const isCanceled = ground === 'ORDINARY' && (await cancelRenewalOfOrder(sql, orderId, endsOn));
  return isCanceled ? 'CANCELED' : 'TO_BE_CHECKED';
}

import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import type { FrozenOrder } from './order.model.ts';

type Triers = Pick<FrozenOrder, 'organizationId' | 'userId' | 'email'>;

/** Everyone whom an order would give a trial: its organization, its signed-in buyer and its mailbox. */
function holdersOf({ organizationId, userId, email }: Triers): readonly string[] {
  return [
    ...(organizationId === null ? [] : [`organization:${organizationId}`]),
    ...(userId === null ? [] : [`person:${userId}`]),
    `mailbox:${mailboxOf(email)}`,
  ].toSorted();
}

/**
 * Takes a trial for an order; false if its organization or buyer has had one, and the transaction must then be rolled
 * back. Of several orders at the same time, exactly one succeeds. Holders are taken in the same order, so that two
 * orders never wait for each other.
 */
export async function takeTrial(sql: TransactionSql, orderId: string, order: Triers): Promise<boolean> {
  const holders = holdersOf(order);
  const { count } = await sql`
    insert into trial (holder, order_id) select holder, ${orderId} from unnest(${[...holders]}::text[]) as holder
    on conflict (holder) do update set order_id = excluded.order_id where trial.order_id = excluded.order_id`;
  return count === holders.length;
}

/** Whether `takeTrial` would succeed now. */
export async function isTrialFree(sql: AnySql, orderId: string, order: Triers): Promise<boolean> {
  const rows = await sql`
    select from trial where holder = any(${[...holdersOf(order)]}::text[]) and order_id <> ${orderId} limit 1`;
  return rows.length === 0;
}

/** Returns an order's trial; does nothing if it has none. */
export async function releaseTrial(sql: AnySql, orderId: string): Promise<void> {
  await sql`delete from trial where order_id = ${orderId}`;
}

import { nextOrderStatus } from '@sonde/machines/lifecycles';
import { isWithdrawableOn } from '@sonde/machines/rules/declaration';
import { normaliseEmail } from '@sonde/machines/rules/people';
import { countryDay } from '@sonde/machines/rules/places';
import type { TransactionSql } from '../../db/connect.ts';
import type { Order } from './order.model.ts';
import { lockOrderByNumber } from './order.repository.ts';

/** How somebody who has bought something names an order. */
interface NamedOrder {
  readonly number: string;
  readonly email: string;
}

/** An order from which somebody withdraws. */
interface WithdrawnOrder extends NamedOrder {
  /** False for some of its articles, which is for a person to decide. */
  readonly isWhole: boolean;
}

/** What a withdrawal comes to. */
interface OrderWithdrawal {
  readonly orderId: string;
  /** Whether the buyer has withdrawn from it, now or before. */
  readonly isWithdrawn: boolean;
}

function isWithdrawable({ country, confirmedAt, deliveryWindow, organizationName, taxId }: Order, now: Date) {
  const order = {
    country,
    orderedOn: countryDay(country, confirmedAt),
    deliveredOn: deliveryWindow?.latest ?? null,
    organizationName,
    hasTaxId: taxId !== null,
  };
  return isWithdrawableOn(order, countryDay(country, now));
}

/** The order of that number, locked, where the address is its buyer's; null where either is wrong. */
async function lockOrderOf(sql: TransactionSql, { number, email }: NamedOrder): Promise<Order | null> {
  const order = await lockOrderByNumber(sql, number);
  return order !== null && normaliseEmail(order.email) === normaliseEmail(email) ? order : null;
}

/** The id of an order that somebody names who knows its number and its buyer's address. */
export async function findOrderOf(sql: TransactionSql, named: NamedOrder): Promise<string | null> {
  return (await lockOrderOf(sql, named))?.id ?? null;
}

/**
 * Lets a consumer withdraw from an order within its period. Null where number and address are not those of one order,
 * whichever of the two is wrong.
 */
export async function withdrawOrder(
  sql: TransactionSql,
  { isWhole, ...named }: WithdrawnOrder,
  now: Date,
): Promise<OrderWithdrawal | null> {
  const order = await lockOrderOf(sql, named);
  if (order === null) return null;
  if (order.status === 'WITHDRAWN') return { orderId: order.id, isWithdrawn: true };
  const status = nextOrderStatus(order.status, { type: 'order.withdrawn' });
  if (status === null || !isWhole || !isWithdrawable(order, now))
    return { orderId: order.id, isWithdrawn: false };
  await sql`update orders set status = ${status} where id = ${order.id}`;
  return { orderId: order.id, isWithdrawn: true };
}

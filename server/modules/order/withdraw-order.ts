import { nextOrderStatus } from '@sonde/machines/lifecycles';
import { isWithdrawableOn } from '@sonde/machines/rules/declaration';
import { normaliseEmail } from '@sonde/machines/rules/people';
import { countryDay } from '@sonde/machines/rules/places';
import type { TransactionSql } from '../../db/connect.ts';
import type { Order } from './order.model.ts';
import { lockOrderByNumber } from './order.repository.ts';

/** How somebody names an order from which they withdraw. */
interface WithdrawnOrder {
  readonly number: string;
  readonly email: string;
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

/**
 * Lets a consumer withdraw from an order within its period. Null where number and address are not those of one order,
 * whichever of the two is wrong.
 */
export async function withdrawOrder(
  sql: TransactionSql,
  { number, email, isWhole }: WithdrawnOrder,
  now: Date,
): Promise<OrderWithdrawal | null> {
  const order = await lockOrderByNumber(sql, number);
  if (order === null || normaliseEmail(order.email) !== normaliseEmail(email)) return null;
  if (order.status === 'WITHDRAWN') return { orderId: order.id, isWithdrawn: true };
  const status = nextOrderStatus(order.status, { type: 'order.withdrawn' });
  if (status === null || !isWhole || !isWithdrawable(order, now))
    return { orderId: order.id, isWithdrawn: false };
  await sql`update orders set status = ${status} where id = ${order.id}`;
  return { orderId: order.id, isWithdrawn: true };
}

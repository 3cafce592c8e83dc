import { nextOrderStatus } from '@sonde/machines/lifecycles';
import { isWithdrawableOn } from '@sonde/machines/rules/declaration';
import { normaliseEmail } from '@sonde/machines/rules/people';
import { countryDay } from '@sonde/machines/rules/places';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import type { Person } from '../people/person.model.ts';
import { maySeeOrder } from './may-see-order.ts';
import type { Order } from './order.model.ts';
import { findOrderByNumber, lockOrder } from './order.repository.ts';

/** An order that a declaration names. */
interface DeclaredOrder {
  readonly orderId: string;
  /** Whether the sender is signed in as its buyer, or manages its organization. */
  readonly isProved: boolean;
}

function isWithdrawable({ country, confirmedAt, deliveryWindow, organizationName, taxId }: Order, now: Date) {
  if (confirmedAt === null) return false;
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
 * The order that a declaration names. Null if number and address aren't those of one order, whichever of them is wrong,
 * unless the signed-in person may see the order.
 */
export async function findDeclaredOrder(
  sql: AnySql,
  { number, email }: { readonly number: string; readonly email: string },
  person: Person | null,
): Promise<DeclaredOrder | null> {
  const order = await findOrderByNumber(sql, number);
  if (order === null) return null;
  const isProved = maySeeOrder(person, order);
  const isNamed = normaliseEmail(order.email) === normaliseEmail(email);
  return isProved || isNamed ? { orderId: order.id, isProved } : null;
}

/**
 * Withdraws an order if it was declared within its period, by a consumer, for all of its items. Returns whether the order
 * is withdrawn, now or before; support decides otherwise.
 */
export async function withdrawOrder(
  sql: TransactionSql,
  orderId: string,
  { isWhole, declaredAt }: { readonly isWhole: boolean; readonly declaredAt: Date },
): Promise<boolean> {
  const order = await lockOrder(sql, orderId);
  if (order === null) return false;
  if (order.status === 'WITHDRAWN') return true;
  const status = nextOrderStatus(order.status, { type: 'order.withdrawn' });
  if (status === null || !isWhole || !isWithdrawable(order, declaredAt)) return false;
  await sql`update orders set status = ${status} where id = ${order.id}`;
  return true;
}

import { countryDay } from '@sonde/machines/rules/places';
import { isRenewalEndable, type PlanType } from '@sonde/machines/rules/plans';
import { type OrderSale, withoutSale } from '@sonde/machines/rules/sales';
import type { TransactionSql } from '../../db/connect.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import { lockChanging } from './change-terms.ts';
import { writeTerms } from './subscription-row.ts';

/**
 * Takes an order from which its buyer has withdrawn out of the membership that was bought with it, if there is one: what
 * is returned gives neither access nor credit. A renewal that is being charged is no longer awaited, so that its money
 * goes back.
 */
export async function withdrawSale(sql: TransactionSql, orderId: string, now: Date): Promise<void> {
  const [row] = await sql<{ readonly organizationId: string; readonly sale: OrderSale | null }[]>`
    select subscription.organization_id as "organizationId", sale
    from subscription join orders on orders.id = subscription.order_id where orders.id = ${orderId}`;
  if (row === undefined || row.sale === null) return;
  const { organizationId, sale } = row;
  const changing = await lockChanging(sql, organizationId);
  if (changing === null) return;
  const { subscription, facts } = changing;
  await writeTerms(sql, facts.id, withoutSale(subscription, sale, countryDay(facts.country, now)));
}

/** What decides whether a membership ends by a declaration. Days are ISO calendar dates. */
interface CancelableMembership {
  readonly planType: PlanType;
  readonly expiresOn: string | null;
  readonly nextChargeOn: string | null;
  readonly commitmentEndsOn: string | null;
}

/**
 * Cancels the membership that was bought with an order to its next possible end, the last day of the term that is paid.
 * False, and nothing changes, where there is none, where sales or a commitment decides about it, and where another day
 * than that one is wanted.
 *
 * @param endsOn empty for the next possible day.
 */
export async function cancelRenewalOfOrder(
  sql: TransactionSql,
  orderId: string,
  endsOn: string,
): Promise<boolean> {
  const [row] = await sql<{ readonly organizationId: string }[]>`
    select organization_id as "organizationId" from subscription where order_id = ${orderId}`;
  if (row === undefined) return false;
  await lockOrganization(sql, row.organizationId);
  const [membership] = await sql<CancelableMembership[]>`
    select plan_type as "planType", expires_on::text as "expiresOn", next_charge_on::text as "nextChargeOn",
      commitment_ends_on::text as "commitmentEndsOn"
    from subscription where order_id = ${orderId} and status <> 'CANCELED' and expires_on is not null`;
  if (membership === undefined || !isRenewalEndable(membership)) return false;
  if (endsOn !== '' && endsOn !== membership.expiresOn) return false;
  await sql`update subscription set next_charge_on = null, scheduled = null where order_id = ${orderId}`;
  return true;
}

import { isDebit, paymentMethods } from '@sonde/machines/rules/payment';
import type { AnySql, Fragment } from './connect.ts';

const debits = paymentMethods.filter(isDebit);

/** Whether the row `orders` sells a plan that is paid for, and is neither canceled nor withdrawn. */
const sellsPlan = (sql: AnySql): Fragment => sql`
  orders.sale -> 'plan' ->> 'planType' <> 'BASIC' and orders.status not in ('CANCELED', 'WITHDRAWN')`;

/** The oldest order for a plan, among some, whose debit a bank has; null for none. */
const debitedPlanOrder = (sql: AnySql, isAmong: Fragment): Fragment => sql`(
  select orders.id from orders
  where ${isAmong} and orders.charge_status = 'ASYNC_PROCESSING' and ${sellsPlan(sql)}
  order by orders.id limit 1
)`;

/** The oldest order for a plan of the statement's table `organization` whose debit a bank has; null for none. */
export const debitedOrderOfOrganization = (sql: AnySql): Fragment =>
  debitedPlanOrder(sql, sql`orders.organization_id = organization.id`);

/**
 * The oldest order for a plan of the person of the statement's table `users` whose debit a bank has; null for none. The
 * organization of its membership is made once it is paid.
 */
export const debitedOrderOfPerson = (sql: AnySql): Fragment =>
  debitedPlanOrder(sql, sql`orders.user_id = users.id and orders.organization_id is null`);

/**
 * Whether the row `orders` sells a plan, and a later order for one by the same organization, or by the same person
 * without one, is paid or being paid.
 */
export const isPlanOrderedSince = (sql: AnySql): Fragment => sql`
  ${sellsPlan(sql)} and exists (
    select from orders as later
    where later.id > orders.id and later.charge_status <> 'NOT_CHARGED' and later.sale -> 'plan' ->> 'planType' <> 'BASIC'
      and case when orders.organization_id is null then later.user_id = orders.user_id
        else later.organization_id = orders.organization_id end
  )`;

/**
 * Whether another order for a plan of the organization is being charged, or paid by a debit that hasn't ended. A debit
 * that its buyer hasn't confirmed counts until its attempt ends, because they may confirm it in another tab. Any other
 * payment that waits for its buyer doesn't.
 */
export const isPlanBeingPaid = (
  sql: AnySql,
  organizationId: string | Fragment,
  ownOrderId: string | null,
): Fragment => sql`
  exists (
    select from orders join payment_attempt on payment_attempt.order_id = orders.id
    where orders.organization_id = ${organizationId} and orders.id is distinct from ${ownOrderId}::uuid
      and ${sellsPlan(sql)}
      and (
        payment_attempt.status in ('PENDING', 'PROCESSING')
        or (payment_attempt.status = 'REQUIRES_ACTION' and payment_attempt.method = any(${[...debits]}::text[]))
      )
  )`;

/** Whether a renewal or a change of the organization's membership is being charged, or a bank has its debit. */
export const isChangeOrRenewalCharged = (sql: AnySql, organizationId: string): Fragment => sql`
  exists (
    select from subscription join renewal_attempt on renewal_attempt.subscription_id = subscription.id
    where subscription.organization_id = ${organizationId} and renewal_attempt.status in ('PENDING', 'PROCESSING')
    union all
    select from subscription join change_attempt on change_attempt.subscription_id = subscription.id
    where subscription.organization_id = ${organizationId} and change_attempt.status in ('PENDING', 'PROCESSING')
  )`;

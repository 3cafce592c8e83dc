import type { JSONValue } from 'postgres';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { newRowId } from '../../../db/row-id.ts';
import type { TransactionSql } from '../../../db/connect.ts';
import type { KeptPaymentMethod } from '../provider/payment-provider.ts';

/**
 * Saves what a confirmed order was paid with and its buyer agreed to keep for the organization of the order, which is
 * charged for renewals: it is primary from now on, and the organization's also where it was the buyer's own. Nothing is
 * saved for an order of no organization, as nothing of it renews. Runs in the transaction that confirms the order, after
 * what it sells is written, which has locked the organization.
 */
export async function keepChargedMethod(
  sql: TransactionSql,
  orderId: string,
  method: PaymentMethod,
  { customerId, token, details }: KeptPaymentMethod,
): Promise<void> {
  await sql`
    update payment_method set is_primary = false
    from orders
    where orders.id = ${orderId} and payment_method.organization_id = orders.organization_id
      and is_primary and provider_method_id <> ${token}`;
  await sql`
    insert into payment_method (
      id, organization_id, customer_id, provider_method_id, method, details, is_primary, added_by
    )
    select ${newRowId()}, organization_id, ${customerId}, ${token}, ${method}, ${sql.json(details as JSONValue)},
      true, user_id
    from orders where id = ${orderId} and organization_id is not null
    on conflict (provider_method_id) do update
    set user_id = null, organization_id = excluded.organization_id, is_primary = true
    where payment_method.removed_at is null`;
}

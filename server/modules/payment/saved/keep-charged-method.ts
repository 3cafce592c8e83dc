import type { JSONValue } from 'postgres';
import { primaryWithout } from '@sonde/machines/rules/payment';
import { newRowId } from '../../../db/row-id.ts';
import type { TransactionSql } from '../../../db/connect.ts';
import type { PaymentAttempt } from '../payment-attempt.ts';
import type { KeptPaymentMethod } from '../provider/payment-provider.ts';
import { keepCustomer, lockOwner, type OwnerKey, setPrimary } from './saved-methods.repository.ts';

/** A payment method that was saved with a charge, by the account that charged it. */
export interface ChargedAndKept extends Pick<PaymentAttempt, 'method' | 'account'> {
  readonly kept: KeptPaymentMethod;
}

export interface Owners {
  readonly organization: OwnerKey;
  /** The buyer. */
  readonly buyer: OwnerKey;
}

/** Null for an order without an organization. */
async function ownersOf(sql: TransactionSql, orderId: string): Promise<Owners | null> {
  const [row] = await sql<{ user_id: string; organization_id: string }[]>`
    select user_id, organization_id from orders
    where id = ${orderId} and user_id is not null and organization_id is not null`;
  return row === undefined
    ? null
    : {
        organization: { kind: 'organization', id: row.organization_id },
        buyer: { kind: 'person', id: row.user_id },
      };
}

/**
 * Saves it for the organization, which may already have it, or for its buyer; null if another owner has it, or it was
 * removed.
 */
async function saveForOrganization(
  sql: TransactionSql,
  { organization, buyer }: Owners,
  { method, account, kept: { customerId, token, details } }: ChargedAndKept,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into payment_method (
      id, organization_id, customer_id, provider_account, provider_method_id, method, details, is_primary, added_by
    )
    values (
      ${newRowId()}, ${organization.id}, ${customerId}, ${account}, ${token}, ${method},
      ${sql.json(details as JSONValue)},
      false, ${buyer.id}
    )
    on conflict (provider_method_id) do update
    set user_id = null, organization_id = excluded.organization_id, is_primary = false
    where payment_method.removed_at is null
      and (payment_method.user_id = ${buyer.id} or payment_method.organization_id = excluded.organization_id)
    returning id`;
  return row?.id ?? null;
}

/**
 * Saves the payment method of a confirmed order whose buyer agreed to it, for the order's organization, which is
 * charged for renewals. It becomes primary. A method that was the buyer's own becomes the organization's, and the
 * buyer's next method becomes primary for them. A method that was removed meanwhile or belongs to another owner isn't
 * changed. Nothing is saved for an order without an organization, because nothing in it renews. Runs in the transaction
 * that confirms the order, after the sale is written, which has locked the organization.
 */
export async function keepChargedMethod(
  sql: TransactionSql,
  orderId: string,
  charged: ChargedAndKept,
): Promise<void> {
  const owners = await ownersOf(sql, orderId);
  if (owners !== null) await keepForOrganization(sql, owners, charged);
}

/** Saves what was charged for an organization, which is charged for renewals, and makes it primary. It is locked. */
export async function keepForOrganization(
  sql: TransactionSql,
  owners: Owners,
  charged: ChargedAndKept,
): Promise<void> {
  const { organization, buyer } = owners;
  await lockOwner(sql, organization);
  const before = await lockOwner(sql, buyer);
  const id = await saveForOrganization(sql, owners, charged);
  if (id === null) return;
  await setPrimary(sql, organization, id);
  if (before.methods.some((own) => own.id === id))
    await setPrimary(sql, buyer, primaryWithout(before.methods, id));
  const { account, kept } = charged;
  await keepCustomer(sql, organization, { customerId: kept.customerId, account });
}

/**
 * Turns off automatic renewal for a confirmed order whose organization has no payment method to charge, because the
 * order was free or its method wasn't saved. Runs at the end of the transaction that confirms the order.
 */
export async function endUnpayableRenewal(sql: TransactionSql, orderId: string): Promise<void> {
  await sql`
    update subscription set next_charge_on = null, scheduled = null
    where order_id = ${orderId} and next_charge_on is not null and not exists (
      select from payment_method
      where payment_method.organization_id = subscription.organization_id and is_primary
    )`;
}

import type { JSONValue } from 'postgres';
import { type AccountName, type MethodUses, noMethodUses } from '@sonde/machines/rules/payment';
import { newRowId } from '../../../db/row-id.ts';
import type { AnySql, Fragment, TransactionSql } from '../../../db/connect.ts';
import { lockOrganization } from '../../people/lock-organization.ts';
import {
  type SavedMethod,
  savedMethodFromRow,
  type SavedMethodRow,
} from '../../people/saved-method.model.ts';

/** The owner of a payment method. */
export type OwnerKey =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'organization'; readonly id: string };

const columns = { person: 'user_id', organization: 'organization_id' } as const;

const isOwnedBy = (sql: AnySql, { kind, id }: OwnerKey): Fragment => sql`${sql(columns[kind])} = ${id}`;

/** The owner's customer of a provider's account; null before its first method. */
export async function findCustomer(
  sql: AnySql,
  owner: OwnerKey,
  account: AccountName,
): Promise<string | null> {
  const [row] = await sql<{ customer_id: string }[]>`
    select customer_id from provider_customer where ${isOwnedBy(sql, owner)} and provider_account = ${account}`;
  return row?.customer_id ?? null;
}

/** Records an owner's customer of an account. The first one recorded is kept and returned. */
export async function keepCustomer(
  sql: AnySql,
  owner: OwnerKey,
  { customerId, account }: Pick<SavedMethod, 'customerId' | 'account'>,
): Promise<string> {
  await sql`
    insert into provider_customer (id, ${sql(columns[owner.kind])}, customer_id, provider_account)
    values (${newRowId()}, ${owner.id}, ${customerId}, ${account}) on conflict do nothing`;
  return (await findCustomer(sql, owner, account)) ?? customerId;
}

/** An owner whose methods are locked until the transaction ends. */
export interface LockedOwner extends MethodUses {
  /** Newest first. */
  readonly methods: readonly SavedMethod[];
}

/**
 * Whether a person can change an owner's methods: their own, and those of an organization that they manage. With the
 * owner locked, the result stays valid until the transaction ends, because an organization's members also change under
 * its lock.
 */
export async function isAllowed(sql: TransactionSql, owner: OwnerKey, personId: string): Promise<boolean> {
  if (owner.kind === 'person') return owner.id === personId;
  const [row] = await sql<[{ exists: boolean }]>`
    select exists (
      select from organization_membership
      where organization_id = ${owner.id} and user_id = ${personId} and is_admin
    )`;
  return row.exists;
}

/** Locks an owner, and reads everything that affects their methods. */
export async function lockOwner(sql: TransactionSql, owner: OwnerKey): Promise<LockedOwner> {
  if (owner.kind === 'organization') await lockOrganization(sql, owner.id);
  else await sql`select from users where id = ${owner.id} for no key update`;
  const rows = await sql<SavedMethodRow[]>`
    select * from payment_method where ${isOwnedBy(sql, owner)} and removed_at is null order by id desc`;
  const methods = rows.map(savedMethodFromRow);
  if (owner.kind === 'person') return { methods, ...noMethodUses };
  const [uses] = await sql<[MethodUses]>`
    select coalesce((
        select case when commitment_ends_on is null then 'membership' else 'rental' end
        from subscription where organization_id = ${owner.id} and next_charge_on is not null
      ), 'none') as renewal,
      (select coalesce(sum(months), 0)::integer from referral_entry where organization_id = ${owner.id})
        as "unspentMonths"`;
  return { methods, ...uses };
}

export interface NewMethod extends Pick<
  SavedMethod,
  'method' | 'details' | 'token' | 'customerId' | 'account'
> {
  /** The person who saved it. */
  readonly addedBy: string;
}

/**
 * Saves a method for a locked owner; the first one is primary. Returns an already saved one unchanged; null if it was
 * saved before and removed.
 */
export async function insertMethod(
  sql: TransactionSql,
  owner: OwnerKey,
  { method, details, token, customerId, account, addedBy }: NewMethod,
): Promise<SavedMethod | null> {
  await sql`
    insert into payment_method (
      id, ${sql(columns[owner.kind])}, customer_id, provider_account, provider_method_id, method, details, is_primary, added_by
    )
    select ${newRowId()}, ${owner.id}, ${customerId}, ${account}, ${token}, ${method}, ${sql.json(details as JSONValue)},
      not exists (select from payment_method where ${isOwnedBy(sql, owner)} and is_primary), ${addedBy}::uuid
    on conflict (provider_method_id) do nothing`;
  const [row] = await sql<SavedMethodRow[]>`
    select * from payment_method
    where provider_method_id = ${token} and removed_at is null and ${isOwnedBy(sql, owner)}`;
  return row === undefined ? null : savedMethodFromRow(row);
}

/** Makes another method of a locked owner primary; null for none. */
export async function setPrimary(sql: TransactionSql, owner: OwnerKey, id: string | null): Promise<void> {
  await sql`update payment_method set is_primary = false where ${isOwnedBy(sql, owner)} and is_primary`;
  if (id !== null) await sql`update payment_method set is_primary = true where id = ${id}`;
}

/** Removes a method of a locked owner. */
export async function removeMethod(sql: TransactionSql, id: string, now: Date): Promise<void> {
  await sql`update payment_method set is_primary = false, removed_at = ${now} where id = ${id}`;
}

/** Saves the changes to a method. */
export async function setDetails(
  sql: TransactionSql,
  id: string,
  details: SavedMethod['details'],
): Promise<void> {
  await sql`update payment_method set details = ${sql.json(details as JSONValue)} where id = ${id}`;
}

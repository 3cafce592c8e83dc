import type { SubscriptionStatus } from '@sonde/machines/lifecycles';
import type { Market, ProductLine } from '@sonde/machines/rules/catalogue';
import type { OrderSale, OrganizationInSale, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import {
  json,
  soldColumns,
  subscriptionFromRow,
  subscriptionToRow,
  type SubscriptionRow,
} from './subscription-row.ts';

/** An organization that is locked until the transaction ends. */
export interface LockedOrganization extends OrganizationInSale {
  readonly country: string;
}

/** Reads what an order for a locked organization depends on. */
export async function readForSale(sql: TransactionSql, organizationId: string): Promise<LockedOrganization> {
  const [row] = await sql<[{ country: string; members: number; subscription: SubscriptionRow | null }]>`
    select country,
      (select count(*) from organization_membership where organization_id = organization.id) as members,
      (select to_jsonb(subscription) from subscription where organization_id = organization.id) as subscription
    from organization where id = ${organizationId}`;
  return {
    country: row.country,
    members: row.members,
    subscription: row.subscription && subscriptionFromRow(row.subscription),
  };
}

/** The effects of a confirmed order. */
export interface Sale {
  readonly orderId: string;
  /** The signed-in buyer; otherwise a person without an account, identified by the order's email address. */
  readonly buyer: { readonly id: string } | { readonly email: string; readonly name: string };
  /** The organization whose plan it was ordered for; null for none. */
  readonly organizationId: string | null;
  /** The organization that it creates, with its buyer as administrator; null for none. */
  readonly founded: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly country: string;
    readonly market: Market;
  } | null;
  /** Null if it sells neither a probe nor a plan. */
  readonly concluded: {
    /** Null if the organization's subscription doesn't change. */
    readonly subscription: (SubscriptionTerms & { readonly status: SubscriptionStatus }) | null;
    /** Whether the subscription's plan is the purchased one, and not one that is only extended or has more seats. */
    readonly isPlanBought: boolean;
    readonly probes: OrderSale['probes'];
    /** Whether it gives a trial, of which an organization has one. */
    readonly isTried: boolean;
  } | null;
}

const rowsOf = <Row>(row: Row | null): readonly Row[] => (row === null ? [] : [row]);

const probeRows = (probes: OrderSale['probes'], organizationId: string | null, orderId: string) =>
  (Object.entries(probes) as [ProductLine, number][]).flatMap(([product_line, count]) =>
    Array.from({ length: count }, () => ({
      id: newRowId(),
      organization_id: organizationId,
      product_line,
      order_id: orderId,
    })),
  );

/**
 * Writes the effects. An existing person without an account is reused. A person who has signed in with the address
 * isn't touched, because an address alone proves nothing.
 */
export async function keepSale(
  sql: TransactionSql,
  { orderId, buyer, organizationId: orderedFor, founded, concluded }: Sale,
): Promise<void> {
  const organizationId = orderedFor ?? founded?.id ?? null;
  const known = 'id' in buyer ? buyer.id : null;
  const expected = 'id' in buyer ? [] : [{ id: newRowId(), ...buyer }];
  const terms = concluded?.subscription ?? null;
  const identity = { id: newRowId(), organization_id: organizationId };
  const planOrderId = concluded?.isPlanBought === true ? orderId : null;
  const subscription = terms && { ...subscriptionToRow(terms), ...identity, order_id: planOrderId };
  const columns = sql.unsafe(soldColumns.join(', '));
  await sql`
    with buyer as (
      insert into users (id, email, name)
      select id, email, name from jsonb_populate_recordset(null::users, ${json(sql, expected)})
      on conflict (email) where cloud_id is null do update set name = coalesce(nullif(users.name, ''), excluded.name)
      returning id
    ),
    founded as (
      insert into organization (id, slug, name, country, market, has_had_trial)
      select id, slug, name, country, market, ${concluded?.isTried === true}
      from jsonb_populate_recordset(null::organization, ${json(sql, rowsOf(founded))})
      returning id
    ),
    joined as (
      insert into organization_membership (id, organization_id, user_id, is_admin)
      select ${newRowId()}::uuid, id, coalesce(${known}::uuid, (select id from buyer)), true from founded
    ),
    subscribed as (
      insert into subscription (id, organization_id, order_id, ${columns})
      select id, organization_id, order_id, ${columns}
      from jsonb_populate_recordset(null::subscription, ${json(sql, rowsOf(subscription))})
      on conflict (organization_id) do update
      set order_id = coalesce(excluded.order_id, subscription.order_id),
        replaced_by_trial = case
          when excluded.status <> 'TRIALING' then null
          when subscription.plan_type = 'BASIC' and subscription.status = 'ACTIVE'
            then to_jsonb(subscription) - 'replaced_by_trial'
          else subscription.replaced_by_trial
        end,
        ${sql.unsafe(soldColumns.map((name) => `${name} = excluded.${name}`).join(', '))}
    ),
    tried as (
      update organization set has_had_trial = true where ${concluded?.isTried === true} and id = ${orderedFor}::uuid
    ),
    registered as (
      insert into registered_probe (id, organization_id, product_line, order_id)
      select id, organization_id, product_line, order_id
      from jsonb_populate_recordset(null::registered_probe, ${json(sql, probeRows(concluded?.probes ?? {}, organizationId, orderId))})
    )
    update orders
    set user_id = coalesce(user_id, (select id from buyer)), organization_id = ${organizationId}::uuid
    where id = ${orderId}`;
}

import type { Currency } from '@sonde/machines/rules/money';
import type { AnySql, Sql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import type { AnalyticsEvent } from './analytics-services.ts';

/** Stores an event until it is forwarded. A purchase that was recorded before changes nothing. */
export async function insertEvent(sql: AnySql, event: AnalyticsEvent, now: Date): Promise<void> {
  await sql`
    insert into analytics_record
      (message_id, anonymous_id, user_id, name, body, context, happened_at, created_at)
    values (${event.messageId}, ${event.anonymousId}, ${event.userId}, ${event.name},
      ${JSON.stringify(event.body)}::text::jsonb, ${JSON.stringify(event.context)}::text::jsonb,
      ${event.happenedAt}, ${now})
    on conflict (message_id) do nothing`;
}

/** What an order was sold for. */
interface SoldOrder {
  readonly number: string;
  readonly currency: Currency;
  /** All items together, without tax and shipping. */
  readonly net: number;
}

/** The order of a token; null for an unknown token, and for a quote that isn't paid. */
export async function loadSoldOrder(sql: AnySql, token: string): Promise<SoldOrder | null> {
  if (!isToken(token)) return null;
  const [order] = await sql<SoldOrder[]>`
    select number::text, currency,
      (select sum(unit_net * quantity)::bigint from order_line where order_id = orders.id) as net
    from orders where token_hash = ${hashToken(token)} and confirmed_at is not null`;
  return order ?? null;
}

/** The oldest events that wait. */
export async function waitingEvents(sql: AnySql, most: number): Promise<readonly AnalyticsEvent[]> {
  return sql<AnalyticsEvent[]>`
    select message_id as "messageId", anonymous_id as "anonymousId", user_id as "userId", name, body, context,
      happened_at as "happenedAt"
    from analytics_record where forwarded_at is null
    order by created_at limit ${most}`;
}

/** Notes that the analytics service has received these events. */
export async function markForwarded(
  sql: AnySql,
  events: readonly AnalyticsEvent[],
  now: Date,
): Promise<void> {
  await sql`
    update analytics_record set forwarded_at = ${now}
    where message_id = any(${events.map(({ messageId }) => messageId)})`;
}

/** Deletes events after 30 days, forwarded or not; returns their number. */
export async function deleteOldEvents(sql: Sql, now: Date): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from analytics_record where message_id = any(array(
        select message_id from analytics_record where created_at < ${now}::timestamptz - interval '30 days'
        order by created_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

/** Opts the person with this address out, for good. */
export async function insertOptOut(sql: AnySql, email: string, now: Date): Promise<void> {
  await sql`
    insert into analytics_opt_out (email_digest, created_at)
    values (sha256(convert_to(lower(${email}), 'UTF8')), ${now})
    on conflict (email_digest) do nothing`;
}

/** Whether the person with this address has opted out. */
export async function hasOptedOut(sql: AnySql, email: string): Promise<boolean> {
  const rows = await sql`
    select from analytics_opt_out where email_digest = sha256(convert_to(lower(${email}), 'UTF8'))`;
  return rows.length > 0;
}

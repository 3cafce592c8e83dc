import type { AnySql, Fragment } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { addJob, addingJob, addingJoinedJob } from '../../jobs/queue.ts';

/** Tells the platform of an order what happened to it. */
export const sendOrderEventsTask = 'send-order-events';

/** In seconds: an attempt that fails is followed by another after 10 seconds, then after three times as long. */
const firstPause = 10;
const pauseFactor = 3;
const longestPause = 6 * 3600;

/** What happened to an order, said once. */
export interface OrderEvent {
  readonly orderId: string;
  /** Such as created, or refunded with the refund's id. */
  readonly cause: string;
}

/** An attempt to tell a platform. */
export interface OrderEventAttempt extends OrderEvent {
  /** The delivery's id, the same in every attempt. */
  readonly id: string;
  readonly occurredAt: Date;
  readonly nextAttemptAt: Date;
  readonly profileUrl: string;
  readonly protocolVersion: string;
}

/** How an event ended. */
export type OrderEventOutcome = 'DELIVERED' | 'UNWANTED' | 'ABANDONED';

/** A job of an order replaces the one that waits for its next attempt. */
const jobOptions = (orderId: string) => ({ key: `${sendOrderEventsTask}:${orderId}` });

/** Whether an agent opened the checkout of an order. */
const isAgentOrder = (sql: AnySql, orderId: Fragment): Fragment => sql`
  exists (
    select from orders join agent_checkout on agent_checkout.checkout_id = orders.checkout_id
    where orders.id = ${orderId})`;

/**
 * The call that adds a job for an order of an agent and none for another, for a statement's `select` or `returning`. Its
 * payload also has the address of the platform's profile.
 */
export const addingForPlatform = (
  sql: AnySql,
  orderId: Fragment,
  task: string,
  payload: object,
): Fragment => {
  const joined: Fragment = sql`jsonb_build_object('profileUrl', agent_platform.profile_url)`;
  return sql`(
    select ${addingJoinedJob(sql, task, { known: payload, joined })}
    from orders
      join agent_checkout on agent_checkout.checkout_id = orders.checkout_id
      join agent_platform on agent_platform.id = agent_checkout.platform_id
    where orders.id = ${orderId})`;
};

/** Records an event of an agent's order, once, with the job that sends it. Does nothing for other orders. */
export async function recordOrderEvent(
  sql: AnySql,
  { orderId, cause }: OrderEvent,
  now: Date,
): Promise<void> {
  await sql`
    insert into agent_webhook_event (id, order_id, cause, occurred_at, next_attempt_at)
    select ${newRowId()}::uuid, ${orderId}::uuid, ${cause}, ${now}::timestamptz, ${now}::timestamptz
    where ${isAgentOrder(sql, sql`${orderId}::uuid`)}
    on conflict (order_id, cause) do nothing
    returning ${addingJob(sql, sendOrderEventsTask, { orderId }, jobOptions(orderId))}`;
}

/**
 * Begins an attempt at the oldest event of an order that hasn't ended, and schedules the next attempt in case that this
 * process ends meanwhile. Null if there is none, or it isn't due: no later event overtakes it.
 */
export async function beginAttempt(
  sql: AnySql,
  orderId: string,
  now: Date,
): Promise<OrderEventAttempt | null> {
  const [begun] = await sql<OrderEventAttempt[]>`
    update agent_webhook_event as event
    set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + make_interval(
        secs => least(${firstPause} * power(${pauseFactor}::float, attempts), ${longestPause}))
    from orders
      join agent_checkout on agent_checkout.checkout_id = orders.checkout_id
      join agent_platform on agent_platform.id = agent_checkout.platform_id
    where event.id = (
        select id from agent_webhook_event
        where order_id = ${orderId} and ended_at is null order by sequence limit 1)
      and event.ended_at is null and event.next_attempt_at <= ${now} and orders.id = event.order_id
    returning event.id, event.order_id as "orderId", event.cause, event.occurred_at as "occurredAt",
      event.next_attempt_at as "nextAttemptAt", agent_platform.profile_url as "profileUrl",
      agent_checkout.protocol_version as "protocolVersion"`;
  if (begun === undefined) return null;
  await scheduleAttempt(sql, orderId, begun.nextAttemptAt);
  return begun;
}

const scheduleAttempt = (sql: AnySql, orderId: string, runAt: Date): Promise<void> =>
  addJob(sql, sendOrderEventsTask, { orderId }, { ...jobOptions(orderId), runAt });

/** Schedules the next attempt of an order's oldest event; does nothing if all have ended. */
export async function scheduleNextAttempt(sql: AnySql, orderId: string): Promise<void> {
  const [next] = await sql<{ runAt: Date }[]>`
    select next_attempt_at as "runAt" from agent_webhook_event
    where order_id = ${orderId} and ended_at is null order by sequence limit 1`;
  if (next) await scheduleAttempt(sql, orderId, next.runAt);
}

/** Records that an event has ended, once; false if it had. */
export async function endOrderEvent(
  sql: AnySql,
  id: string,
  outcome: OrderEventOutcome,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    update agent_webhook_event set outcome = ${outcome}, ended_at = ${now}
    where id = ${id} and ended_at is null`;
  return count > 0;
}

/** Records why an attempt failed. */
export async function noteFailure(sql: AnySql, id: string, failure: string): Promise<void> {
  await sql`update agent_webhook_event set last_error = ${failure} where id = ${id}`;
}

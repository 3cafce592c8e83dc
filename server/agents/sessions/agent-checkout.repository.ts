import type { AnySql } from '../../db/connect.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';

/** A checkout as a platform may see it. */
export interface AgentCheckout {
  readonly checkoutId: string;
  /** Whether this platform opened it; otherwise it sees it for the buyer who owns it. */
  readonly isOpener: boolean;
  /** The total that the platform was last told, in minor units; null before it was told any. */
  readonly shownTotal: number | null;
  /** The order that it became, also if a person continued it elsewhere; null before that. */
  readonly orderId: string | null;
  /** Whether a person placed that order with a continuation of it. */
  readonly isPlacedElsewhere: boolean;
}

/** Who asks for a checkout: a platform, and the person for whom it asks; null for a guest. */
export interface CheckoutViewer {
  readonly platform: string;
  readonly personId: string | null;
}

/**
 * The checkout of a token, if this platform opened it or the person owns it; null for every other. One that belongs to a
 * person is seen only for them, whoever opened it.
 */
export async function findAgentCheckout(
  sql: AnySql,
  { platform, personId }: CheckoutViewer,
  token: string,
): Promise<AgentCheckout | null> {
  if (!isToken(token)) return null;
  const [row] = await sql<
    {
      id: string;
      is_opener: boolean;
      shown_total: string | null;
      order_id: string | null;
      is_elsewhere: boolean;
    }[]
  >`
    select checkout.id, opened.checkout_id is not null as is_opener,
      coalesce(opened.shown_total, seen.shown_total) as shown_total,
      coalesce(checkout.placed_order_id, live.placed_order_id) as order_id,
      checkout.placed_order_id is null as is_elsewhere
    from checkout
    left join agent_platform on agent_platform.profile_url = ${platform}
    left join agent_checkout as opened
      on opened.checkout_id = checkout.id and opened.platform_id = agent_platform.id
    left join agent_seen_checkout as seen
      on seen.checkout_id = checkout.id and seen.platform_id = agent_platform.id
    left join checkout as live on not checkout.is_live and live.origin_id = checkout.origin_id and live.is_live
    where checkout.token_hash = ${hashToken(token)}
      and case when checkout.user_id is null then opened.checkout_id is not null
        else checkout.user_id = ${personId}::uuid end`;
  if (row === undefined) return null;
  const { id, is_opener, shown_total, order_id, is_elsewhere } = row;
  return {
    checkoutId: id,
    isOpener: is_opener,
    shownTotal: shown_total === null ? null : Number(shown_total),
    orderId: order_id,
    isPlacedElsewhere: order_id !== null && is_elsewhere,
  };
}

/** Remembers another total that the platform was told of a checkout that it opened. */
export async function updateShownTotal(sql: AnySql, checkoutId: string, shownTotal: number): Promise<void> {
  await sql`update agent_checkout set shown_total = ${shownTotal} where checkout_id = ${checkoutId}`;
}

/** Remembers the total that a platform was told of a checkout that it sees for its buyer. */
export async function recordSeenTotal(
  sql: AnySql,
  { checkoutId, platformId }: { readonly checkoutId: string; readonly platformId: string },
  shownTotal: number,
): Promise<void> {
  await sql`
    insert into agent_seen_checkout (checkout_id, platform_id, shown_total)
    values (${checkoutId}, ${platformId}, ${shownTotal})
    on conflict (checkout_id, platform_id) do update set shown_total = excluded.shown_total`;
}

/** The checkout with which an order was placed. */
export async function findPlacedCheckout(sql: AnySql, orderId: string): Promise<string> {
  const [row] = await sql<[{ checkout_id: string }]>`select checkout_id from orders where id = ${orderId}`;
  return row.checkout_id;
}

/** The checkout of a platform that became an order; null if none of its checkouts did. */
export async function findCheckoutOfOrder(
  sql: AnySql,
  platform: string,
  orderId: string,
): Promise<{ readonly checkoutId: string; readonly isPlacedElsewhere: boolean } | null> {
  const [row] = await sql<{ id: string; is_elsewhere: boolean }[]>`
    select opened.id, opened.id <> placed.id as is_elsewhere
    from orders
    join checkout as placed on placed.id = orders.checkout_id
    join checkout as opened on opened.id = placed.id or opened.origin_id = placed.origin_id
    join agent_checkout on agent_checkout.checkout_id = opened.id
    join agent_platform on agent_platform.id = agent_checkout.platform_id
    where orders.id = ${orderId} and agent_platform.profile_url = ${platform}`;
  return row === undefined ? null : { checkoutId: row.id, isPlacedElsewhere: row.is_elsewhere };
}

import type { AnySql } from '../../db/connect.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';

/** A checkout that a platform opened. */
export interface AgentCheckout {
  readonly checkoutId: string;
  /** The total that the platform was last told, in minor units. */
  readonly shownTotal: number;
  /** The order that it became, also if a person continued it elsewhere; null before that. */
  readonly orderId: string | null;
}

/** The checkout of a token, if this platform opened it; null for every other. */
export async function findAgentCheckout(
  sql: AnySql,
  platform: string,
  token: string,
): Promise<AgentCheckout | null> {
  if (!isToken(token)) return null;
  const [row] = await sql<{ id: string; shown_total: string; order_id: string | null }[]>`
    select checkout.id, agent_checkout.shown_total,
      coalesce(checkout.placed_order_id, live.placed_order_id) as order_id
    from checkout
    join agent_checkout on agent_checkout.checkout_id = checkout.id
    join agent_platform on agent_platform.id = agent_checkout.platform_id
    left join checkout as live on not checkout.is_live and live.origin_id = checkout.origin_id and live.is_live
    where checkout.token_hash = ${hashToken(token)} and agent_platform.profile_url = ${platform}`;
  return row === undefined
    ? null
    : { checkoutId: row.id, shownTotal: Number(row.shown_total), orderId: row.order_id };
}

/** Remembers another total that the platform was told. */
export async function updateShownTotal(
  sql: AnySql,
  { checkoutId, shownTotal }: Pick<AgentCheckout, 'checkoutId' | 'shownTotal'>,
): Promise<void> {
  await sql`update agent_checkout set shown_total = ${shownTotal} where checkout_id = ${checkoutId}`;
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

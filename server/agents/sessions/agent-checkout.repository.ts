import type { AnySql, Fragment } from '../../db/connect.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import type { Checkouts, LoadedRow } from '../../modules/checkout/checkout.repository.ts';
import type { LoadedCheckout } from '../../modules/checkout/loaded-checkout.ts';

/** A checkout as a platform may see it. */
export interface AgentCheckout {
  readonly checkoutId: string;
  /** Whether this platform opened it; otherwise it sees it for the buyer who owns it. */
  readonly isOpener: boolean;
  /** The total that the platform was last told, in minor units; null before it was told any. */
  readonly shownTotal: number | null;
  /** The order that it became, also if a person continued it elsewhere; null before that. */
  readonly orderId: string | null;
  /** Its number, and whether it is or was a quote; null before there is an order, and where it wasn't read. */
  readonly placed: { readonly number: string; readonly isQuote: boolean } | null;
  /** Whether a person placed that order with a continuation of it. */
  readonly isPlacedElsewhere: boolean;
}

/** Who asks for a checkout: a platform, and the person for whom it asks; null for a guest. */
export interface CheckoutViewer {
  readonly platform: string;
  readonly personId: string | null;
}

/** A row of `visibleCheckout`. */
interface AgentCheckoutRow {
  readonly checkout_id: string;
  readonly is_opener: boolean;
  readonly shown_total: string | null;
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly is_quote: boolean;
  readonly is_elsewhere: boolean;
}

/** Selects the checkout of a token, if the viewer may see it. */
const visibleCheckout = (sql: AnySql, { platform, personId }: CheckoutViewer, token: string): Fragment => sql`
  select checkout.id as checkout_id, opened.checkout_id is not null as is_opener,
    coalesce(opened.shown_total, seen.shown_total) as shown_total, orders.id as order_id,
    orders.number as order_number, orders.quote_status is not null as is_quote,
    checkout.placed_order_id is null as is_elsewhere
  from checkout
  left join agent_platform as viewing on viewing.profile_url = ${platform}
  left join agent_checkout as opened
    on opened.checkout_id = checkout.id and opened.platform_id = viewing.id
  left join agent_seen_checkout as seen
    on seen.checkout_id = checkout.id and seen.platform_id = viewing.id
  left join checkout as live on not checkout.is_live and live.origin_id = checkout.origin_id and live.is_live
  left join orders on orders.id = coalesce(checkout.placed_order_id, live.placed_order_id)
  where checkout.token_hash = ${isToken(token) ? hashToken(token) : null}
    and case when checkout.user_id is null then opened.checkout_id is not null
      else checkout.user_id = ${personId}::uuid end`;

const agentCheckoutFromRow = (row: AgentCheckoutRow): AgentCheckout => ({
  checkoutId: row.checkout_id,
  isOpener: row.is_opener,
  shownTotal: row.shown_total === null ? null : Number(row.shown_total),
  orderId: row.order_id,
  placed: row.order_number === null ? null : { number: String(row.order_number), isQuote: row.is_quote },
  isPlacedElsewhere: row.order_id !== null && row.is_elsewhere,
});

/** A checkout that a platform may see, as it is now. */
export interface AgentSession {
  readonly session: AgentCheckout;
  readonly loaded: LoadedCheckout;
}

/** A row of what `joinSession` joins; empty for a checkout that the viewer may not see. */
export type AgentSessionRow = (AgentCheckoutRow & LoadedRow) | { readonly checkout_id: null };

/** Joins the checkout of a token with everything that affects its price, if the viewer may see it. */
export const joinSession = (
  sql: AnySql,
  checkouts: Pick<Checkouts, 'select'>,
  viewer: CheckoutViewer,
  token: string,
): Fragment => sql`
  left join lateral (${visibleCheckout(sql, viewer, token)}) as session on true
  left join lateral (${checkouts.select(token)}) as loaded on session.checkout_id is not null`;

/** The session of a row; null for a checkout that the viewer may not see. */
export function sessionFromRow(
  row: AgentSessionRow,
  checkouts: Pick<Checkouts, 'fromRow'>,
): AgentSession | null {
  if (row.checkout_id === null) return null;
  const loaded = checkouts.fromRow(row);
  return loaded && { session: agentCheckoutFromRow(row), loaded };
}

/**
 * Reads the checkout of a token with one statement, if this platform opened it or the person owns it; null for every
 * other. One that belongs to a person is seen only for them, whoever opened it.
 */
export async function readSession(
  sql: AnySql,
  checkouts: Pick<Checkouts, 'select' | 'fromRow'>,
  viewer: CheckoutViewer,
  token: string,
): Promise<AgentSession | null> {
  const [row] = await sql<[AgentSessionRow]>`
    select session.*, loaded.* from (values (1)) as asking ${joinSession(sql, checkouts, viewer, token)}`;
  return sessionFromRow(row, checkouts);
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

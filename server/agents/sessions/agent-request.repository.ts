import type { JSONValue } from 'postgres';
import type { AnySql, Fragment } from '../../db/connect.ts';
import type { BesideParts } from '../../modules/checkout/write-checkout.ts';
import type { Checkouts } from '../../modules/checkout/checkout.repository.ts';
import {
  type AgentSession,
  type AgentSessionRow,
  type CheckoutViewer,
  joinSession,
  sessionFromRow,
} from './agent-checkout.repository.ts';

/** What a platform's request with a key was answered. */
interface KeptRequest {
  readonly requestHash: Buffer;
  readonly status: number;
  readonly response: object;
}

/** What the shop knows when a request arrives. */
export interface Arrival {
  /** What the platform's request with this key was answered; null for an unused key, and without one. */
  readonly kept: KeptRequest | null;
  /** The platform's id in the shop's records; null for one that has opened nothing yet. */
  readonly platformId: string | null;
  /** The checkout that the request names, if the platform may see it. */
  readonly loadedSession: AgentSession | null;
}

/** What a request names. */
interface Named {
  /** Null without one. */
  readonly key: string | null;
  /** The token of a checkout; empty without one. */
  readonly token: string;
}

type ArrivalRow = { readonly platform_id: string | null } & (
  | { readonly request_hash: Buffer; readonly status: number; readonly response: object }
  | { readonly request_hash: null }
) &
  AgentSessionRow;

/** Reads everything that a request is decided by, with one statement. */
export async function readArrival(
  sql: AnySql,
  checkouts: Pick<Checkouts, 'select' | 'fromRow'>,
  viewer: CheckoutViewer,
  { key, token }: Named,
): Promise<Arrival> {
  const [row] = await sql<[ArrivalRow]>`
    select request_hash, status, response, agent_platform.id as platform_id, session.*, loaded.*
    from (values (${viewer.platform}::text)) as asking (platform)
    left join agent_platform on agent_platform.profile_url = asking.platform
    left join agent_request on agent_request.platform = asking.platform and agent_request.key = ${key}
    ${joinSession(sql, checkouts, viewer, token)}`;
  return {
    kept:
      row.request_hash === null
        ? null
        : { requestHash: row.request_hash, status: row.status, response: row.response },
    platformId: row.platform_id,
    loadedSession: sessionFromRow(row, checkouts),
  };
}

/** A total that an answer tells a platform. */
export interface AnnouncedTotal {
  readonly checkoutId: string;
  /** Whether the platform opened the checkout; otherwise it sees it for its buyer. */
  readonly isOpener: boolean;
  /** In minor units. */
  readonly total: number;
}

/** An answer that is kept for repetitions of its request. */
export interface KeptAnswer extends KeptRequest {
  readonly key: string;
}

interface GivenAnswer {
  /** The address of the platform's profile. */
  readonly platform: string;
  /** Null if a repetition is answered anew. */
  readonly kept: KeptAnswer | null;
  /** Null if the platform was told the same before. */
  readonly announcedTotal: AnnouncedTotal | null;
}

const remembering = (
  sql: AnySql,
  platform: string,
  { checkoutId, isOpener, total }: AnnouncedTotal,
  condition: Fragment,
): Fragment =>
  isOpener
    ? sql`update agent_checkout set shown_total = ${total} where checkout_id = ${checkoutId} and ${condition}`
    : sql`
        insert into agent_seen_checkout (checkout_id, platform_id, shown_total)
        select ${checkoutId}::uuid, id, ${total}::bigint from agent_platform
        where profile_url = ${platform} and ${condition}
        on conflict (checkout_id, platform_id) do update set shown_total = excluded.shown_total`;

const keeping = (
  sql: AnySql,
  platform: string,
  { key, requestHash, status, response }: KeptAnswer,
  condition: Fragment,
): Fragment => sql`
  insert into agent_request (platform, key, request_hash, status, response)
  select ${platform}, ${key}, ${requestHash}, ${status}::smallint, ${sql.json(response as JSONValue)}
  where ${condition}`;

/**
 * Writes what an answer leaves, with one statement: the answer itself, and the total that it tells. False, and nothing
 * is written, if another request with the key was answered meanwhile. The platform has to be recorded.
 */
export async function writeAnswer(
  sql: AnySql,
  { platform, kept, announcedTotal }: GivenAnswer,
): Promise<boolean> {
  if (kept === null) {
    if (announcedTotal !== null) await sql`${remembering(sql, platform, announcedTotal, sql`true`)}`;
    return true;
  }
  const keepingIt = sql`${keeping(sql, platform, kept, sql`true`)} on conflict do nothing`;
  if (announcedTotal === null) {
    const { count } = await sql`${keepingIt}`;
    return count === 1;
  }
  const [row] = await sql<[{ is_first: boolean }]>`
    with kept as (${keepingIt} returning key),
      told as (${remembering(sql, platform, announcedTotal, sql`exists (select from kept)`)})
    select exists (select from kept) as is_first`;
  return row.is_first;
}

/**
 * What an answer leaves as parts of the statement that writes its checkout; null if it leaves nothing. If another
 * request with the key was answered meanwhile, the statement fails, and the checkout isn't changed either.
 */
export function answerParts({ platform, kept, announcedTotal }: GivenAnswer): BesideParts | null {
  if (kept === null && announcedTotal === null) return null;
  return (sql) => {
    const isForeseen: Fragment = sql`exists (select from foreseen)`;
    const keepingPart = (one: KeptAnswer): Fragment =>
      sql`kept as (${keeping(sql, platform, one, isForeseen)})`;
    const tellingPart = (one: AnnouncedTotal): Fragment =>
      sql`told as (${remembering(sql, platform, one, isForeseen)})`;
    const parts = [
      ...(kept === null ? [] : [keepingPart(kept)]),
      ...(announcedTotal === null ? [] : [tellingPart(announcedTotal)]),
    ];
    return parts.reduce((all, part) => sql`${all}, ${part}`);
  };
}

/** Whether a statement failed because another request with its key was answered meanwhile. */
export const isAnsweredMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'constraint_name' in error && error.constraint_name === 'agent_request_pkey';

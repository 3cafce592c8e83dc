import type { AnySql, Fragment } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';

/** The platform that opens a checkout. */
export interface Opener {
  readonly platformId: string;
  /** As negotiated when it opens the checkout, such as 2026-04-08. */
  readonly protocolVersion: string;
}

/** Returns the id of a platform, which is recorded the first time. Repeatable, also by several processes at once. */
export async function recordPlatform(sql: AnySql, profileUrl: string, now: Date): Promise<string> {
  const [known] = await sql<
    { id: string }[]
  >`select id from agent_platform where profile_url = ${profileUrl}`;
  if (known) return known.id;
  const [recorded] = await sql<[{ id: string }]>`
    insert into agent_platform (id, profile_url, first_seen_at) values (${newRowId()}, ${profileUrl}, ${now})
    on conflict (profile_url) do update set profile_url = excluded.profile_url
    returning id`;
  return recorded.id;
}

/**
 * The part of the statement that creates a checkout which records who opened it, and the total that its answer tells;
 * null before the platform is told one.
 */
export const recordingOpener = (
  sql: AnySql,
  { platformId, protocolVersion }: Opener,
  { now, total }: { readonly now: Date; readonly total: number | null },
): Fragment => sql`
  opener as (
    insert into agent_checkout (checkout_id, platform_id, protocol_version, opened_at, shown_total)
    select id, ${platformId}::uuid, ${protocolVersion}, ${now}::timestamptz,
      case when exists (select from foreseen) then ${total}::bigint end
    from written)`;

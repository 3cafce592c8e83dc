import type { AnySql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';

/** A checkout that an agent opens. */
export interface OpenedCheckout {
  readonly checkoutId: string;
  readonly platformId: string;
  /** As negotiated when it was opened, such as 2026-04-08. */
  readonly protocolVersion: string;
  /** The total that the platform is told, in minor units. */
  readonly shownTotal: number;
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

/** Records who opened a checkout, in the transaction that creates it. */
export async function recordAgentCheckout(
  sql: AnySql,
  { checkoutId, platformId, protocolVersion, shownTotal }: OpenedCheckout,
  now: Date,
): Promise<void> {
  await sql`
    insert into agent_checkout (checkout_id, platform_id, protocol_version, shown_total, opened_at)
    values (${checkoutId}, ${platformId}, ${protocolVersion}, ${shownTotal}, ${now})`;
}

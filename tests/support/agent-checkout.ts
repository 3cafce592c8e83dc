import type { Sql } from '../../server/db/connect.ts';

interface OpenedCheckout {
  readonly checkoutId: string;
  readonly platformId: string;
  readonly protocolVersion: string;
  /** The total that the platform was told, in minor units. */
  readonly shownTotal: number;
}

/** Makes an existing checkout one that a platform opened. */
export async function recordAgentCheckout(
  sql: Sql,
  { checkoutId, platformId, protocolVersion, shownTotal }: OpenedCheckout,
  now: Date,
): Promise<void> {
  await sql`
    insert into agent_checkout (checkout_id, platform_id, protocol_version, shown_total, opened_at)
    values (${checkoutId}, ${platformId}, ${protocolVersion}, ${shownTotal}, ${now})`;
}

import type { AnySql } from '../../db/connect.ts';
import type { ProviderEvent } from './card-events.ts';

/** Writes an event down; false when it was there before. Its effect belongs into the same transaction. */
export async function receiveEvent(sql: AnySql, event: ProviderEvent): Promise<boolean> {
  const { count } = await sql`
    insert into webhook_event (id, provider, type, object_id)
    values (${event.id}, 'card', ${event.type}, ${event.intentId})
    on conflict (id) do nothing`;
  return count === 1;
}

import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { AnySql, Sql } from '../../db/connect.ts';
import type { ChargingGateway } from '@sonde/machines/rules/payment';
import type { ProviderEvent } from './provider/payment-provider.ts';

/** The providers' names in the table `webhook_event`. */
const inboxNames: Readonly<Record<ChargingGateway, string>> = { stripe: 'card', paypal: 'paypal' };

/** Records an event; false if it was recorded before. Its effects belong in the same transaction. */
export async function receiveEvent(
  sql: AnySql,
  gateway: ChargingGateway,
  event: ProviderEvent,
): Promise<boolean> {
  const { count } = await sql`
    insert into webhook_event (id, provider, type, object_id)
    values (${event.id}, ${inboxNames[gateway]}, ${event.type}, ${event.intentId})
    on conflict (id) do nothing`;
  return count === 1;
}

/** The providers repeat an event for three days: https://docs.stripe.com/webhooks#retries */
const keptEventsDays = 35;

/** Deletes events that arrived more than 35 days ago; returns how many. */
export async function deleteOldEvents(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from webhook_event where id = any(array(
        select id from webhook_event where applied_at < now() - make_interval(days => ${keptEventsDays})
        order by applied_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { AnySql, Sql } from '../../db/connect.ts';
import type { ChargingGateway } from '@sonde/machines/rules/payment';
import type { OpenAccount } from './provider/provider-accounts.ts';
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

/**
 * Records an event about a payment that has been recorded as made, which is the usual one: the shop knows it from the
 * answer to the charge. False, without recording anything, if the payment isn't recorded so, is another account's, or
 * the event was recorded before.
 */
export async function receiveKnownPayment(
  sql: AnySql,
  { gateway, account }: Pick<OpenAccount, 'gateway' | 'account'>,
  event: ProviderEvent,
): Promise<boolean> {
  const { count } = await sql`
    insert into webhook_event (id, provider, type, object_id)
    select ${event.id}, ${inboxNames[gateway]}, ${event.type}, ${event.intentId}
    from payment_attempt
    where id = ${event.attemptId} and intent_id = ${event.intentId} and status = 'SUCCEEDED'
      and gateway = ${gateway} and provider_account = ${account}
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

import type { AnySql, Fragment, Sql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { JobTasks } from '../../jobs/queue.ts';
import { type RecurringJob, day } from '../../jobs/schedule.ts';
import {
  type OrderEvent,
  addingForPlatform,
  recordOrderEvent,
  sendOrderEventsTask,
} from './order-events.repository.ts';
import { webhookUrlOf } from './platform-profile.schema.ts';
import { type OrderEventServices, sendOrderEvents } from './send-order-events.ts';

const recordTask = 'record-order-event';
const recordCreditTask = 'record-order-credit';

/** Ended events are kept this long for diagnosis. */
const keptDays = 30;

/** Announces what happened to an order, in the statement that does it. */
export const announceOrderEvent = (sql: AnySql, event: OrderEvent): Fragment =>
  addingForPlatform(sql, sql`${event.orderId}::uuid`, recordTask, event);

const orderOfNote = (sql: AnySql, creditNoteId: string): Fragment => sql`(
  select invoice.order_id from credit_note join invoice on invoice.id = credit_note.invoice_id
  where credit_note.id = ${creditNoteId}::uuid)`;

/** Announces the credit note of an order, with which the order may be canceled. */
export const announceOrderCredit = (sql: AnySql, creditNoteId: string): Fragment =>
  addingForPlatform(sql, orderOfNote(sql, creditNoteId), recordCreditTask, { creditNoteId });

/** Whether the profile of a platform is known, and names no address for events. */
async function wantsNone({ profiles }: OrderEventServices, profileUrl: string | undefined): Promise<boolean> {
  const lookup = profileUrl === undefined ? null : await profiles.find(profileUrl);
  return lookup?.ok === true && webhookUrlOf(lookup.profile) === null;
}

interface CreditNoted {
  readonly creditNoteId: string;
}

/** The payload of a job about an order of an agent. */
interface OfPlatform {
  /** Of its platform; absent in jobs of earlier versions. */
  readonly profileUrl?: string;
}

/** Does what a job says unless the platform wants no events: then nothing has to be kept. */
const unlessUnwanted =
  <Payload extends OfPlatform>(
    services: OrderEventServices,
    record: (payload: Payload) => Promise<void>,
  ): JobTasks[string] =>
  async (payload) => {
    if (await wantsNone(services, (payload as Payload).profileUrl)) services.countOrderEvent('unwanted');
    else await record(payload as Payload);
  };

/** The tasks that record and send the events of agents' orders. */
export const orderEventTasks = (services: OrderEventServices): JobTasks => ({
  [recordTask]: unlessUnwanted<OrderEvent & OfPlatform>(services, (event) =>
    recordOrderEvent(services.sql, event, services.now()),
  ),
  [recordCreditTask]: unlessUnwanted<CreditNoted & OfPlatform>(services, async ({ creditNoteId }) => {
    const { sql, now } = services;
    const [row] = await sql<
      { orderId: string | null }[]
    >`select ${orderOfNote(sql, creditNoteId)} as "orderId"`;
    if (row?.orderId != null)
      await recordOrderEvent(sql, { orderId: row.orderId, cause: `credited:${creditNoteId}` }, now());
  }),
  [sendOrderEventsTask]: (payload) =>
    sendOrderEvents(services, (payload as { readonly orderId: string }).orderId),
});

/** Deletes events 30 days after they ended; returns how many. */
async function deleteEndedEvents(sql: Sql, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * day * 1000);
  return inBatches(async () => {
    const { count } = await sql`
      delete from agent_webhook_event where id = any(array(
        select id from agent_webhook_event where ended_at < ${before}
        order by ended_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

/** The recurring job about events of agents' orders. */
export const orderEventJobs = ({
  sql,
  now,
}: Pick<OrderEventServices, 'sql' | 'now'>): readonly RecurringJob[] => [
  {
    name: 'delete-ended-order-events',
    everySeconds: day,
    async work() {
      await deleteEndedEvents(sql, now());
    },
  },
];

import type { AnySql, Fragment, Sql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import { type JobTasks, addingJob } from '../../jobs/queue.ts';
import { type RecurringJob, day } from '../../jobs/schedule.ts';
import {
  type OrderEvent,
  isAgentOrder,
  recordOrderEvent,
  sendOrderEventsTask,
} from './order-events.repository.ts';
import { type OrderEventServices, sendOrderEvents } from './send-order-events.ts';

const recordTask = 'record-order-event';
const recordCreditTask = 'record-order-credit';

/** Ended events are kept this long for diagnosis. */
const keptDays = 30;

/** The call that adds a job for an order of an agent and none for another, for a statement's `select` or `returning`. */
const addingFor = (sql: AnySql, orderId: Fragment, task: string, event: object): Fragment => sql`
  case when ${isAgentOrder(sql, orderId)} then ${addingJob(sql, task, event)} end`;

/** Announces what happened to an order, in the statement that does it. */
export const announceOrderEvent = (sql: AnySql, event: OrderEvent): Fragment =>
  addingFor(sql, sql`${event.orderId}::uuid`, recordTask, event);

const orderOfNote = (sql: AnySql, creditNoteId: string): Fragment => sql`(
  select invoice.order_id from credit_note join invoice on invoice.id = credit_note.invoice_id
  where credit_note.id = ${creditNoteId}::uuid)`;

/** Announces the credit note of an order, with which the order may be canceled. */
export const announceOrderCredit = (sql: AnySql, creditNoteId: string): Fragment =>
  addingFor(sql, orderOfNote(sql, creditNoteId), recordCreditTask, { creditNoteId });

/** The tasks that record and send the events of agents' orders. */
export const orderEventTasks = (services: OrderEventServices): JobTasks => ({
  [recordTask]: (payload) => recordOrderEvent(services.sql, payload as OrderEvent, services.now()),
  async [recordCreditTask](payload) {
    const { creditNoteId } = payload as { readonly creditNoteId: string };
    const { sql, now } = services;
    const [row] = await sql<
      { orderId: string | null }[]
    >`select ${orderOfNote(sql, creditNoteId)} as "orderId"`;
    if (row?.orderId != null)
      await recordOrderEvent(sql, { orderId: row.orderId, cause: `credited:${creditNoteId}` }, now());
  },
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

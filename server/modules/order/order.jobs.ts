import type { JobTasks } from '../../jobs/queue.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { Sql } from '../../db/connect.ts';
import { type RecurringJob, hour, minute } from '../../jobs/schedule.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { withoutBuyer } from '../checkout/checkout.model.ts';
import { columnsOf } from '../checkout/write-checkout.ts';
import { endUnconfirmedPayment, endUnconfirmedPaymentTask } from './end-unconfirmed-payment.ts';
import { expireQuotes } from './expire-quotes.ts';
import type { OrderServices } from './order-services.ts';
import { settleTransfers, settleTransfersTask } from './settle-transfers.ts';

const keptKeysDays = 35;

const emptied = { ...withoutBuyer, lines: [], shippingMethodId: null, voucherCode: null, payment: null };

/**
 * Empties expired checkouts that someone tried to order; returns how many. The order keeps its items, buyer and
 * addresses. The row remains, because order and attempts refer to it. A checkout with an open payment is skipped until
 * the payment ends.
 */
export async function emptyFinishedCheckouts(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      update checkout set ${sql(columnsOf(sql, emptied))}, version = version + 1, updated_at = now()
      where id = any(array(
        select id from checkout
        where expires_at < now() and placements > 0 and lines <> '[]'::jsonb
          and not exists (
            select from orders join payment_attempt on payment_attempt.order_id = orders.id
            where orders.checkout_id = checkout.id
              and payment_attempt.status in (${openAttempts(sql)})
          )
        order by expires_at limit ${batchSize} for update of checkout skip locked
      ))`;
    return count;
  });
}

/** Deletes finished idempotency keys after 35 days, long after the last client repeats a request; returns how many. */
export async function deleteOldKeys(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from idempotency where ctid = any(array(
        select ctid from idempotency
        where created_at < now() - make_interval(days => ${keptKeysDays}) and finished_at is not null
        order by created_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

/** The recurring jobs that clean up after placements, and expire quotes. */
export const orderJobs = ({ sql, now }: { readonly sql: Sql; now(): Date }): readonly RecurringJob[] => [
  {
    name: 'expire-quotes',
    everySeconds: minute,
    async work() {
      await expireQuotes({ sql, now });
    },
  },
  {
    name: 'empty-finished-checkouts',
    everySeconds: hour,
    async work() {
      await emptyFinishedCheckouts(sql);
    },
  },
  {
    name: 'delete-old-keys',
    everySeconds: hour,
    async work() {
      await deleteOldKeys(sql);
    },
  },
];

/** The tasks that are added when a transfer for an order is recorded. */
export const orderTasks = (services: OrderServices): JobTasks => ({
  [settleTransfersTask]: (payload: unknown) =>
    settleTransfers(services, payload as { readonly orderId: string }),
  [endUnconfirmedPaymentTask]: (payload: unknown) =>
    endUnconfirmedPayment(services, payload as { readonly attemptId: string }),
});

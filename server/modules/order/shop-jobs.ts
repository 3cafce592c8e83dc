import { deleteDeadJobs, type JobTasks } from '../../db/jobs.ts';
import { endReductions } from '../catalogue/end-reductions.ts';
import { deleteExpiredCheckouts, deleteOldKeys, emptyFinishedCheckouts } from '../checkout/checkout-jobs.ts';
import { deleteOldLeads } from '../lead/lead.repository.ts';
import { sendLead, sendLeadReceipt } from '../lead/send-lead.ts';
import { leadMailTask, leadReceiptTask } from '../lead/submit-lead.ts';
import { sendOrderConfirmation } from '../mail/send-order-confirmation.ts';
import type { ConfirmationMailServices } from '../mail/send-order-confirmation.ts';
import { strayRefundTask } from '../payment/apply-charge.ts';
import { completeAttempts, ordinaryPatience } from '../payment/complete-attempts.ts';
import { reconcile } from '../payment/reconcile.ts';
import { refundStrayCharge } from '../payment/refund-stray-charge.ts';
import { deleteOldEvents } from '../payment/webhook-inbox.ts';
import { confirmationMailTask } from './confirm-order.ts';
import type { OrderServices } from './order-services.ts';
import { beginRecurringJobs, recurringTasks } from './recurring-jobs.ts';
import type { RecurringJob } from './recurring-jobs.ts';

export interface ShopJobServices extends OrderServices, ConfirmationMailServices {
  /** Hears what failed and is not repeated at once. */
  report(error: unknown): void;
}

/** What the queue does for the shop. */
export interface ShopJobs {
  readonly tasks: JobTasks;
  /** To be called before the queue works. */
  begin(): Promise<void>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Three days of payments are compared, all but those of the last ten minutes. */
function reconciledPeriod(now: Date) {
  return {
    from: new Date(now.getTime() - 3 * day * 1000),
    until: new Date(now.getTime() - 10 * minute * 1000),
  };
}

function recurringJobs(services: ShopJobServices): readonly RecurringJob[] {
  return [
    {
      name: 'complete-attempts',
      everySeconds: minute,
      work: (payload) => completeAttempts(services, { ...ordinaryPatience, ...payload }),
    },
    {
      name: 'reconcile-payments',
      everySeconds: hour,
      async work() {
        const discrepancies = await reconcile(services, reconciledPeriod(services.now()));
        if (discrepancies.length > 0)
          throw new Error(`The provider's books and the ledger differ: ${JSON.stringify(discrepancies)}`);
      },
    },
    {
      name: 'end-reductions',
      everySeconds: minute,
      work: () => endReductions(services.sql, services.now()),
    },
    {
      name: 'delete-expired-checkouts',
      everySeconds: hour,
      async work() {
        await deleteExpiredCheckouts(services.sql);
      },
    },
    {
      name: 'empty-finished-checkouts',
      everySeconds: hour,
      async work() {
        await emptyFinishedCheckouts(services.sql);
      },
    },
    {
      name: 'delete-old-webhook-events',
      everySeconds: hour,
      async work() {
        await deleteOldEvents(services.sql);
      },
    },
    {
      name: 'delete-old-keys',
      everySeconds: hour,
      async work() {
        await deleteOldKeys(services.sql);
      },
    },
    {
      name: 'delete-old-leads',
      everySeconds: hour,
      async work() {
        await deleteOldLeads(services.sql);
      },
    },
    {
      name: 'delete-dead-jobs',
      everySeconds: day,
      work: () => deleteDeadJobs(services.sql),
    },
  ];
}

/** Mails, refunds, the completer, the reconciler and the sweeping, as tasks of the queue. */
export function createShopJobs(services: ShopJobServices): ShopJobs {
  const jobs = recurringJobs(services);
  return {
    tasks: {
      ...recurringTasks(services.sql, jobs, (error) => services.report(error)),
      [confirmationMailTask]: (payload: unknown) =>
        sendOrderConfirmation(services, (payload as { orderId: string }).orderId),
      [leadMailTask]: (payload: unknown) => sendLead(services, (payload as { leadId: string }).leadId),
      [leadReceiptTask]: (payload: unknown) =>
        sendLeadReceipt(services, (payload as { leadId: string }).leadId),
      [strayRefundTask]: (payload: unknown) =>
        refundStrayCharge(services, payload as { attemptId: string; intentId: string }),
    },
    begin: () => beginRecurringJobs(services.sql, jobs),
  };
}

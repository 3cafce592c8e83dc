import type { JobTasks } from '../../jobs/queue.ts';
import { type RecurringJob, day, hour, minute } from '../../jobs/schedule.ts';
import { completeAttempts, ordinaryPatience } from './complete-attempts.ts';
import type { PaymentServices } from './payment-services.ts';
import { type ReconciledPeriod, reconcile } from './reconcile.ts';
import { type StrayCharge, refundStrayCharge, strayRefundTask } from './refund-stray-charge.ts';
import { type ForgottenMethod, forgetMethod, forgetMethodTask } from './saved/forget-method.ts';
import { deleteOldEvents } from './webhook-inbox.ts';

/** Compares three days of payments, except those of the last ten minutes. */
function reconciledPeriod(now: Date): ReconciledPeriod {
  return {
    from: new Date(now.getTime() - 3 * day * 1000),
    until: new Date(now.getTime() - 10 * minute * 1000),
  };
}

/** The recurring jobs about payments that no request waits for: the completer, the reconciler and the cleanup. */
export const paymentJobs = (services: PaymentServices): readonly RecurringJob[] => [
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
    name: 'delete-old-webhook-events',
    everySeconds: hour,
    async work() {
      await deleteOldEvents(services.sql);
    },
  },
];

/** The tasks that are added when a charge is recorded. */
export const paymentTasks = (services: PaymentServices): JobTasks => ({
  [strayRefundTask]: (payload: unknown) => refundStrayCharge(services, payload as StrayCharge),
  [forgetMethodTask]: (payload: unknown) => forgetMethod(services, payload as ForgottenMethod),
});

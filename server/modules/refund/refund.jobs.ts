import type { JobTasks } from '../../jobs/queue.ts';
import { makeRefund, makeRefundTask, type RefundServices } from './make-refund.ts';

/** The task that is added when an operator asks for a refund. */
export const refundTasks = (services: RefundServices): JobTasks => ({
  [makeRefundTask]: (payload: unknown) => makeRefund(services, payload as { readonly refundId: string }),
});

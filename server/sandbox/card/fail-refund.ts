import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { beginWork } from './work.ts';

/** The buyer's bank returns a refund: https://docs.stripe.com/refunds#failed-refunds */
export async function failRefund(store: CardSandboxStore, clock: Clock, refundId: string): Promise<void> {
  const work = beginWork({
    store,
    now: clock.now(),
    requestId: newId('req'),
    idempotencyKey: null,
    loaded: [],
  });
  const refund = (await work.find('refund', refundId))?.document;
  const charge = (await work.find('charge', idOf(refund?.charge ?? null) ?? ''))?.document;
  if (!refund || !charge) throw new Error(`${refundId} is no refund.`);
  const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  work.put('refund', failed);
  work.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  work.emit('refund.failed', failed);
  await store.commit({ ...work.result(), answer: null });
}

import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { Clock } from './endpoint.ts';
import { newId } from './ids.ts';
import { revokeMandate } from './mandates.ts';
import { beginWork } from './work.ts';

/** The owner of an account revokes its mandate with their bank. */
export async function revokeMandateOf(
  store: CardSandboxStore,
  clock: Clock,
  methodId: string,
): Promise<void> {
  const work = beginWork({
    store,
    now: clock.now(),
    requestId: newId('req'),
    idempotencyKey: null,
    loaded: [],
  });
  const method = await work.find('payment_method', methodId);
  if (method === null) throw new Error(`${methodId} is no payment method.`);
  await revokeMandate(method, work);
  await store.commit({ ...work.result(), answer: null });
}

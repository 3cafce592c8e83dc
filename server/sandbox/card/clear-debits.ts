import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { settlePayment } from './settle-payment.ts';
import { beginWork } from './work.ts';

const batch = 100;

async function clear(store: CardSandboxStore, clock: Clock, id: string): Promise<void> {
  const work = beginWork({
    store,
    now: clock.now(),
    requestId: newId('req'),
    idempotencyKey: null,
    loaded: [],
  });
  const stored = await work.find('payment_intent', id);
  if (stored?.document.status !== 'processing') return;
  const method = await work.find('payment_method', idOf(stored.document.payment_method) ?? '');
  if (!method) throw new Error(`${id} is processed without a payment method.`);
  settlePayment({ intent: stored.document, method }, false, work);
  // A concurrent change is settled in the next round.
  await store.commit({ ...work.result(), answer: null });
}

/** The banks' answers about debits that have become due, or about all of them. */
export async function clearDebits(
  store: CardSandboxStore,
  clock: Clock,
  which: 'due' | 'all' = 'due',
): Promise<void> {
  const { documents } = await store.list({
    kind: 'payment_intent',
    contains: { status: 'processing' },
    created: { from: 0, to: Number.MAX_SAFE_INTEGER },
    limit: batch,
    startingAfter: null,
    endingBefore: null,
  });
  const isDue = ({ hidden }: StoredDocument) => (hidden.clearsAt ?? 0) * 1000 <= clock.now();
  for (const stored of documents) if (which === 'all' || isDue(stored)) await clear(store, clock, stored.id);
}

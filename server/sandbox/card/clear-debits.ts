import { accountOf } from './bank-debits.ts';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { revokeMandate } from './mandates.ts';
import { returnDebit, settlePayment } from './settle-payment.ts';
import type { DeclineCode } from './test-cards.ts';
import { beginWork } from './work.ts';

const batch = 100;

/** After these, the provider debits the account no more: https://docs.stripe.com/payments/ach-direct-debit#failures */
const mandateEnds: ReadonlySet<string> = new Set<DeclineCode>([
  'account_closed',
  'no_account',
  'debit_not_authorized',
]);

async function clear(
  store: CardSandboxStore,
  clock: Clock,
  id: string,
  reason: DeclineCode | null,
): Promise<void> {
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
  const payment = { intent: stored.document, method };
  if (reason === null) settlePayment(payment, false, work);
  else returnDebit(payment, reason, work);
  if (mandateEnds.has(reason ?? accountOf(method).result)) await revokeMandate(method, work);
  // A concurrent change is settled in the next round.
  await store.commit({ ...work.result(), answer: null });
}

/** The banks' answers about debits that have become due, or about all of them, which a reason returns. */
export async function clearDebits(
  store: CardSandboxStore,
  clock: Clock,
  which: 'due' | 'all' = 'due',
  reason: DeclineCode | null = null,
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
  for (const stored of documents)
    if (which === 'all' || isDue(stored)) await clear(store, clock, stored.id, reason);
}

import { putAccount, testAccount } from './bank-debits.ts';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { newId } from './ids.ts';
import { readBillingDetails } from './postal-details.ts';
import { type Work, beginWork } from './work.ts';

const tries = 8;

type StoredIntent = StoredDocument<'payment_intent'>;

/** The payment to which a client secret belongs; null for an unknown one. */
async function intentOf(secret: string, work: Work): Promise<StoredIntent | null> {
  const stored = await work.find('payment_intent', secret.split('_secret_')[0] ?? '');
  return stored?.document.client_secret === secret ? stored : null;
}

/** Where payments are, and what time it is there. */
export interface SandboxContext {
  readonly store: CardSandboxStore;
  readonly clock: Clock;
}

/** Changes a payment once, on behalf of the person who has its secret. Returns null for an unknown one. */
export async function changeIntent<Result>(
  { store, clock }: SandboxContext,
  secret: string,
  make: (stored: StoredIntent, work: Work) => Promise<Result> | Result,
): Promise<Result | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const work = beginWork({
      store,
      now: clock.now(),
      requestId: newId('req'),
      idempotencyKey: null,
      loaded: [],
    });
    const stored = await intentOf(secret, work);
    if (stored === null) return null;
    const result = await make(stored, work);
    if ((await store.commit({ ...work.result(), answer: null })) === 'committed') return result;
  }
  throw new Error('Concurrent requests kept changing the payment.');
}

/** How the provider makes sure that an account is the buyer's. */
export const verifications = ['instant', 'microdeposits'] as const;
type Verification = (typeof verifications)[number];

interface ChosenAccount {
  readonly number: string;
  readonly verification: Verification;
}

/** The type of a payment that waits for an account; null if it doesn't. */
export async function typeToCollect(context: SandboxContext, secret: string): Promise<string | null> {
  return changeIntent(context, secret, ({ document }) =>
    document.status === 'requires_payment_method' ? (document.payment_method_types[0] ?? null) : null,
  );
}

/** Gives the payment the account that the buyer chose in the provider's window; false if it doesn't wait for one. */
export async function collectAccount(
  context: SandboxContext,
  secret: string,
  { number, verification }: ChosenAccount,
): Promise<boolean> {
  const done = await changeIntent(context, secret, ({ document }, work) => {
    const type = document.payment_method_types[0] ?? '';
    const account = testAccount(type, number);
    if (document.status !== 'requires_payment_method' || account === null) return false;
    const method = putAccount(type, account, readBillingDetails(null), work);
    work.put('payment_method', method, { isUnverified: verification === 'microdeposits' });
    work.put('payment_intent', {
      ...document,
      status: 'requires_confirmation',
      payment_method: method.id,
    });
    return true;
  });
  return done ?? false;
}

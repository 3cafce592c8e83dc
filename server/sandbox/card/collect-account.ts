import type { Stripe } from 'stripe';
import { putAccount, startDebit, testAccount } from './bank-debits.ts';
import debitTable from './bank-debits.json' with { type: 'json' };
import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { readBillingDetails } from './postal-details.ts';
import { type Work, beginWork } from './work.ts';

const tries = 8;

type StoredIntent = StoredDocument<'payment_intent'>;

/** The payment to which a client secret belongs; null for an unknown one. */
async function intentOf(secret: string, work: Work): Promise<StoredIntent | null> {
  const stored = await work.find('payment_intent', secret.split('_secret_')[0] ?? '');
  return stored?.document.client_secret === secret ? stored : null;
}

/** Changes a payment once, on behalf of the person who has its secret. Returns null for an unknown one. */
async function change<Result>(
  { store, clock }: { readonly store: CardSandboxStore; readonly clock: Clock },
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

interface Stand {
  readonly store: CardSandboxStore;
  readonly clock: Clock;
}

/** The type of a payment that waits for an account; null if it doesn't. */
export async function typeToCollect(stand: Stand, secret: string): Promise<string | null> {
  return change(stand, secret, ({ document }) =>
    document.status === 'requires_payment_method' ? (document.payment_method_types[0] ?? null) : null,
  );
}

/** Gives the payment the account that the buyer chose in the provider's window; false if it doesn't wait for one. */
export async function collectAccount(
  stand: Stand,
  secret: string,
  { number, verification }: ChosenAccount,
): Promise<boolean> {
  const done = await change(stand, secret, ({ document }, work) => {
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

/** Whether the payment waits for the buyer to confirm its deposits. */
export const isVerificationOpen = (stand: Stand, secret: string): Promise<boolean | null> =>
  change(stand, secret, ({ document }) => document.next_action?.type === 'verify_with_microdeposits');

const { amounts, descriptorCode } = debitTable.microdeposits;

/** What proves that the buyer sees the account's statement: the code, or the amounts in cents. */
const isProof = (typed: string): boolean =>
  typed.trim().toUpperCase() === descriptorCode ||
  typed
    .split(/[\s,;]+/)
    .map(Number)
    .join() === amounts.join();

/** Starts the debit of an account that the buyer has verified; false for what proves nothing. */
export async function verifyAccount(stand: Stand, secret: string, typed: string): Promise<boolean> {
  const done = await change(stand, secret, async ({ document }, work) => {
    if (document.next_action?.type !== 'verify_with_microdeposits') return false;
    const method = await work.find('payment_method', idOf(document.payment_method) ?? '');
    if (method === null || !isProof(typed)) return false;
    work.put('payment_method', method.document, { isUnverified: false });
    startDebit(document, method, work);
    return true;
  });
  return done ?? false;
}

/** A payment whose account the buyer still has to verify on a page of the provider. */
export function askForDeposits(
  intent: Stripe.PaymentIntent,
  methodId: string,
  { work, publicUrl }: { readonly work: Work; readonly publicUrl: string },
): Stripe.PaymentIntent {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: methodId,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: work.now + 2 * 24 * 60 * 60,
        hosted_verification_url: `${publicUrl}/verify-account/${intent.client_secret}`,
        microdeposit_type: 'descriptor_code',
      },
    },
  };
  work.put('payment_intent', waiting);
  work.emit('payment_intent.requires_action', waiting);
  return waiting;
}

import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { Authentication, StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { type Payment, failAuthentication, settlePayment } from './settle-payment.ts';
import { type Work, beginWork } from './work.ts';

export const buyerAnswers = ['complete', 'fail'] as const;
export type BuyerAnswer = (typeof buyerAnswers)[number];

/** A challenge with what the buyer is told about it. */
export interface Challenge {
  readonly authentication: Authentication;
  /** Minor units. */
  readonly amount: number;
  /** Lower case. */
  readonly currency: string;
  readonly clientSecret: string;
  readonly isOpen: boolean;
}

const TRIES = 8;

async function readChallenge(
  id: string,
  work: Work,
): Promise<{ readonly challenge: Challenge; readonly intent: StoredDocument<'payment_intent'> } | null> {
  const authentication = (await work.find('authentication', id))?.document;
  const intent = authentication ? await work.find('payment_intent', authentication.payment_intent) : null;
  if (!authentication || !intent) return null;
  const { amount, currency, client_secret: clientSecret, status } = intent.document;
  const isOpen =
    authentication.state === 'pending' &&
    status === 'requires_action' &&
    intent.hidden.authenticationId === id;
  return {
    challenge: { authentication, amount, currency, clientSecret: clientSecret ?? '', isOpen },
    intent,
  };
}

function begin(store: CardSandboxStore, clock: Clock) {
  return beginWork({ store, now: clock.now(), requestId: newId('req'), idempotencyKey: null, loaded: [] });
}

/** The challenge with this id; null when there is none. */
export async function findChallenge(
  store: CardSandboxStore,
  clock: Clock,
  id: string,
): Promise<Challenge | null> {
  return (await readChallenge(id, begin(store, clock)))?.challenge ?? null;
}

/**
 * Carries out the buyer's answer once: the payment goes on or fails. A second answer changes nothing.
 * Null when there is no such challenge.
 */
export async function answerChallenge(
  store: CardSandboxStore,
  clock: Clock,
  given: { readonly id: string; readonly answer: BuyerAnswer },
): Promise<Challenge | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const work = begin(store, clock);
    const read = await readChallenge(given.id, work);
    if (!read?.challenge.isOpen) return read?.challenge ?? null;
    const { challenge, intent } = read;
    const method = await work.find('payment_method', idOf(intent.document.payment_method) ?? '');
    if (!method) throw new Error(`Payment ${intent.id} waits for its buyer without a payment method.`);
    const payment: Payment = { intent: intent.document, method };
    const authentication: Authentication = {
      ...challenge.authentication,
      state: given.answer === 'complete' ? 'succeeded' : 'failed',
    };
    if (given.answer === 'complete') settlePayment(payment, true, work);
    else failAuthentication(payment, work);
    work.put('authentication', authentication);
    if ((await store.commit({ ...work.result(), answer: null })) === 'committed') {
      return { ...challenge, authentication, isOpen: false };
    }
  }
  throw new Error(`Other requests kept changing what challenge ${given.id} belongs to.`);
}

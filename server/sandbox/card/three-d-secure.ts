import type { Stripe } from 'stripe';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import { failSetupAuthentication, settleSetup } from './confirm-setup.ts';
import type { Authentication, StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { idOf, newId } from './ids.ts';
import { failAuthentication, settlePayment } from './settle-payment.ts';
import { type Work, beginWork } from './work.ts';

export const buyerAnswers = ['complete', 'fail'] as const;
export type BuyerAnswer = (typeof buyerAnswers)[number];

/** A challenge with the information shown to the buyer. */
export interface Challenge {
  readonly authentication: Authentication;
  /** The amount, in minor units with a currency in lower case; null if a card is saved and nothing is paid. */
  readonly payment: { readonly amount: number; readonly currency: string } | null;
  readonly clientSecret: string;
  /** The provider's type of the payment method. */
  readonly methodType: string;
  readonly isOpen: boolean;
}

const TRIES = 8;

/** The subject of a challenge. */
interface Subject {
  readonly intent: Stripe.PaymentIntent | Stripe.SetupIntent;
  readonly openId: string | undefined;
  readonly payment: Challenge['payment'];
  /** The effect of the buyer's answer. */
  settle(method: StoredDocument<'payment_method'>, isPassed: boolean): void;
}

async function subjectOf(authentication: Authentication, work: Work): Promise<Subject | null> {
  const setup = authentication.setup_intent
    ? await work.find('setup_intent', authentication.setup_intent)
    : null;
  if (setup) {
    const { document: intent, hidden } = setup;
    return {
      intent,
      openId: hidden.authenticationId,
      payment: null,
      settle(method, isPassed) {
        if (isPassed) settleSetup({ intent, method }, work);
        else failSetupAuthentication({ intent, method }, work);
      },
    };
  }
  const paid = await work.find('payment_intent', authentication.payment_intent ?? '');
  if (!paid) return null;
  const { document: intent, hidden } = paid;
  return {
    intent,
    openId: hidden.authenticationId,
    payment: { amount: intent.amount, currency: intent.currency },
    settle(method, isPassed) {
      if (isPassed) settlePayment({ intent, method }, true, work);
      else failAuthentication({ intent, method }, work);
    },
  };
}

async function readChallenge(
  id: string,
  work: Work,
): Promise<{ readonly challenge: Challenge; readonly subject: Subject } | null> {
  const authentication = (await work.find('authentication', id))?.document;
  const subject = authentication ? await subjectOf(authentication, work) : null;
  if (!authentication || !subject) return null;
  const { intent, openId, payment } = subject;
  const isOpen = authentication.state === 'pending' && intent.status === 'requires_action' && openId === id;
  return {
    challenge: {
      authentication,
      payment,
      clientSecret: intent.client_secret ?? '',
      methodType: intent.payment_method_types[0] ?? '',
      isOpen,
    },
    subject,
  };
}

function begin(store: CardSandboxStore, clock: Clock) {
  return beginWork({ store, now: clock.now(), requestId: newId('req'), idempotencyKey: null, loaded: [] });
}

/** The challenge with this ID; null if there is none. */
export async function findChallenge(
  store: CardSandboxStore,
  clock: Clock,
  id: string,
): Promise<Challenge | null> {
  return (await readChallenge(id, begin(store, clock)))?.challenge ?? null;
}

/**
 * Carries out the buyer's answer once: the payment continues or fails, the card is saved or not. A second answer
 * changes nothing. Null for an unknown challenge.
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
    const { challenge, subject } = read;
    const method = await work.find('payment_method', idOf(subject.intent.payment_method) ?? '');
    if (!method) throw new Error(`${subject.intent.id} waits for confirmation without a payment method.`);
    const isPassed = given.answer === 'complete';
    const authentication: Authentication = {
      ...challenge.authentication,
      state: isPassed ? 'succeeded' : 'failed',
    };
    subject.settle(method, isPassed);
    work.put('authentication', authentication);
    if ((await store.commit({ ...work.result(), answer: null })) === 'committed') {
      return { ...challenge, authentication, isOpen: false };
    }
  }
  throw new Error(`Concurrent requests kept changing the subject of challenge ${given.id}.`);
}

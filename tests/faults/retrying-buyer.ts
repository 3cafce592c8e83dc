import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createCheckoutClient, fillCheckout, payWith, placement } from '../contract/checkout-client.ts';
import type { CheckoutClient, CheckoutFields, Completed } from '../contract/checkout-client.ts';
import type { Acknowledgement } from '../support/check-invariants.ts';
import type { Chance } from './random.ts';
import type { RunningStore } from './running-store.ts';

/** A buyer's last request and its response; repeated later, the store must respond the same. */
export interface FinalAnswer extends Acknowledgement {
  readonly checkout: CheckoutFields;
  readonly idempotencyKey: string;
}

/** The buyer's response to the bank, or leaving. */
type BankAnswer = 'complete' | 'fail' | 'leave';

/** A store as buyers know it. */
export interface OpenStore extends Pick<RunningStore, 'url' | 'up'> {
  /** The texts of operations, by their names, that the buyer's page sends; if omitted, those of this version. */
  readonly documentOf?: (operationName: string) => string;
}

export interface BuyerSurroundings {
  readonly store: OpenStore;
  readonly chance: Chance;
  /** Responds to the bank's or the wallet's challenge for a payment, by the secret that the store returned. */
  answerBank(secret: string, answer: 'complete' | 'fail'): Promise<void>;
}

const betweenQuestions = 100;

/** No restart takes this long; a store that fails this many requests is broken. */
const mostFailures = 300;

/** Repeats a request until it succeeds, through any failures of the store. */
export async function repeatUntilDone<Result>(store: OpenStore, ask: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    await store.up();
    try {
      return await ask();
    } catch (error) {
      if (failures === mostFailures) throw error;
      await pause(betweenQuestions);
    }
  }
}

/** Places the order, or asks again what became of it. */
export async function complete(
  client: CheckoutClient,
  checkout: CheckoutFields,
  idempotencyKey: string,
): Promise<Completed> {
  return client.change<Completed>('CheckoutComplete', placement(checkout, idempotencyKey));
}

/** A buyer's client of a store. */
export function clientOf(store: OpenStore): CheckoutClient {
  return createCheckoutClient((request: Request) => fetch(request), store.url, store.documentOf);
}

/** Buys something and retries until the order exists; null for a buyer who leaves at the bank. */
export async function buyWithRetries({
  store,
  chance,
  answerBank,
}: BuyerSurroundings): Promise<FinalAnswer | null> {
  const client = clientOf(store);
  const bankAnswer = chance.pick<BankAnswer>([
    [6, 'complete'],
    [3, 'fail'],
    [1, 'leave'],
  ]);
  const card = chance.pick([
    [7, 'pm_card_visa'],
    [2, 'pm_card_chargeDeclined'],
    [2, 'pm_card_threeDSecure2Required'],
  ]);
  const method = chance.pick([
    [7, undefined],
    [2, 'KLARNA'],
    [2, 'AFFIRM'],
    [3, 'PAYPAL_ONE_TIME'],
  ]);
  const voucherCode = chance.pick([
    [6, undefined],
    [2, 'WELCOME10'],
    [2, 'LASTONE'],
  ]);
  const email = `${randomUUID()}@clinic.example`;
  let checkout = await repeatUntilDone(store, () =>
    fillCheckout(client, {
      card,
      email,
      ...(method !== undefined && { method }),
      ...(voucherCode !== undefined && { voucherCode }),
    }),
  );
  let idempotencyKey: string = randomUUID();
  for (;;) {
    const present = checkout;
    const key = idempotencyKey;
    const answer = await repeatUntilDone(store, () => complete(client, present, key));
    if (answer.order !== null)
      return { checkoutToken: checkout.token, orderToken: answer.order.token, checkout, idempotencyKey };
    if (answer.confirmationNeeded) {
      if (bankAnswer === 'leave') return null;
      const secret = answer.paymentIntentSecret ?? '';
      await repeatUntilDone(store, () => answerBank(secret, bankAnswer));
    } else if (answer.isPending) {
      await pause(betweenQuestions);
    } else {
      const { checkout: shown, checkoutErrors } = answer;
      if (shown === null) throw new Error(JSON.stringify(checkoutErrors));
      checkout = checkoutErrors.some(({ code }) => code.startsWith('VOUCHER'))
        ? shown
        : await repeatUntilDone(store, () => payWith(client, shown.id, 'pm_card_visa'));
      idempotencyKey = randomUUID();
    }
  }
}

/** Whether the store still returns the same order. */
export async function isAnswerKept(
  store: OpenStore,
  { checkout, idempotencyKey, orderToken }: FinalAnswer,
): Promise<boolean> {
  const { order } = await repeatUntilDone(store, () => complete(clientOf(store), checkout, idempotencyKey));
  return order?.token === orderToken;
}

import { type LimitPart, tooManyTries } from '../../kernel/field-limits.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { hashBuyerKey, isPlacedWith } from '../checkout/buyer-key.ts';
import { answerWith, changedElsewhere, closedRefusal, notFound } from '../checkout/change-checkout.ts';
import type { LoadedCheckout } from '../checkout/loaded-checkout.ts';
import { decideAndWrite, stale } from '../checkout/decide-and-write.ts';
import type { Decision, Outcome, Writing } from '../checkout/decide-and-write.ts';
import { priceCheckout } from '../checkout/price-checkout.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import { isEnded } from '../payment/payment-attempt.ts';
import type { PaymentAttempt } from '../payment/payment-attempt.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import { abandonAttempt, settleAttempt } from '../payment/settle-attempt.ts';
import { repairCheckout } from './repair-checkout.ts';
import { openPlacement } from './open-placement.ts';
import type { OrderServices } from './order-services.ts';
import { leaseKey, readKey, readLatestAttempt } from './placement.repository.ts';
import type { FinalPlacement, IntentKey, LatestAttempt, UsedKey } from './placement.repository.ts';
import { settleOpened } from './record-charge.ts';
import { reviewPlacement } from './review-placement.ts';
import type { PlacementTerms } from './review-placement.ts';

export interface PlacementRequest {
  /** Identifies the checkout. */
  readonly token: string;
  /** The caller's key for this intent; null for none. */
  readonly idempotencyKey: string | null;
  /** A secret of the browser, which later reveals to it which order the checkout became; null for none. */
  readonly buyerKey: string | null;
  readonly terms: PlacementTerms;
  /** The address that free mail was counted for when the checkout was read; null if none is sent. */
  readonly countedEmail: string | null;
  /** Runs the placement of a trial within the limit of those that were had already. */
  readonly limitTrial: LimitPart;
}

/** The result for the buyer. */
export type Placement =
  | {
      readonly status: 'placed';
      readonly orderId: string;
      /** The number of an order that this request wrote and charged. */
      readonly number?: string;
    }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      readonly checkout: PricedCheckout | null;
    }
  /** The buyer's bank requires confirmation; afterwards the same request continues. */
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** The result isn't known yet; the same request has to be repeated. */
  | { readonly status: 'pending' };

/** How a placement ended as far as it is known. */
type PlacementResult = ChargeOutcome | FinalPlacement | Extract<Placement, { status: 'placed' }>;

/** The data for deciding about a placement. */
interface PlacementFacts extends LoadedCheckout {
  readonly priced: PricedCheckout;
  readonly intent: IntentKey;
  /** Null for an unused key. */
  readonly key: UsedKey | null;
  /** Of earlier attempts to place the checkout; null before the first. */
  readonly latest: LatestAttempt | null;
}

/** The next step of a placement. */
type Step =
  /** The result is known. */
  | { readonly kind: 'respond'; readonly outcome: ChargeOutcome | FinalPlacement }
  /** The request that was processing this key is gone. */
  | { readonly kind: 'resume'; readonly attemptId: string }
  /** Another request's attempt to pay the same order, which no request is processing, is completed. */
  | { readonly kind: 'settle'; readonly attempt: PaymentAttempt }
  /** A new attempt can start. */
  | { readonly kind: 'open' };

const pending = { status: 'pending' } as const;
const respond = (outcome: ChargeOutcome | FinalPlacement): Decision<Step> => ({
  ok: true,
  change: { kind: 'respond', outcome },
});

/** Without a key from the caller, one version of one checkout is one intent. */
function intentOf({ checkout }: LoadedCheckout, { idempotencyKey }: PlacementRequest): IntentKey {
  return { scope: `checkoutComplete:${checkout.id}`, key: idempotencyKey ?? `version:${checkout.version}` };
}

async function loadFacts(
  services: OrderServices,
  request: PlacementRequest,
  mayBeRemembered: boolean,
): Promise<PlacementFacts | null> {
  const loaded = await services.checkouts.load(request.token, { mayBeRemembered });
  if (loaded === null) return null;
  const { id, placements } = loaded.checkout;
  const intent = intentOf(loaded, request);
  const isFirst = placements === 0;
  return {
    ...loaded,
    intent,
    key: isFirst ? null : await readKey(services.sql, intent),
    latest: isFirst ? null : await readLatestAttempt(services.sql, id),
    priced: await priceCheckout(services, loaded),
  };
}

function stepByKey({ parametersHash, response, attemptId }: UsedKey, terms: PlacementTerms): Decision<Step> {
  if (!parametersHash.equals(hashParameters(terms)))
    return { ok: false, refusals: [refusal('INVALID', 'idempotencyKey')] };
  if (response !== null) return respond(response);
  return attemptId === null ? respond(pending) : { ok: true, change: { kind: 'resume', attemptId } };
}

/** The next step, or why the checkout can't be placed. */
function decide(
  { checkout, priced, key, latest }: PlacementFacts,
  { terms, buyerKey, countedEmail }: PlacementRequest,
  now: Date,
): Decision<Step> {
  if (key !== null) return stepByKey(key, terms);
  if (checkout.placedOrderId !== null && isPlacedWith(checkout, buyerKey))
    return respond({ status: 'placed', orderId: checkout.placedOrderId });
  if (latest !== null && checkout.placedOrderId === null && !isEnded(latest.attempt.status))
    return latest.isLeased
      ? respond(pending)
      : { ok: true, change: { kind: 'settle', attempt: latest.attempt } };
  const closed = closedRefusal(checkout, now);
  const refusals = closed === null ? reviewPlacement(priced, { ...terms, countedEmail }) : [closed];
  return refusals.length === 0 ? { ok: true, change: { kind: 'open' } } : { ok: false, refusals };
}

/** Completes another request's attempt; afterwards everything is decided again. */
async function settleOther(
  services: OrderServices,
  attempt: PaymentAttempt,
): Promise<Writing<PlacementResult>> {
  const settle = attempt.status === 'REQUIRES_ACTION' ? abandonAttempt : settleAttempt;
  const { status } = await settle(services, attempt);
  return status === 'placed' || status === 'declined' ? stale : { ok: true, done: pending };
}

async function take(
  services: OrderServices,
  { terms, buyerKey }: PlacementRequest,
  { priced, intent, latest }: PlacementFacts,
  step: Step,
): Promise<Writing<PlacementResult>> {
  switch (step.kind) {
    case 'respond':
      return { ok: true, done: step.outcome };
    case 'resume': {
      if (!(await leaseKey(services.sql, intent))) return { ok: true, done: pending };
      const attempt = await findAttempt(services.sql, step.attemptId);
      return attempt === null ? stale : { ok: true, done: await settleAttempt(services, attempt) };
    }
    case 'settle':
      return settleOther(services, step.attempt);
    case 'open': {
      const writing = await openPlacement(services, priced, {
        attestations: terms.attestations,
        intent,
        parametersHash: hashParameters(terms),
        buyerKeyHash: hashBuyerKey(buyerKey),
        earlierOrderId: latest?.attempt.orderId ?? null,
      });
      if (!writing.ok) return writing;
      const { done } = writing;
      if (done.status === 'placed') return { ok: true, done };
      const outcome = await settleOpened(services, done);
      const { orderNumber: number } = done.attempt;
      return { ok: true, done: outcome.status === 'placed' ? { ...outcome, number } : outcome };
    }
  }
}

/** The result for the buyer. The checkout of a refused placement is repaired, so that the next attempt can succeed. */
async function placementOf(
  services: OrderServices,
  { token }: PlacementRequest,
  outcome: Outcome<PlacementFacts, PlacementResult>,
): Promise<Placement> {
  switch (outcome.status) {
    case 'done': {
      const { done } = outcome;
      if (done.status !== 'declined') return done;
      return { status: 'refused', ...(await answerWith(services, token, [done.refusal])) };
    }
    case 'refused': {
      const { refusals, loaded } = outcome;
      return {
        status: 'refused',
        refusals,
        checkout: await repairCheckout(services, token, loaded, refusals),
      };
    }
    case 'missing':
      return { status: 'refused', ...notFound };
    case 'lost':
      return pending;
  }
}

const givesTrial = ({ priced }: PlacementFacts): boolean => priced.sale?.trial !== undefined;

const isOfTrialUsed = (placement: Placement): boolean =>
  placement.status === 'refused' && placement.refusals.some(({ reason }) => reason === 'TRIAL_USED');

/** Places a checkout as it was loaded; `isLimited` if that was within the limit of trials. */
async function placeLoaded(
  services: OrderServices,
  request: PlacementRequest,
  first: PlacementFacts | null,
  isLimited: boolean,
): Promise<Placement> {
  const outcome = await decideAndWrite<PlacementFacts, Step, PlacementResult>({
    load: async (isFirstRound) => (isFirstRound ? first : loadFacts(services, request, false)),
    decide(facts) {
      // Another request has added the trial meanwhile.
      if (givesTrial(facts) && !isLimited) return { ok: false, refusals: [changedElsewhere] };
      return decide(facts, request, services.now());
    },
    write: (facts, step) => take(services, request, facts, step),
  });
  return placementOf(services, request, outcome);
}

/**
 * Places the order of a checkout and charges it: one order and one charge, regardless of repetitions, callers and
 * failures. The response to a key never changes once it is final.
 */
export async function placeOrder(services: OrderServices, request: PlacementRequest): Promise<Placement> {
  const first = await loadFacts(services, request, true);
  const isTrial = first !== null && givesTrial(first);
  const place = () => placeLoaded(services, request, first, isTrial);
  const placement = isTrial ? await request.limitTrial(place, isOfTrialUsed) : await place();
  services.crashPoint('placement.before-answer');
  if (placement !== null) return placement;
  return { status: 'refused', ...(await answerWith(services, request.token, [tooManyTries(null)])) };
}

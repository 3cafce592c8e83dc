import { answerWith, closedRefusal, notFound, priceLoaded } from '../checkout/change-checkout.ts';
import { loadCheckout } from '../checkout/checkout.repository.ts';
import type { LoadedCheckout } from '../checkout/checkout.repository.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import { isEnded } from '../payment/payment-attempt.ts';
import type { PaymentAttempt } from '../payment/payment-attempt.ts';
import { abandonAttempt, settleAttempt } from '../payment/settle-attempt.ts';
import { hashBuyerKey, isPlacedWith } from '../checkout/buyer-key.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { findLatestAttempt } from './charge.repository.ts';
import { resumeKey } from './idempotency.ts';
import type { FinalPlacement, IntentKey } from './idempotency.ts';
import { mendCheckout } from './mend-checkout.ts';
import { openPlacement } from './open-placement.ts';
import type { OpenedPlacement } from './open-placement.ts';
import type { OrderServices } from './order-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { reviewPlacement } from './review-placement.ts';
import type { PlacementTerms } from './review-placement.ts';
import { settleOpened } from './settle-opened.ts';

export interface PlacementRequest {
  /** Names the checkout. */
  readonly token: string;
  /** The caller's name for this intent; null when it has none. */
  readonly idempotencyKey: string | null;
  /** A secret of the browser, by which it is told later which order the checkout became; null where it gives none. */
  readonly buyerKey: string | null;
  readonly terms: PlacementTerms;
}

/** What the buyer is told. */
export type Placement =
  | { readonly status: 'placed'; readonly orderId: string }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      readonly checkout: PricedCheckout | null;
    }
  /** The buyer's bank asks; once it is answered, the same request goes on. */
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** Nobody knows yet: the same request asks again. */
  | { readonly status: 'pending' };

/** A round that found the world changed under it, and has to be run again. */
type Round = Placement | { readonly status: 'again' };

const again = { status: 'again' } as const;
const pending = { status: 'pending' } as const;
/** One by what this process wrote last, the others by what the database holds. */
const mostRounds = 7;

/** Without a key of the caller's, one version of one checkout is one intent. */
function intentOf({ checkout }: LoadedCheckout, { idempotencyKey }: PlacementRequest): IntentKey {
  return { scope: `checkoutComplete:${checkout.id}`, key: idempotencyKey ?? `version:${checkout.version}` };
}

async function told(
  services: OrderServices,
  token: string,
  outcome: ChargeOutcome | FinalPlacement,
): Promise<Placement> {
  if (outcome.status !== 'declined') return outcome;
  return { status: 'refused', ...(await answerWith(services, token, [outcome.refusal])) };
}

/** Another request's attempt to pay the same order: it is waited for, or brought to its end. */
async function settleOther(
  services: OrderServices,
  attempt: PaymentAttempt,
  isLeased: boolean,
): Promise<Round> {
  if (isLeased) return pending;
  const outcome =
    attempt.status === 'REQUIRES_ACTION'
      ? await abandonAttempt(services, attempt)
      : await settleAttempt(services, attempt);
  return outcome.status === 'placed' || outcome.status === 'declined' ? again : pending;
}

/** A checkout that somebody has tried to place before: null when nothing stands in the way of a new try. */
async function goOn(
  services: OrderServices,
  request: PlacementRequest,
  { checkout }: LoadedCheckout,
  intent: IntentKey,
): Promise<Round | null> {
  const key = await resumeKey(services.sql, intent, hashParameters(request.terms));
  switch (key.status) {
    case 'reused':
      return {
        status: 'refused',
        ...(await answerWith(services, request.token, [refusal('INVALID', 'idempotencyKey')])),
      };
    case 'finished':
      return told(services, request.token, key.response);
    case 'in-progress':
      return pending;
    case 'resumed': {
      const attempt = await findAttempt(services.sql, key.attemptId);
      return attempt === null ? again : told(services, request.token, await settleAttempt(services, attempt));
    }
    case 'unused': {
      if (checkout.placedOrderId !== null && isPlacedWith(checkout, request.buyerKey))
        return { status: 'placed', orderId: checkout.placedOrderId };
      const latest = await findLatestAttempt(services.sql, checkout.id);
      if (latest === null || isEnded(latest.attempt.status)) return null;
      return settleOther(services, latest.attempt, latest.isLeased);
    }
  }
}

/** Opens the placement of a checkout as it was read, unless something forbids it. */
async function reviewAndOpen(
  services: OrderServices,
  { terms, buyerKey }: PlacementRequest,
  { checkout }: LoadedCheckout,
  priced: PricedCheckout,
  intent: IntentKey,
): Promise<OpenedPlacement> {
  const closed = closedRefusal(checkout, services.now());
  const refusals = closed === null ? reviewPlacement(priced, terms) : [closed];
  if (refusals.length > 0) return { status: 'refused', refusals };
  const { attestations } = terms;
  return openPlacement(services, priced, {
    attestations,
    intent,
    parametersHash: hashParameters(terms),
    buyerKeyHash: hashBuyerKey(buyerKey),
  });
}

async function settled(
  services: OrderServices,
  token: string,
  opened: Exclude<OpenedPlacement, { status: 'refused' }>,
): Promise<Round> {
  return opened.status === 'opened' ? told(services, token, await settleOpened(services, opened)) : opened;
}

/** By what this process wrote last; nothing but a placement that goes through comes of it. */
async function placeRecent(services: OrderServices, request: PlacementRequest): Promise<Round> {
  const { recentCheckouts } = services;
  const recent = recentCheckouts.find(request.token);
  if (recent === undefined) return again;
  recentCheckouts.forget(request.token);
  const priced = await priceLoaded(services, recent);
  const opened = await reviewAndOpen(services, request, recent, priced, intentOf(recent, request));
  return opened.status === 'refused' ? again : settled(services, request.token, opened);
}

async function placeOnce(services: OrderServices, request: PlacementRequest): Promise<Round> {
  const loaded = await loadCheckout(services.sql, request.token);
  if (loaded === null) return { status: 'refused', ...notFound };
  const intent = intentOf(loaded, request);
  if (loaded.checkout.placements > 0) {
    const round = await goOn(services, request, loaded, intent);
    if (round !== null) return round;
  }
  const priced = await priceLoaded(services, loaded);
  const opened = await reviewAndOpen(services, request, loaded, priced, intent);
  if (opened.status !== 'refused') return settled(services, request.token, opened);
  const { refusals } = opened;
  return {
    status: 'refused',
    refusals,
    checkout: await mendCheckout(services, loaded, priced, refusals),
  };
}

/**
 * Places the order of a checkout and charges it: one order and one charge, however often, from wherever and through
 * whatever failures it is asked for. The answer to one key stays the same once it is final.
 */
export async function placeOrder(services: OrderServices, request: PlacementRequest): Promise<Placement> {
  for (let round = 0; round < mostRounds; round += 1) {
    const placement = await (round === 0 ? placeRecent : placeOnce)(services, request);
    if (placement.status !== 'again') {
      services.crashPoint('placement.before-answer');
      return placement;
    }
  }
  return pending;
}

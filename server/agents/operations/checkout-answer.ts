import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { priceCheckout } from '../../modules/checkout/price-checkout.ts';
import { readLatestAttempt } from '../../modules/order/placement.repository.ts';
import { checkoutObject } from '../mapping/checkout-object.ts';
import { errorBody, type ErrorMessage, type Message } from '../mapping/messages.ts';
import { type AgentCheckout, type AgentSession, readSession } from '../sessions/agent-checkout.repository.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { viewerOf } from './repeated-requests.ts';

const unknownCheckout: ErrorMessage = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: 'This platform has opened no such checkout, and its buyer has none.',
  path: '$.id',
};

/** The answer for a checkout that this platform may not see, whether or not it exists. */
export const notFoundAnswer = ({ publicUrl }: AgentServices, { negotiated }: AgentCall): OperationAnswer => ({
  status: 404,
  body: errorBody(negotiated.version, [unknownCheckout], publicUrl),
});

/** A checkout that the calling platform may see, as it is now. */
export interface PricedSession {
  readonly session: AgentCheckout;
  readonly token: string;
  readonly checkout: PricedCheckout;
}

/** Prices the checkout of a session; null without one. */
export async function priceSession(
  services: AgentServices,
  loadedSession: AgentSession | null,
  token: string,
): Promise<PricedSession | null> {
  return (
    loadedSession && {
      session: loadedSession.session,
      token,
      checkout: await priceCheckout(services, loadedSession.loaded),
    }
  );
}

/** Finds a checkout that the calling platform opened or its connected buyer owns; null if there is none with this id. */
export async function findCheckout(
  services: AgentServices,
  call: AgentCall,
  token: string,
): Promise<PricedSession | null> {
  const { sql, checkouts } = services;
  return priceSession(services, await readSession(sql, checkouts, viewerOf(services, call), token), token);
}

/** Whether the attempt to pay waits for the buyer at their bank. */
async function isConfirmationNeeded(
  { sql }: AgentServices,
  { stored }: PricedCheckout,
  { attempt }: PlacedOrder,
): Promise<boolean> {
  if (attempt !== null) return attempt.status === 'REQUIRES_ACTION';
  if (!stored.isPaymentUnderWay) return false;
  const latest = await readLatestAttempt(sql, stored.id);
  return latest?.attempt.status === 'REQUIRES_ACTION';
}

/** The total that an answer tells a platform, unless it was told the same before. */
export const totalToAnnounce = (
  { checkoutId, isOpener, shownTotal }: AgentCheckout,
  total: number,
): Pick<OperationAnswer, 'announcedTotal'> =>
  total === shownTotal ? {} : { announcedTotal: { checkoutId, isOpener, total } };

interface AnswerOptions {
  readonly status?: 200 | 201;
  /** Whether the request's own payment isn't decided yet. */
  readonly isPending?: boolean;
  /** What the request met with. */
  readonly messages?: readonly Message[];
  /** The order that the checkout became, if it was read already. */
  readonly known?: PlacedOrder;
}

/** Answers with a cart or a checkout as it is now. */
export type AnswerSession = (
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession,
  options?: AnswerOptions,
) => Promise<OperationAnswer>;

/** Answers with a checkout. */
export const answerCheckout: AnswerSession = async (
  services,
  call,
  { session, token, checkout },
  { status = 200, messages = [], isPending = false, known } = {},
) => {
  const placed = known ?? (await findPlacedOrder(services, session));
  const { total } = placed.shown?.quote?.order ?? checkout;
  const body = checkoutObject(checkout, {
    negotiated: call.negotiated,
    publicUrl: services.publicUrl,
    token,
    now: services.now(),
    order: placed.shown,
    isPending,
    mayConnect: call.mayConnect,
    isConfirmationNeeded: await isConfirmationNeeded(services, checkout, placed),
    messages,
  });
  return { status, body, ...totalToAnnounce(session, total.gross.amount) };
};

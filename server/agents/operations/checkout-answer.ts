import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { priceCheckout } from '../../modules/checkout/price-checkout.ts';
import { readLatestAttempt } from '../../modules/order/placement.repository.ts';
import { checkoutObject } from '../mapping/checkout-object.ts';
import { errorBody, type ErrorMessage, type Message } from '../mapping/messages.ts';
import {
  type AgentCheckout,
  findAgentCheckout,
  recordSeenTotal,
  updateShownTotal,
} from '../sessions/agent-checkout.repository.ts';
import { recordPlatform } from '../trust/agent-checkouts.repository.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';

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
export interface FoundCheckout {
  readonly session: AgentCheckout;
  readonly token: string;
  readonly checkout: PricedCheckout;
}

/** Finds a checkout that the calling platform opened or its connected buyer owns; null if there is none with this id. */
export async function findCheckout(
  services: AgentServices,
  { platform }: AgentCall,
  token: string,
): Promise<FoundCheckout | null> {
  const { sql, checkouts } = services;
  const viewer = { platform: platform.id, personId: checkouts.asker?.id ?? null };
  const session = await findAgentCheckout(sql, viewer, token);
  if (session === null) return null;
  const loaded = await checkouts.load(token);
  return loaded && { session, token, checkout: await priceCheckout(services, loaded) };
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

/** Remembers which total the platform was told, unless it was told the same before. */
export async function rememberTotal(
  { sql, now }: AgentServices,
  { platform }: AgentCall,
  { checkoutId, isOpener, shownTotal }: AgentCheckout,
  total: number,
): Promise<void> {
  if (total === shownTotal) return;
  if (isOpener) return updateShownTotal(sql, checkoutId, total);
  const platformId = await recordPlatform(sql, platform.id, now());
  return recordSeenTotal(sql, { checkoutId, platformId }, total);
}

interface AnswerOptions {
  readonly status?: 200 | 201;
  /** Whether the request's own payment isn't decided yet. */
  readonly isPending?: boolean;
  /** What the request met with. */
  readonly messages?: readonly Message[];
}

/** Answers with a cart or a checkout as it is now. */
export type AnswerSession = (
  services: AgentServices,
  call: AgentCall,
  found: FoundCheckout,
  options?: AnswerOptions,
) => Promise<OperationAnswer>;

/** Answers with a checkout, and remembers which total the platform was told. */
export const answerCheckout: AnswerSession = async (
  services,
  call,
  { session, token, checkout },
  { status = 200, messages = [], isPending = false } = {},
) => {
  const placed = await findPlacedOrder(services, session);
  const { total } = placed.shown?.quote?.order ?? checkout;
  await rememberTotal(services, call, session, total.gross.amount);
  const body = checkoutObject(checkout, {
    negotiated: call.negotiated,
    publicUrl: services.publicUrl,
    token,
    now: services.now(),
    order: placed.shown,
    isPending,
    isConfirmationNeeded: await isConfirmationNeeded(services, checkout, placed),
    messages,
  });
  return { status, body };
};

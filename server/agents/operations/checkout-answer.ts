import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { priceCheckout } from '../../modules/checkout/price-checkout.ts';
import { findOrderNumber } from '../../modules/order/order.repository.ts';
import { readLatestAttempt } from '../../modules/order/placement.repository.ts';
import { checkoutObject } from '../mapping/checkout-object.ts';
import { errorBody, type ErrorMessage, type Message } from '../mapping/messages.ts';
import {
  type AgentCheckout,
  findAgentCheckout,
  updateShownTotal,
} from '../sessions/agent-checkout.repository.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';

const unknownCheckout: ErrorMessage = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: 'This platform has opened no such checkout.',
  path: '$.id',
};

/** The answer for a checkout that this platform didn't open, whether or not it exists. */
export const notFoundAnswer = ({ publicUrl }: AgentServices, { negotiated }: AgentCall): OperationAnswer => ({
  status: 404,
  body: errorBody(negotiated.version, [unknownCheckout], publicUrl),
});

/** A checkout that the calling platform opened, as it is now. */
export interface FoundCheckout {
  readonly session: AgentCheckout;
  readonly token: string;
  readonly checkout: PricedCheckout;
}

/** Finds a checkout of the calling platform; null if it opened none with this id. */
export async function findCheckout(
  services: AgentServices,
  { platform }: AgentCall,
  token: string,
): Promise<FoundCheckout | null> {
  const session = await findAgentCheckout(services.sql, platform.id, token);
  if (session === null) return null;
  const loaded = await services.checkouts.load(token);
  return loaded && { session, token, checkout: await priceCheckout(services, loaded) };
}

async function orderOf({ sql, deriveToken }: AgentServices, orderId: string | null) {
  const number = orderId === null ? null : await findOrderNumber(sql, orderId);
  return orderId === null || number === null ? null : { token: deriveToken('order', orderId), number };
}

/** Whether the attempt to pay waits for the buyer at their bank. */
async function isConfirmationNeeded({ sql }: AgentServices, { stored }: PricedCheckout): Promise<boolean> {
  if (!stored.isPaymentUnderWay) return false;
  const latest = await readLatestAttempt(sql, stored.id);
  return latest?.attempt.status === 'REQUIRES_ACTION';
}

interface AnswerOptions {
  readonly status?: 200 | 201;
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
  { negotiated },
  { session, token, checkout },
  { status = 200, messages = [] } = {},
) => {
  const { sql, publicUrl } = services;
  const shownTotal = checkout.total.gross.amount;
  if (shownTotal !== session.shownTotal) await updateShownTotal(sql, { ...session, shownTotal });
  const body = checkoutObject(checkout, {
    negotiated,
    publicUrl,
    token,
    now: services.now(),
    order: await orderOf(services, session.orderId),
    isConfirmationNeeded: await isConfirmationNeeded(services, checkout),
    messages,
  });
  return { status, body };
};

import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { cartObject } from '../mapping/cart-object.ts';
import {
  type AnswerSession,
  findCheckout,
  type PricedSession,
  notFoundAnswer,
  priceSession,
  totalToAnnounce,
} from './checkout-answer.ts';
import type { AgentCall, AgentServices, Operation, OperationAnswer } from './operation.types.ts';
import { answerRepeatable, answerOnce } from './repeated-requests.ts';
import { cancelSession, createSession, updateSession } from './session-changes.ts';

const scope = 'dev.ucp.shopping.checkout:manage';
const capability = 'dev.ucp.shopping.cart';
const oneCart = '/carts/:id';

const answerCart: AnswerSession = async (
  services,
  call,
  { session, token, checkout },
  { status = 200, messages = [] } = {},
) => {
  const { publicUrl } = services;
  const { negotiated, mayConnect } = call;
  const body = cartObject(checkout, { negotiated, publicUrl, token, mayConnect, messages });
  return { status, body, ...totalToAnnounce(session, checkout.total.gross.amount) };
};

/** A cart exists or doesn't: once it is canceled, ordered or expired, there is none. */
async function withOpenCart(
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession | null,
  answer: (priced: PricedSession) => Promise<OperationAnswer>,
): Promise<OperationAnswer> {
  return priced === null || checkoutEndOf(priced.checkout.stored, services.now()) !== null
    ? notFoundAnswer(services, call)
    : answer(priced);
}

/** Opens a cart, which a checkout can be made of. */
export const createCart: Operation = {
  name: 'create_cart',
  description: 'Open a cart.',
  capability,
  scope,
  rest: { method: 'POST', path: '/carts' },
  payload: 'cart',
  run: (services, call, input) =>
    answerOnce(services, call, 'create_cart', input, (request) =>
      createSession(services, { call, request }, input.payload, answerCart),
    ),
};

export const getCart: Operation = {
  name: 'get_cart',
  description: 'Show a cart.',
  capability,
  scope,
  rest: { method: 'GET', path: oneCart },
  payload: null,
  async run(services, call, { id }) {
    const priced = await findCheckout(services, call, id);
    const answered = await withOpenCart(services, call, priced, (open) => answerCart(services, call, open));
    return answerRepeatable(services, call, answered);
  },
};

export const updateCart: Operation = {
  name: 'update_cart',
  description: 'Replace the content of a cart.',
  capability,
  scope,
  rest: { method: 'PUT', path: oneCart },
  payload: 'cart',
  run: (services, call, input) =>
    answerOnce(services, call, 'update_cart', input, async (request) =>
      withOpenCart(services, call, await priceSession(services, request.loadedSession, input.id), (priced) =>
        updateSession(services, { call, request }, { priced, payload: input.payload }, answerCart),
      ),
    ),
};

/** Ends a cart, and shows it for the last time. */
export const cancelCart: Operation = {
  name: 'cancel_cart',
  description: 'End a cart.',
  capability,
  scope,
  rest: { method: 'POST', path: `${oneCart}/cancel` },
  payload: null,
  run: (services, call, input) =>
    answerOnce(services, call, 'cancel_cart', input, async (request) =>
      withOpenCart(services, call, await priceSession(services, request.loadedSession, input.id), (priced) =>
        cancelSession(services, call, priced, answerCart),
      ),
    ),
};

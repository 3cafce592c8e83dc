import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { cartObject } from '../mapping/cart-object.ts';
import { type AnswerSession, findCheckout, notFoundAnswer, rememberTotal } from './checkout-answer.ts';
import type { AgentCall, AgentServices, Operation, OperationAnswer } from './operation.types.ts';
import { answerOnce } from './repeated-requests.ts';
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
  await rememberTotal(services, call, session, checkout.total.gross.amount);
  const { publicUrl } = services;
  return { status, body: cartObject(checkout, { negotiated: call.negotiated, publicUrl, token, messages }) };
};

/** A cart exists or doesn't: once it is canceled, ordered or expired, there is none. */
async function withOpenCart(
  services: AgentServices,
  call: AgentCall,
  id: string,
  answer: (found: NonNullable<Awaited<ReturnType<typeof findCheckout>>>) => Promise<OperationAnswer>,
): Promise<OperationAnswer> {
  const found = await findCheckout(services, call, id);
  return found === null || checkoutEndOf(found.checkout.stored, services.now()) !== null
    ? notFoundAnswer(services, call)
    : answer(found);
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
    answerOnce(services, call, 'create_cart', input, () =>
      createSession(services, call, input.payload, answerCart),
    ),
};

export const getCart: Operation = {
  name: 'get_cart',
  description: 'Show a cart.',
  capability,
  scope,
  rest: { method: 'GET', path: oneCart },
  payload: null,
  run: (services, call, { id }) =>
    withOpenCart(services, call, id, (found) => answerCart(services, call, found)),
};

export const updateCart: Operation = {
  name: 'update_cart',
  description: 'Replace the content of a cart.',
  capability,
  scope,
  rest: { method: 'PUT', path: oneCart },
  payload: 'cart',
  run: (services, call, input) =>
    answerOnce(services, call, 'update_cart', input, () =>
      withOpenCart(services, call, input.id, () => updateSession(services, call, input, answerCart)),
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
    answerOnce(services, call, 'cancel_cart', input, () =>
      withOpenCart(services, call, input.id, () => cancelSession(services, call, input.id, answerCart)),
    ),
};

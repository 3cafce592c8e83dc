import * as v from 'valibot';
import { answerCheckout, findCheckout, notFoundAnswer, priceSession } from './checkout-answer.ts';
import { conversionSchema } from './checkout-payload.ts';
import { settleAttempt } from '../../modules/payment/settle-attempt.ts';
import { findPlacedOrder } from './placed-order.ts';
import type { AgentCall, AgentServices, Operation, OperationAnswer } from './operation.types.ts';
import { answerRepeatable, answerOnce } from './repeated-requests.ts';
import { cancelSession, createSession, updateSession } from './session-changes.ts';

const scope = 'dev.ucp.shopping.checkout:manage';
const capability = 'dev.ucp.shopping.checkout';
const oneSession = '/checkout-sessions/:id';

/** Opens the checkout of a cart, which is the same thing to the shop: asked twice, it is the same checkout. */
async function openCart(services: AgentServices, call: AgentCall, cartId: string): Promise<OperationAnswer> {
  const priced = await findCheckout(services, call, cartId);
  return priced === null
    ? notFoundAnswer(services, call)
    : answerCheckout(services, call, priced, { status: 201 });
}

/** Opens a checkout for the platform, or that of one of its carts. */
export const createCheckout: Operation = {
  name: 'create_checkout',
  description: 'Open a checkout, or that of a cart.',
  capability,
  scope,
  rest: { method: 'POST', path: '/checkout-sessions' },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(services, call, 'create_checkout', input, (request) => {
      const conversion = v.safeParse(conversionSchema, input.payload);
      const isShared = call.negotiated.capabilities.has('dev.ucp.shopping.cart');
      return conversion.success && isShared
        ? openCart(services, call, conversion.output.cart_id)
        : createSession(services, { call, request }, input.payload, answerCheckout);
    }),
};

/** Shows a checkout as it is now. */
export const getCheckout: Operation = {
  name: 'get_checkout',
  description: 'Show a checkout with its status and what it lacks.',
  capability,
  scope,
  rest: { method: 'GET', path: oneSession },
  payload: null,
  async run(services, call, { id }) {
    const priced = await findCheckout(services, call, id);
    if (priced === null) return notFoundAnswer(services, call);
    // What became of a payment is asked as the pages ask.
    const known = await findPlacedOrder(services, priced.session);
    const { attempt } = known;
    if (attempt !== null && attempt.intentId !== null) await settleAttempt(services, attempt);
    const { stored } = priced.checkout;
    if (stored.isPaymentUnderWay) await services.settleOpenPayment(stored.id);
    const isSettled = attempt === null && !stored.isPaymentUnderWay;
    const settled = isSettled ? null : await findCheckout(services, call, id);
    const answered =
      settled === null
        ? await answerCheckout(services, call, priced, { known })
        : await answerCheckout(services, call, settled);
    return answerRepeatable(services, call, answered);
  },
};

export const updateCheckout: Operation = {
  name: 'update_checkout',
  description: 'Replace the content of a checkout.',
  capability,
  scope,
  rest: { method: 'PUT', path: oneSession },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(services, call, 'update_checkout', input, async (request) => {
      const priced = await priceSession(services, request.loadedSession, input.id);
      return priced === null
        ? notFoundAnswer(services, call)
        : updateSession(services, { call, request }, { priced, payload: input.payload }, answerCheckout);
    }),
};

export const cancelCheckout: Operation = {
  name: 'cancel_checkout',
  description: 'End a checkout.',
  capability,
  scope,
  rest: { method: 'POST', path: `${oneSession}/cancel` },
  payload: null,
  run: (services, call, input) =>
    answerOnce(services, call, 'cancel_checkout', input, async (request) => {
      const priced = await priceSession(services, request.loadedSession, input.id);
      return priced === null
        ? notFoundAnswer(services, call)
        : cancelSession(services, call, priced, answerCheckout);
    }),
};

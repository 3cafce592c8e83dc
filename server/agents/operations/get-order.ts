import { findOrderId, loadOrder } from '../../modules/order/order.repository.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { orderObject } from '../mapping/order-object.ts';
import { findCheckoutOfOrder } from '../sessions/agent-checkout.repository.ts';
import type { Operation } from './operation.types.ts';

const unknownOrder: ErrorMessage = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: "This platform's checkouts became no such order.",
  path: '$.id',
};

/** Shows an order that one of the platform's checkouts became. */
export const getOrder: Operation = {
  name: 'get_order',
  description: 'Show an order with its shipments and refunds.',
  capability: 'dev.ucp.shopping.order',
  rest: { method: 'GET', path: '/orders/:id' },
  payload: null,
  async run({ sql, publicUrl, deriveToken }, { platform, negotiated }, { id }) {
    const orderId = await findOrderId(sql, id);
    const opened = orderId === null ? null : await findCheckoutOfOrder(sql, platform.id, orderId);
    const order = opened && orderId !== null ? await loadOrder(sql, orderId) : null;
    if (order === null || opened === null)
      return { status: 404, body: errorBody(negotiated.version, [unknownOrder], publicUrl) };
    return {
      status: 200,
      body: orderObject(order, {
        negotiated,
        publicUrl,
        token: id,
        checkoutToken: deriveToken('checkout', opened.checkoutId),
        isPlacedByPerson: opened.isPlacedElsewhere,
      }),
    };
  },
};

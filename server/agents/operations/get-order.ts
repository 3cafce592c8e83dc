import { findWithdrawal } from '../../modules/declaration/declaration.repository.ts';
import { maySeeOrder } from '../../modules/order/may-see-order.ts';
import { findOrderId, loadOrder } from '../../modules/order/order.repository.ts';
import type { Person } from '../../modules/people/person.model.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { orderObject } from '../mapping/order-object.ts';
import { findCheckoutOfOrder, findPlacedCheckout } from '../sessions/agent-checkout.repository.ts';
import { negotiate, type Negotiated } from '../protocol/negotiate.ts';
import { readPlatformProfile } from '../protocol/platform-profile.ts';
import { isProtocolVersion } from '../protocol/versions.ts';
import type { OrderEventServices } from '../trust/send-order-events.ts';
import type { AgentServices, Operation } from './operation.types.ts';

const unknownOrder: ErrorMessage = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: "This platform's checkouts became no such order, and its buyer has none.",
  path: '$.id',
};

interface OrderViewer {
  /** The platform's id in the shop's records. */
  readonly platformId: string;
  /** For whom the platform asks; null for no one. */
  readonly buyer: Person | null;
  readonly negotiated: Negotiated;
}

type ViewedServices = Pick<AgentServices, 'sql' | 'publicUrl' | 'deriveToken'>;

/** An order as a platform sees it; null unless one of its checkouts became it, or its buyer may see it. */
async function orderFor(
  { sql, publicUrl, deriveToken }: ViewedServices,
  { platformId, buyer, negotiated }: OrderViewer,
  orderId: string,
): Promise<object | null> {
  const opened = await findCheckoutOfOrder(sql, platformId, orderId);
  const order = opened === null && buyer === null ? null : await loadOrder(sql, orderId);
  const isBuyers = order !== null && maySeeOrder(buyer, order);
  if (order === null || (opened === null && !isBuyers)) return null;
  const checkoutId = opened?.checkoutId ?? (await findPlacedCheckout(sql, orderId));
  return orderObject(order, {
    negotiated,
    publicUrl,
    token: deriveToken('order', orderId),
    checkoutToken: deriveToken('checkout', checkoutId),
    isPlacedByPerson: opened?.isPlacedElsewhere === true && !isBuyers,
    withdrawnAt: order.status === 'WITHDRAWN' ? await findWithdrawal(sql, orderId) : null,
  });
}

/**
 * Describes orders to their platforms, outside a request, in the version in which their checkouts were opened; null for
 * a profile or a version that the shop no longer understands.
 */
export const createOrderDescriber =
  (services: ViewedServices): OrderEventServices['describeOrder'] =>
  async (orderId, { profileUrl, profile, protocolVersion }) => {
    const read = readPlatformProfile(profileUrl, profile);
    if (!read.ok || !isProtocolVersion(protocolVersion)) return null;
    const negotiated = negotiate({ ...read.platform, version: protocolVersion });
    return orderFor(services, { platformId: read.platform.profileUrl, buyer: null, negotiated }, orderId);
  };

/** Shows an order that one of the platform's checkouts became, or that its connected buyer may see. */
export const getOrder: Operation = {
  name: 'get_order',
  description: 'Show an order with its shipments and refunds.',
  capability: 'dev.ucp.shopping.order',
  scope: 'dev.ucp.shopping.order:read',
  rest: { method: 'GET', path: '/orders/:id' },
  payload: null,
  async run(services, { platform, negotiated }, { id }) {
    const orderId = await findOrderId(services.sql, id);
    const viewer = { platformId: platform.profileUrl, buyer: services.checkouts.asker, negotiated };
    const order = orderId === null ? null : await orderFor(services, viewer, orderId);
    return order === null
      ? { status: 404, body: errorBody(negotiated.version, [unknownOrder], services.publicUrl) }
      : { status: 200, body: order };
  },
};

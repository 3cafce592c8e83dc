import { quoteFileUrl } from '../../modules/document/quote-files.ts';
import type { Order } from '../../modules/order/order.model.ts';
import { quoteStatusAt } from '../../modules/order/quote-status.ts';
import { findOrderNumber, loadOrder } from '../../modules/order/order.repository.ts';
import { findOpenAttempt } from '../../modules/order/order-payment.repository.ts';
import { methodsForOrder } from '../../modules/order/pay-order.ts';
import { maySeeOrder } from '../../modules/order/may-see-order.ts';
import type { PaymentAttempt } from '../../modules/payment/payment-attempt.ts';
import type { CheckoutView, ShownQuote } from '../mapping/checkout-object.ts';
import type { AgentCheckout } from '../sessions/agent-checkout.repository.ts';
import type { AgentServices } from './operation.types.ts';

/** The order that a checkout became, and the attempt to pay it as a quote that hasn't ended. */
export interface PlacedOrder {
  readonly shown: CheckoutView['order'];
  readonly attempt: PaymentAttempt | null;
}

/** Whose quote it is isn't shown to a platform whose buyer asked for it elsewhere. */
const maySeeQuote = ({ checkouts }: AgentServices, { isPlacedElsewhere }: AgentCheckout, order: Order) =>
  !isPlacedElsewhere || maySeeOrder(checkouts.asker, order);

async function quoteOf(
  services: AgentServices,
  session: AgentCheckout,
  orderId: string,
): Promise<{ readonly quote: ShownQuote | null; readonly attempt: PaymentAttempt | null }> {
  const order = await loadOrder(services.sql, orderId);
  const status = order && quoteStatusAt(order, services.now());
  if (order === null || status === null) return { quote: null, attempt: null };
  const attempt = status === 'OPEN' ? await findOpenAttempt(services.sql, orderId) : null;
  const isPrinted = status !== 'EXPIRED' && maySeeQuote(services, session, order);
  const pdfUrl = isPrinted ? quoteFileUrl(services, orderId) : null;
  const methods = methodsForOrder(services, order);
  return { quote: { order, status, pdfUrl, methods, isPaymentUnderWay: attempt !== null }, attempt };
}

/** The order that a checkout became, as a quote if it is or was one; nothing before that. */
export async function findPlacedOrder(services: AgentServices, session: AgentCheckout): Promise<PlacedOrder> {
  const { sql, deriveToken } = services;
  const { orderId } = session;
  const order = session.placed ?? (orderId === null ? null : await findOrderNumber(sql, orderId));
  if (orderId === null || order === null) return { shown: null, attempt: null };
  const { quote, attempt } = order.isQuote
    ? await quoteOf(services, session, orderId)
    : { quote: null, attempt: null };
  return { shown: { token: deriveToken('order', orderId), number: order.number, quote }, attempt };
}

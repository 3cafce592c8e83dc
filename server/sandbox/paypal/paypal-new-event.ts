import type { Capture, Order, Refund, WebhookEvent } from './paypal-documents.types.ts';
import { newId } from './paypal-answers.ts';

const newEvent = (event_type: string, resource_type: string, resource: object): WebhookEvent => ({
  id: `WH-${newId()}-${newId()}`,
  event_version: '1.0',
  create_time: new Date().toISOString(),
  resource_type,
  resource_version: '2.0',
  event_type,
  summary: event_type,
  resource,
});

/** The buyer has approved an order. */
export const orderEvent = (order: Order): WebhookEvent =>
  newEvent('CHECKOUT.ORDER.APPROVED', 'checkout-order', order);

const captureTypes: Readonly<Partial<Record<Capture['status'], string>>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

/** A capture as its own resource; there, it names its order. */
export const captureResource = (order: Order, capture: Capture): object => ({
  ...capture,
  supplementary_data: { related_ids: { order_id: order.id } },
});

/** A payment was taken, is being reviewed, or was refused after that. */
export const captureEvent = (order: Order, capture: Capture): WebhookEvent =>
  newEvent(
    captureTypes[capture.status] ?? 'PAYMENT.CAPTURE.COMPLETED',
    'capture',
    captureResource(order, capture),
  );

export const refundEvent = (refund: Refund): WebhookEvent =>
  newEvent(
    refund.status === 'FAILED' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED',
    'refund',
    refund,
  );

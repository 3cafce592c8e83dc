import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { OrderShipped } from '../order/fulfil-order.ts';
import { type OrderFulfillment, itemsLeftToShip } from '../order/fulfilment.ts';
import type { Order } from '../order/order.model.ts';
import { loadOrder } from '../order/order.repository.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

export interface ShipmentMailServices {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly deriveToken: DeriveToken;
  readonly mailDomain: string;
  readonly seller: Seller;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Whether something was left to ship after this shipment. */
const isPart = (order: Order, { number }: OrderFulfillment): boolean =>
  itemsLeftToShip({ ...order, fulfillments: order.fulfillments.filter((one) => one.number <= number) })
    .length > 0;

function shipmentMail(
  order: Order,
  shipment: OrderFulfillment,
  { mailDomain, seller, publicUrl, deriveToken }: ShipmentMailServices,
): Mail {
  const format = mailFormatFor(order);
  const { words, joined, leftToRight } = format;
  const { trackingNumber } = shipment;
  const isRest = isPart(order, shipment);
  const subject = (isRest ? words.shipment.somePart : words.shipment.shipped)(order.number);
  const items = shipment.lines.map(({ position, quantity }) => {
    const { productName = '', variantName = '' } = order.lines[position] ?? {};
    return `${quantity} × ${joined([productName, variantName].filter((name) => name !== ''))}`;
  });
  const page = `${order.country.toLowerCase()}/${order.language}/confirmation/${deriveToken('order', order.id)}`;
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [
      ...(trackingNumber === null ? [] : [words.shipment.tracking(leftToRight(trackingNumber))]),
      ...(isRest ? [words.shipment.rest] : []),
    ],
    groups: [[{ heading: words.shipment.items, sentences: items, rows: [] }]],
    links: [],
    link: { label: words.seeOrder, url: `${publicUrl}/${page}/` },
    closing: sellerLines(seller, { ...order, words }),
  };
  return {
    messageId: `<shipment.${shipment.id}@${mailDomain}>`,
    to: order.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/** Tells the buyer what was shipped. May run more than once; the mail's Message-ID stays the same. */
export async function sendShipment(
  services: ShipmentMailServices,
  { orderId, fulfillmentId }: OrderShipped,
): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  const shipment = order?.fulfillments.find(({ id }) => id === fulfillmentId);
  if (!order || !shipment) throw new Error(`No shipment ${fulfillmentId} to send a mail about`);
  await services.sendMail(shipmentMail(order, shipment, services));
}

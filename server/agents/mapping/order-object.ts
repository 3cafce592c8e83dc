import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import type { Order, OrderLine } from '../../modules/order/order.model.ts';
import { promisedDelivery } from '../../modules/order/promised-delivery.ts';
import { namedCapabilities, type Negotiated } from '../protocol/negotiate.ts';
import { orderUrl } from './links.ts';
import { protocolAddress } from './postal-address.ts';
import { shownSide, totalEntries } from './totals.ts';

/** What an order's object shows besides the order. */
export interface OrderView {
  readonly negotiated: Negotiated;
  readonly publicUrl: string;
  /** Which is also its id. */
  readonly token: string;
  readonly checkoutToken: string;
  /** Whether a person placed it, who didn't tell the platform where it goes. */
  readonly isPlacedByPerson: boolean;
  /** Null unless its buyer withdrew it. */
  readonly withdrawnAt: Date | null;
}

const lineId = (position: number) => `line-${position + 1}`;

const isShipped = ({ kind }: OrderLine) => isShippingRequired([{ kind, planFamily: null }]);

/** What isn't shipped is there once the order is confirmed. */
function fulfilledOf(line: OrderLine, position: number, { fulfillments, confirmedAt }: Order): number {
  if (!isShipped(line)) return confirmedAt === null ? 0 : line.quantity;
  return fulfillments
    .flatMap(({ lines }) => lines)
    .filter((shipped) => shipped.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function lineStatus(fulfilled: number, quantity: number): 'fulfilled' | 'partial' | 'processing' {
  if (fulfilled >= quantity) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

function orderLine(line: OrderLine, position: number, order: Order) {
  const side = shownSide[order.taxTreatment];
  const fulfilled = fulfilledOf(line, position, order);
  const discount = line.totalDiscounted[side].amount - line.total[side].amount;
  return {
    id: lineId(position),
    item: {
      id: line.sku,
      title: `${line.productName} · ${line.variantName}`,
      price: line.unitPrice[side].amount,
    },
    quantity: { original: line.quantity, total: line.quantity, fulfilled },
    totals: [
      { type: 'subtotal', amount: line.total[side].amount },
      ...(discount < 0 ? [{ type: 'discount', amount: discount }] : []),
      { type: 'total', amount: line.totalDiscounted[side].amount },
    ],
    status: lineStatus(fulfilled, line.quantity),
  };
}

/** What the buyer is promised; nothing where nothing is shipped, or the money was paid back or may be. */
function expectations(order: Order, isPlacedByPerson: boolean) {
  const { lines, shippingAddress } = order;
  const delivery = promisedDelivery(order);
  if (delivery === null || shippingAddress === null) return [];
  const shipped = lines.flatMap((line, position) =>
    isShipped(line) ? [{ id: lineId(position), quantity: line.quantity }] : [],
  );
  return [
    {
      id: 'package',
      line_items: shipped,
      method_type: 'shipping',
      destination: isPlacedByPerson ? {} : protocolAddress(shippingAddress),
      description: `${delivery.earliest} – ${delivery.latest}`,
    },
  ];
}

const shipments = ({ fulfillments }: Order) =>
  fulfillments.map(({ id, createdAt, trackingNumber, lines }) => ({
    id,
    occurred_at: createdAt.toISOString(),
    type: 'shipped',
    line_items: lines.map(({ position, quantity }) => ({ id: lineId(position), quantity })),
    ...(trackingNumber !== null && { tracking_number: trackingNumber }),
  }));

const refunds = ({ payments }: Order) =>
  payments.flatMap(({ id, entries }) =>
    entries.flatMap(({ entry, refundId, amount, isFailed, createdAt }, at) =>
      entry === 'REFUND'
        ? [
            {
              id: refundId ?? `${id}-${at}`,
              type: 'refund',
              occurred_at: createdAt.toISOString(),
              status: isFailed ? 'failed' : 'completed',
              totals: [{ type: 'total', amount: -amount.amount }],
            },
          ]
        : [],
    ),
  );

/** The end of an order that its buyer withdrew; what is paid back for it is a refund. */
const withdrawal = (withdrawnAt: Date | null) =>
  withdrawnAt === null
    ? []
    : [
        {
          id: 'withdrawal',
          type: 'cancellation',
          occurred_at: withdrawnAt.toISOString(),
          status: 'completed',
        },
      ];

/** The prices before and after the discount, of which an order keeps only the sums of its lines. */
export function pricesOf({ lines, subtotal, shipping, total, taxLines }: Order) {
  const discounted = lines.map(({ totalDiscounted }) => totalDiscounted);
  const sum = (part: 'net' | 'tax' | 'gross') => ({
    ...subtotal[part],
    amount: discounted.reduce((all, one) => all + one[part].amount, 0),
  });
  const subtotalDiscounted = { net: sum('net'), tax: sum('tax'), gross: sum('gross') };
  return { subtotal, subtotalDiscounted, shipping, total, taxLines };
}

/** An order as the protocol shows it, with what has happened to it since. */
export function orderObject(order: Order, view: OrderView) {
  const { negotiated, publicUrl, token, checkoutToken, isPlacedByPerson } = view;
  return {
    ucp: {
      version: negotiated.version,
      status: 'success',
      capabilities: namedCapabilities(negotiated, 'dev.ucp.shopping.order'),
    },
    id: token,
    label: order.number,
    checkout_id: checkoutToken,
    permalink_url: orderUrl(publicUrl, order, token),
    line_items: order.lines.map((line, position) => orderLine(line, position, order)),
    fulfillment: { expectations: expectations(order, isPlacedByPerson), events: shipments(order) },
    adjustments: [...withdrawal(view.withdrawnAt), ...refunds(order)],
    currency: order.currency,
    totals: totalEntries(pricesOf(order), order),
  };
}

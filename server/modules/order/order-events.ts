import type { Money } from '@sonde/machines/rules/money';
import { toGlobalId } from '../../kernel/global-id.ts';
import { paymentEventId } from './payment-event-id.ts';
import type { Order } from './order.model.ts';

/** Something that happened to an order. */
interface HappenedEvent {
  readonly type: 'placed' | 'paid' | 'payment_declined' | 'refunded' | 'disputed' | 'shipped';
  readonly date: Date;
  /** The row that says so; its ID with the type is the event's. */
  readonly source: string;
  /** Of a refund, which has no row of the order's own. */
  readonly refundId?: string | null;
  /** Of a refund. */
  readonly refunded?: Money | null;
  readonly message: string | null;
}

/** What happened to an order, oldest first, read from its own rows: nothing is written down twice. */
export function pastEventsOf(order: Order): readonly HappenedEvent[] {
  const placed = { type: 'placed', date: order.placedAt, source: order.id, message: null } as const;
  const paid = order.payments.flatMap(
    ({ id, status, createdAt, disputedAt, entries }): readonly HappenedEvent[] => [
      ...(status === 'DECLINED'
        ? [{ type: 'payment_declined', date: createdAt, source: id, message: null } as const]
        : []),
      ...(disputedAt === null
        ? []
        : [{ type: 'disputed', date: disputedAt, source: id, message: null } as const]),
      ...entries
        .filter(({ isFailed }) => !isFailed)
        .map(({ entry, refundId, amount, createdAt: date }) => ({
          type: entry === 'CHARGE' ? ('paid' as const) : ('refunded' as const),
          date,
          source: id,
          refundId,
          refunded: entry === 'CHARGE' ? null : amount,
          message: null,
        })),
    ],
  );
  const shipped = order.fulfillments.map(({ id, createdAt, trackingNumber }) => ({
    type: 'shipped' as const,
    date: createdAt,
    source: id,
    message: trackingNumber,
  }));
  return [placed, ...paid, ...shipped].toSorted((one, other) => one.date.getTime() - other.date.getTime());
}

/** The history of an order in the API's format. */
export const apiEvents = (order: Order) =>
  pastEventsOf(order).map(({ type, date, source, refundId = null, message }) => ({
    id: toGlobalId('OrderEvent', paymentEventId(source, type, refundId)),
    type,
    date: date.toISOString(),
    message,
  }));

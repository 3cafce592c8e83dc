import {
  bundleTable,
  type BundleType,
  isShippingRequired,
  type LineKind,
} from '@sonde/machines/rules/catalogue';

/** How many of an order line were shipped together. */
export interface ShippedQuantity {
  /** Of the line in its order, from 0. */
  readonly position: number;
  readonly quantity: number;
}

/** Items of an order that were shipped together. */
export interface OrderFulfillment {
  readonly id: string;
  /** Within the order, from 1. */
  readonly number: number;
  readonly trackingNumber: string | null;
  readonly createdAt: Date;
  readonly lines: readonly ShippedQuantity[];
}

/** The facts of an order that decide what is left to ship. */
interface ShippingOrder {
  /** A rented probe ships with its membership. */
  readonly bundleType: BundleType | null;
  readonly lines: readonly { readonly sku: string; readonly kind: LineKind; readonly quantity: number }[];
  readonly fulfillments: readonly Pick<OrderFulfillment, 'lines'>[];
}

/** What hasn't been shipped yet. Memberships and warranties never are, except for a membership that rents a probe. */
export function itemsLeftToShip({
  bundleType,
  lines,
  fulfillments,
}: ShippingOrder): readonly ShippedQuantity[] {
  const planFamily = bundleType && bundleTable[bundleType].planFamily;
  const shippedCount = (position: number) =>
    fulfillments
      .flatMap((fulfillment) => fulfillment.lines)
      .filter((line) => line.position === position)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return lines
    .map(({ kind, quantity }, position) => ({
      position,
      quantity: isShippingRequired([{ kind, planFamily }]) ? quantity - shippedCount(position) : 0,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What an operator wants to ship: everything that is left, or how many of each SKU. */
export type RequestedItems = 'all' | Readonly<Record<string, number>>;

/**
 * The lines from which the requested items are taken, in the order's sequence; null if not that many are left, or none is
 * requested.
 */
export function linesToShip(
  order: ShippingOrder,
  requested: RequestedItems,
): readonly ShippedQuantity[] | null {
  const left = itemsLeftToShip(order);
  if (requested === 'all') return left.length === 0 ? null : left;
  const needed = new Map(Object.entries(requested));
  const taken = left.flatMap(({ position, quantity }): readonly ShippedQuantity[] => {
    const { sku } = order.lines[position] ?? { sku: '' };
    const part = Math.min(quantity, needed.get(sku) ?? 0);
    needed.set(sku, (needed.get(sku) ?? 0) - part);
    return part > 0 ? [{ position, quantity: part }] : [];
  });
  const isMissing = Object.keys(requested).some((sku) => needed.get(sku) !== 0);
  return isMissing || taken.length === 0 ? null : taken;
}

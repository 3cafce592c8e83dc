import type { LineKind } from '../catalogue/index.ts';
import { type Money, type TaxedMoney, toMajorUnits } from '../money/index.ts';

/** The events about items, as Google Analytics names them (coverage EVENT-1). */
export const itemEventNames = [
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'view_item',
  'view_item_list',
  'begin_checkout',
  'purchase',
  'add_payment_info',
  'add_shipping_info',
] as const;
/** One of {@link itemEventNames}. */
export type ItemEventName = (typeof itemEventNames)[number];

/** An item of an event. Amounts are for one piece, without tax, in major units. */
export interface EventItem {
  readonly sku: string;
  /** The product's name in the page's language. */
  readonly name: string;
  /** Empty for a product with one variant. */
  readonly variant: string;
  readonly category: LineKind;
  readonly price: number;
  /** By how much the price is reduced; 0 for a list price. */
  readonly discount: number;
  readonly quantity: number;
  /** The list in which the item was shown; empty outside lists. */
  readonly listId: string;
  readonly listName: string;
}

/** An event about items. */
export interface ItemEvent {
  readonly event: ItemEventName;
  readonly currency: string;
  /** What all items cost together, without tax and shipping, in major units. */
  readonly value: number;
  readonly items: readonly EventItem[];
  /** The order's number; only for a purchase. */
  readonly transactionId?: string;
}

/** An event of a visit. */
export type ShopEvent = ItemEvent | { readonly event: 'login'; readonly method: 'Cloud' };

/** An item with its prices, such as a line of a cart. */
export interface PricedItem {
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
  readonly kind: LineKind;
  readonly quantity: number;
  readonly unitPrice: Pick<TaxedMoney, 'net'>;
  readonly undiscountedUnitPrice: Pick<TaxedMoney, 'net'>;
}

/** A list in which items are shown: an id that never changes, and its name. */
export interface ItemList {
  readonly id: string;
  readonly name: string;
}

/** Without the error of binary fractions: 0.1 + 0.2 is 0.3. */
const exact = (amount: number) => Number(amount.toFixed(3));

const reduction = (before: Money, after: Money) =>
  exact(Math.max(0, toMajorUnits(before) - toMajorUnits(after)));

const eventItem = (item: PricedItem, list: ItemList | null): EventItem => ({
  sku: item.sku,
  name: item.productName,
  variant: item.variantName,
  category: item.kind,
  price: toMajorUnits(item.unitPrice.net),
  discount: reduction(item.undiscountedUnitPrice.net, item.unitPrice.net),
  quantity: item.quantity,
  listId: list?.id ?? '',
  listName: list?.name ?? '',
});

/** An event about items; null without any. */
export function itemEvent(
  event: ItemEventName,
  items: readonly PricedItem[],
  list: ItemList | null = null,
): ItemEvent | null {
  const [first] = items;
  if (first === undefined) return null;
  const priced = items.map((item) => eventItem(item, list));
  return {
    event,
    currency: first.unitPrice.net.currency,
    value: exact(priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    items: priced,
  };
}

/** The purchase of an order; null without items. */
export function purchaseEvent(transactionId: string, items: readonly PricedItem[]): ItemEvent | null {
  const event = itemEvent('purchase', items);
  return event && { ...event, transactionId };
}

/** Milliseconds. */
const newPurchase = 86_400_000;

/**
 * Whether an order was placed so recently (both in milliseconds since 1970) that the person who reads its page may have
 * just placed it. Later readers come back to it.
 */
export const isRecentPurchase = (placed: number, now: number): boolean => now - placed < newPurchase;

const quantitiesOf = (items: readonly PricedItem[]) =>
  items.reduce(
    (sums, { sku, quantity }) => sums.set(sku, (sums.get(sku) ?? 0) + quantity),
    new Map<string, number>(),
  );

/** The items of which `after` has more than `before`, each with the difference. */
export function addedItems(
  before: readonly PricedItem[],
  after: readonly PricedItem[],
): readonly PricedItem[] {
  const [former, present] = [quantitiesOf(before), quantitiesOf(after)];
  return [...present].flatMap(([sku, quantity]) => {
    const added = quantity - (former.get(sku) ?? 0);
    const item = after.find((other) => other.sku === sku);
    return item === undefined || added <= 0 ? [] : [{ ...item, quantity: added }];
  });
}

/** The events of a change of a cart: what came, and what went. */
export function cartChangeEvents(
  before: readonly PricedItem[],
  after: readonly PricedItem[],
): readonly ItemEvent[] {
  return [
    itemEvent('add_to_cart', addedItems(before, after)),
    itemEvent('remove_from_cart', addedItems(after, before)),
  ].filter((event) => event !== null);
}

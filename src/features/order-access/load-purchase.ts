import type { ItemEvent } from '@sonde/machines/rules/analytics';
import { loadSeenOrder } from './load-seen-order.ts';
import { newPurchaseOf, purchaseOf } from './purchase-of-order.ts';

/** What analytics is told of an order that is paid by its link; null if there is none. */
export interface LinkedPurchase {
  /** Of an order that the page shows as paid, if it just was. */
  readonly made: ItemEvent | null;
  /** Of an order that isn't paid, once it is. */
  readonly later: ItemEvent | null;
}

/** For the loaders of the pages on which an order is paid by its link. */
export async function loadPurchase(
  position: Parameters<typeof loadSeenOrder>[0],
  token: string,
): Promise<LinkedPurchase> {
  const order = await loadSeenOrder(position, token);
  if (order === null) return { made: null, later: null };
  const isPaid = order.status !== 'UNCONFIRMED';
  return { made: newPurchaseOf(order, Date.now()), later: isPaid ? null : purchaseOf(order) };
}

import type { SnapshotFrom } from 'xstate';
import type { orderHistoryMachine } from './order-history.machine.ts';
import type { OrderSummary } from './order-history.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type OrderHistorySnapshot = SnapshotFrom<typeof orderHistoryMachine>;

/** The page's view instead of the orders. */
export type OrderHistoryScreen = 'loading' | 'unanswered' | 'empty' | 'listed' | 'signedOut';

const screens = ['unanswered', 'empty', 'listed', 'signedOut'] as const;

/** The screen of a state. Pending requests to the shop show as loading. */
export const orderHistoryScreenOf = (snapshot: OrderHistorySnapshot): OrderHistoryScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** The options for orders that aren't shown; null if all are. */
export function olderOrdersOf(snapshot: OrderHistorySnapshot): 'offered' | 'loading' | 'unanswered' | null {
  if (snapshot.matches({ listed: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ listed: 'unanswered' })) return 'unanswered';
  return snapshot.context.next === null ? null : 'offered';
}

/** What an order waits for: its payment first, because nothing happens before. */
export type OrderProgress =
  | 'quoted'
  | 'quoteExpired'
  | 'canceled'
  | 'withdrawn'
  | 'partlyPaid'
  | 'paymentPending'
  | 'unpaid'
  | 'partlyShipped'
  | 'shipped'
  | 'confirmed';

/** Whether nothing else will happen to an order. */
export const isOrderFinished = (progress: OrderProgress): boolean =>
  progress === 'canceled' || progress === 'withdrawn' || progress === 'quoteExpired';

/** An order's status in one word, from the lifecycles of the order and its charge. */
export function orderProgressOf({
  status,
  quoteStatus,
  chargeStatus,
  isPaid,
}: Pick<OrderSummary, 'status' | 'quoteStatus' | 'chargeStatus' | 'isPaid'>): OrderProgress {
  if (status === 'CANCELED') return quoteStatus === 'EXPIRED' ? 'quoteExpired' : 'canceled';
  if (status === 'WITHDRAWN') return 'withdrawn';
  if (chargeStatus === 'ASYNC_PROCESSING') return 'paymentPending';
  if (chargeStatus === 'PARTIALLY_CHARGED') return 'partlyPaid';
  if (quoteStatus === 'OPEN') return 'quoted';
  if (!isPaid) return 'unpaid';
  if (status === 'PARTIALLY_FULFILLED') return 'partlyShipped';
  return status === 'FULFILLED' ? 'shipped' : 'confirmed';
}

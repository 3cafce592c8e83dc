import type { SnapshotFrom } from 'xstate';
import type { Trouble } from '../flow/index.ts';
import { containedVoucherForm, type VoucherForm } from '../voucher/index.ts';
import type { cartMachine } from './cart.machine.ts';
import { membershipIn } from './cart-change.ts';
import { lineRequestOf, shownChange } from './cart.requests.ts';
import type { CartChange, Checkout } from './cart.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The cart in the server's last response; null before it was loaded. */
export const cartOf = ({ context }: CartSnapshot): Checkout | null => context.checkout;

/** Whether this browser's cart can no longer be bought: it is missing, expired, ordered or continued elsewhere. */
export const isClosed = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('missing') ||
  snapshot.matches('expired') ||
  snapshot.matches('placed') ||
  snapshot.matches('otherBrowser');

/** Whether the cart can't be ordered as it is, so that its button links to the reason. */
export const isUnorderable = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ ready: { idle: 'unsold' } });

/** Whether the browser had no network when the buyer wanted to go to the checkout. */
export const isCheckoutUnreachable = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ ready: { idle: 'unreachable' } });

/** Whether the cart has become an order. */
export const isOrdered = (snapshot: CartSnapshot): boolean => snapshot.matches('placed');

/** Whether another browser has taken over the cart. */
export const isOtherBrowser = (snapshot: CartSnapshot): boolean => snapshot.matches('otherBrowser');

/** The token of the order that this browser placed; null if there is none. */
export const placedOrderOf = (snapshot: CartSnapshot): string | null =>
  snapshot.matches('placed') ? snapshot.context.orderToken : null;

/**
 * Whether the buyer goes from the cart to the review: their addresses are known, and a saved card pays. `isCardSelected`
 * is what this tab knows of the card.
 */
export const isReviewNext = (snapshot: CartSnapshot, isCardSelected: boolean): boolean =>
  isCardSelected && cartOf(snapshot)?.billingAddress != null;

/** The number of items in the cart; 0 if the cart no longer exists, null if unknown. */
export const itemCountOf = (snapshot: CartSnapshot): number | null => {
  if (isClosed(snapshot) || snapshot.matches('empty')) return 0;
  return snapshot.context.checkout?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? null;
};

/** The requested quantity of a line until the shop has responded; null without a pending request. */
export function requestedQuantityOf(snapshot: CartSnapshot, lineId: string): number | null {
  const { line, waiting } = snapshot.context;
  const isLinePending =
    snapshot.matches({ ready: 'changingQuantity' }) || snapshot.matches({ ready: 'removingLine' });
  const open = [
    ...(isLinePending && line !== null ? [line] : []),
    ...waiting.flatMap((wish) => ('lineId' in wish ? [lineRequestOf(wish)] : [])),
  ];
  return open.findLast((wish) => wish.lineId === lineId)?.quantity ?? null;
}

/** Whether the buyer goes to checkout as soon as the shop has responded. */
export const isCheckoutRequested = ({ context }: CartSnapshot): boolean =>
  context.waiting.some(({ type }) => type === 'checkout.requested');

/** Why the last change of a line failed, and which line it was. */
export interface LineTrouble {
  /** Null if loading the whole cart or undoing a change failed. */
  readonly lineId: string | null;
  readonly trouble: Trouble;
}

/** Why the last change of a line failed, with its line; null if it didn't. */
export const lineTroubleOf = ({ context: { line, lineTrouble } }: CartSnapshot): LineTrouble | null =>
  lineTrouble === null ? null : { lineId: line?.lineId ?? null, trouble: lineTrouble };

/** The side effects of the last change, while the cart shows them; null if there are none. */
export const cartChangeOf = ({ context }: CartSnapshot): CartChange | null => shownChange(context);

/** Whether the last change removed the membership from a cart that still contains a probe, which is then on Basic. */
export function isBasicLeft(snapshot: CartSnapshot): boolean {
  const cart = cartOf(snapshot);
  return (
    cart !== null &&
    cartChangeOf(snapshot)?.removed?.kind === 'SUBSCRIPTION' &&
    membershipIn(cart) === undefined &&
    cart.lines.some(({ kind }) => kind === 'DEVICE')
  );
}

/** Whether the last change is being undone, or will be as soon as the shop has responded. */
export const isUndoRequested = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('undoing') || snapshot.context.waiting.some(({ type }) => type === 'change.undone');

/** The view of the cart's voucher field. */
export const cartVoucherOf = ({ children }: CartSnapshot): VoucherForm => containedVoucherForm(children);

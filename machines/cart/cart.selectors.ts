import type { SnapshotFrom } from 'xstate';
import type { Trouble } from '../flow/index.ts';
import { containedVoucherForm, type VoucherForm } from '../voucher/index.ts';
import type { cartMachine } from './cart.machine.ts';
import { membershipIn } from './cart-change.ts';
import { lineRequestOf, shownChange } from './cart.requests.ts';
import type { CartChange, Checkout } from './cart.types.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The cart as the server last told it; null before it was loaded. */
export const cartOf = ({ context }: CartSnapshot): Checkout | null => context.checkout;

/** Whether the cart that this browser knew holds nothing more to buy: gone, too old or an order by now. */
export const isGone = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('missing') ||
  snapshot.matches('expired') ||
  snapshot.matches('placed') ||
  snapshot.matches('elsewhere');

/** Whether the cart cannot be ordered as it is, so that its button leads to the reason. */
export const isUnsold = (snapshot: CartSnapshot): boolean => snapshot.matches({ ready: { idle: 'unsold' } });

/** Whether the cart became an order. */
export const isOrdered = (snapshot: CartSnapshot): boolean => snapshot.matches('placed');

/** Whether another browser continues the cart. */
export const isElsewhere = (snapshot: CartSnapshot): boolean => snapshot.matches('elsewhere');

/** The order that the cart became by this browser; null while it is none. */
export const placedOrderOf = (snapshot: CartSnapshot): string | null =>
  snapshot.matches('placed') ? snapshot.context.orderToken : null;

/** How many articles the cart holds; 0 when there is no cart any more, null while nobody knows. */
export const articleCountOf = (snapshot: CartSnapshot): number | null => {
  if (isGone(snapshot) || snapshot.matches('empty')) return 0;
  return snapshot.context.checkout?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? null;
};

/** The quantity that the buyer wants of a line, while the shop has not answered yet; null when nothing is open. */
export function wantedQuantityOf(snapshot: CartSnapshot, lineId: string): number | null {
  const { line, waiting } = snapshot.context;
  const isAsked =
    snapshot.matches({ ready: 'changingQuantity' }) || snapshot.matches({ ready: 'removingLine' });
  const open = [
    ...(isAsked && line !== null ? [line] : []),
    ...waiting.flatMap((wish) => ('lineId' in wish ? [lineRequestOf(wish)] : [])),
  ];
  return open.findLast((wish) => wish.lineId === lineId)?.quantity ?? null;
}

/** Whether the buyer is on the way to the checkout, as soon as the shop has answered. */
export const isLeaveWanted = ({ context }: CartSnapshot): boolean =>
  context.waiting.some(({ type }) => type === 'checkout.requested');

/** Why the last change of a line did not happen, and which line it was; null when it did. */
export interface LineTrouble {
  /** Null when the whole cart could not be loaded, or a change not be undone. */
  readonly lineId: string | null;
  readonly trouble: Trouble;
}

export const lineTroubleOf = ({ context: { line, lineTrouble } }: CartSnapshot): LineTrouble | null =>
  lineTrouble === null ? null : { lineId: line?.lineId ?? null, trouble: lineTrouble };

/** What became of the cart by the last change of its lines, for as long as the cart shows it; null when nothing. */
export const cartChangeOf = ({ context }: CartSnapshot): CartChange | null => shownChange(context);

/** Whether the last change took the membership from a cart that still holds a probe, which is on Basic then. */
export function isBasicLeft(snapshot: CartSnapshot): boolean {
  const cart = cartOf(snapshot);
  return (
    cart !== null &&
    cartChangeOf(snapshot)?.removed?.kind === 'SUBSCRIPTION' &&
    membershipIn(cart) === undefined &&
    cart.lines.some(({ kind }) => kind === 'DEVICE')
  );
}

/** Whether the last change is being taken back, or will be as soon as the shop has answered. */
export const isUndoWanted = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('undoing') || snapshot.context.waiting.some(({ type }) => type === 'change.undone');

/** What the voucher of the cart shows. */
export const cartVoucherOf = ({ children }: CartSnapshot): VoucherForm => containedVoucherForm(children);

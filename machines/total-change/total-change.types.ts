import type { Checkout } from '../cart/index.ts';

/** A cart or a checkout as shown, and where its buyer is. */
export interface ShownTotal {
  readonly checkout: Checkout;
  /** The buyer's step; null in between, while something is saved. */
  readonly place: string | null;
}

/** What the machine is given when it begins. */
export interface TotalChangeInput extends ShownTotal {
  /** The cart or checkout that was shown first, if the machine begins later. */
  readonly first: Checkout;
}

/** What the machine remembers besides its state. */
export interface TotalChangeContext extends ShownTotal {
  /** With the total before the change; `checkout` has the one after it. */
  readonly before: Checkout;
}

/** Everything that can be sent to the machine. */
export type TotalChangeEvent = { readonly type: 'total.shown' } & ShownTotal;

import type { SnapshotFrom } from 'xstate';
import type { Trouble } from '../flow/index.ts';
import type { addToCartMachine } from './add-to-cart.machine.ts';

/** The flow in one of its states, as its selectors read it. */
export type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>;

/** The result of the button's last press. */
export interface Adding {
  readonly isPending: boolean;
  /** The lines are in the cart and the buyer stays on the page. */
  readonly isAdded: boolean;
  /** Why the lines weren't added; null without an error. */
  readonly trouble: Trouble | null;
  /** The token of a cart that this browser can't store; null if it stores the cart. */
  readonly unkeptToken: string | null;
}

/** The state before anything was added. */
export const nothingAdded: Adding = { isPending: false, isAdded: false, trouble: null, unkeptToken: null };

/** What the button and the sentence next to it show. */
export const addingOf = (snapshot: AddToCartSnapshot): Adding => ({
  isPending: snapshot.hasTag('pending'),
  isAdded: snapshot.matches('added'),
  trouble: snapshot.context.trouble,
  unkeptToken: snapshot.matches('unkept') ? (snapshot.context.checkout?.token ?? null) : null,
});

/** The result of the button's last press, in a flow that contains "Add to cart". */
export function containedAdding({
  addToCart,
}: {
  readonly addToCart?: { getSnapshot(): unknown } | undefined;
}): Adding {
  const snapshot = addToCart?.getSnapshot() as AddToCartSnapshot | undefined;
  return snapshot === undefined ? nothingAdded : addingOf(snapshot);
}

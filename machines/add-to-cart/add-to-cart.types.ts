import type { CartChange, CartLine, Checkout, CheckoutAnswer } from '../cart/index.ts';
import type { Trouble } from '../flow/index.ts';

/** What adding to a cart answers; with the cart as it was before, null where it was gone. */
export type AddedAnswer = CheckoutAnswer & { readonly former: Checkout | null };

/** What "Add to cart" asks of the world. */
export interface AddToCartPorts {
  /** The token of the cart that this browser keeps; null where it keeps none. */
  recallCart(input: Record<string, never>): Promise<string | null>;
  createCheckout(input: { country: string; lines: readonly CartLine[] }): Promise<CheckoutAnswer>;
  addLines(input: { checkoutToken: string; lines: readonly CartLine[] }): Promise<AddedAnswer>;
  /** Keeps the cart for the next page. False where the browser keeps nothing. */
  keepCart(input: { token: string; articleCount: number }): Promise<boolean>;
  /** Opens the cart's page, which says what the added lines changed besides. */
  openCart(input: { change: CartChange | null }): Promise<void>;
}

/** Where the buyer is once the lines are in. */
export type AfterAdding = 'go-to-cart' | 'stay';

export interface AddToCartInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  readonly afterAdding: AfterAdding;
}

export interface AddToCartContext extends AddToCartInput {
  readonly lines: readonly CartLine[];
  /** The cart that the lines go to; a new one's after it was made. Null while there is none. */
  readonly checkoutToken: string | null;
  /** As the shop last answered. */
  readonly checkout: Checkout | null;
  /** What the added lines did to the cart's membership; null when nothing. */
  readonly change: CartChange | null;
  /** Why the lines are not in the cart; null while nothing went wrong. */
  readonly trouble: Trouble | null;
}

export type AddToCartEvent =
  | { readonly type: 'lines.added'; readonly lines: readonly CartLine[] }
  /** Back or Forward shows the page just as it was left. */
  | { readonly type: 'page.returned' };

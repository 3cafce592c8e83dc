import type { Refusal, Trouble } from '../flow/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { LineKind } from '../rules/catalogue/index.ts';
import type { LostDiscount, VoucherNews, VoucherPorts, VoucherWish } from '../voucher/index.ts';
import type { Checkout } from './checkout.shape.ts';

export type { Checkout, CheckoutLine, CheckoutTax, ShippingMethod } from './checkout.shape.ts';

/** A postal address as the buyer typed it; empty strings where nothing was typed. */
export type Address = PostalAddress;

/** What a port that changes the checkout answers. A thrown error means that nobody answered. */
export type CheckoutAnswer =
  | { readonly status: 'accepted'; readonly checkout: Checkout }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly checkout: Checkout | null };

/** What asking for a checkout by its token answers. */
export type CheckoutLookup =
  | { readonly status: 'open'; readonly checkout: Checkout }
  /** It became an order that this browser placed. */
  | { readonly status: 'placed'; readonly orderToken: string }
  /** It became an order, of which this browser is told no more. */
  | { readonly status: 'ordered' }
  /** It is another browser's, or another one continues it. */
  | { readonly status: 'elsewhere'; readonly checkout: Checkout }
  | { readonly status: 'expired' }
  | { readonly status: 'missing' };

/** What the cart page asks of the world. */
export interface CartPorts extends VoucherPorts {
  loadCheckout(input: { token: string }): Promise<CheckoutLookup>;
  /** Sets the quantities of these lines; what is not in the cart comes back into it. */
  updateLines(input: { checkoutId: string; lines: readonly CartLine[] }): Promise<CheckoutAnswer>;
  /** Removing the last device takes its membership and warranty with it; the answer shows it. */
  removeLine(input: { checkoutId: string; lineId: string }): Promise<CheckoutAnswer>;
  updateVoucher(input: { token: string; voucherCode: string }): Promise<CheckoutAnswer>;
}

/** An article that a cart holds or held. */
export interface ArticleName {
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
}

/** What the buyer took out of a cart. */
export interface RemovedArticle extends ArticleName {
  readonly kind: LineKind;
}

/** A cart holds one membership: the added one took the place of the other, or the same one stays at one. */
export interface MembershipChange {
  readonly before: ArticleName;
  /** The same sku where the buyer added what was there already. */
  readonly after: ArticleName;
}

/** What became of the cart by the last change of its lines: said on the page, and undone as a whole. */
export interface CartChange {
  /** What the buyer took out; null when nothing. */
  readonly removed: RemovedArticle | null;
  readonly membership: MembershipChange | null;
  readonly companions: readonly CompanionChange[];
  /** The lines of which there are fewer now, with the quantities that they had; empty where nothing can be put back. */
  readonly former: readonly CartLine[];
}

export interface CartInput {
  /** Null when this browser has no cart yet. */
  readonly checkoutToken: string | null;
  /** What the page before this one did to the cart; null when nothing is to be said. */
  readonly change: CartChange | null;
  /** The better discount that a page of this tab has told of before; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The cart as the page brought it along, so that nothing is looked up; null where the browser has to ask. */
  readonly served: Checkout | null;
}

/** The line whose change is being asked for, or was refused. */
export interface LineRequest {
  readonly lineId: string;
  readonly quantity: number;
}

/** A line that the shop changed because of another one, such as the warranty of a probe. */
export interface CompanionChange {
  readonly lineId: string;
  readonly productName: string;
  readonly before: number;
  /** 0 when it is gone. */
  readonly after: number;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface CartContext {
  readonly checkoutToken: string | null;
  readonly checkout: Checkout | null;
  readonly line: LineRequest | null;
  /** Why the last change of a line did not happen. */
  readonly lineTrouble: Trouble | null;
  /** The last change of lines, until the next one is asked for. */
  readonly change: CartChange | null;
  /** As it was when the page opened; from then on it is the voucher's. */
  readonly lostDiscount: LostDiscount | null;
  readonly orderToken: string | null;
  /** What the buyer asked for while the shop was busy with an earlier wish, oldest first. */
  readonly waiting: readonly CartWish[];
}

/** What a buyer asks of a line. */
export type LineWish =
  | { readonly type: 'line.quantity.changed'; readonly lineId: string; readonly quantity: number }
  | { readonly type: 'line.removed'; readonly lineId: string };

/** What a buyer asks of a cart. */
export type CartWish =
  | LineWish
  /** Puts back what the last change took out. */
  | { readonly type: 'change.undone' }
  | { readonly type: 'voucher.submitted'; readonly code: string }
  | { readonly type: 'voucher.removed' }
  | { readonly type: 'checkout.requested' };

export type CartEvent =
  | CartWish
  | VoucherWish
  | VoucherNews<CheckoutAnswer>
  /** The tab has the focus again, or another tab changed the cart. */
  | { readonly type: 'cart.refreshed' }
  | { readonly type: 'retry.requested' };

export interface CartOutput {
  readonly checkoutToken: string;
}

/** What a product page puts into the cart. */
export interface CartLine {
  readonly sku: string;
  readonly quantity: number;
}

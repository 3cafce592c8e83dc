import type { Refusal, Trouble } from '../flow/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { LineKind } from '../rules/catalogue/index.ts';
import type { LostDiscount, VoucherAnnouncement, VoucherPorts, VoucherRequest } from '../voucher/index.ts';
import type { Checkout } from './checkout.shape.ts';

export type { Checkout, CheckoutLine, CheckoutTax, ShippingMethod } from './checkout.shape.ts';

/** A postal address as typed; empty strings where the buyer typed nothing. */
export type Address = PostalAddress;

/** The result of a port that changes the checkout. It throws if there was no response. */
export type CheckoutAnswer =
  | { readonly status: 'accepted'; readonly checkout: Checkout }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly checkout: Checkout | null };

/** The result of looking up a checkout by its token. */
export type CheckoutLookup =
  | { readonly status: 'open'; readonly checkout: Checkout }
  /** It became an order that this browser placed. */
  | { readonly status: 'placed'; readonly orderToken: string }
  /** It became an order that this browser may not see. */
  | { readonly status: 'ordered' }
  /** It belongs to another browser, or another one has taken it over. */
  | { readonly status: 'otherBrowser'; readonly checkout: Checkout }
  | { readonly status: 'expired' }
  | { readonly status: 'missing' };

/** The ports of the cart page. */
export interface CartPorts extends VoucherPorts {
  /** The cart of this token, or what became of it. */
  loadCheckout(input: { token: string }): Promise<CheckoutLookup>;
  /** Sets the quantities of these lines. Lines that aren't in the cart are added again. */
  updateLines(input: { checkoutId: string; lines: readonly CartLine[] }): Promise<CheckoutAnswer>;
  /** Removing the last device also removes its membership and warranty; the result shows it. */
  removeLine(input: { checkoutId: string; lineId: string }): Promise<CheckoutAnswer>;
  /** Applies a code in place of the current one; an empty one removes it. */
  updateVoucher(input: { token: string; voucherCode: string }): Promise<CheckoutAnswer>;
}

/** The name of an item that is or was in a cart. */
export interface ItemName {
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
}

/** An item that the buyer removed from a cart. */
export interface RemovedItem extends ItemName {
  readonly kind: LineKind;
}

/** A cart holds only one membership: the added one replaced another, or the same one keeps quantity 1. */
export interface MembershipChange {
  readonly before: ItemName;
  /** The same SKU if the buyer added the membership that was already in the cart. */
  readonly after: ItemName;
}

/** The effects of the last change of lines. The page shows them and undoes them as a whole. */
export interface CartChange {
  /** The item that the buyer removed; null if there is none. */
  readonly removed: RemovedItem | null;
  readonly membership: MembershipChange | null;
  readonly companions: readonly CompanionChange[];
  /** Lines whose quantity decreased, with their previous quantities; empty if there is nothing to restore. */
  readonly former: readonly CartLine[];
}

/** What the flow is given when it begins. */
export interface CartInput {
  /** The cart of the page's country; null if this browser has none there yet. */
  readonly checkoutToken: string | null;
  /** The change that the previous page made to the cart; null if there is nothing to show. */
  readonly change: CartChange | null;
  /** The better discount that a page in this tab has already mentioned; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The cart embedded in the page, which saves the lookup; null if the browser has to load it. */
  readonly served: Checkout | null;
}

/** The line whose change is pending or was refused. */
export interface LineRequest {
  readonly lineId: string;
  readonly quantity: number;
}

/** A line that the shop changed because of another one, such as the warranty of a probe. */
export interface CompanionChange {
  readonly lineId: string;
  readonly productName: string;
  readonly before: number;
  /** 0 if it was removed. */
  readonly after: number;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface CartContext {
  readonly checkoutToken: string | null;
  readonly checkout: Checkout | null;
  readonly line: LineRequest | null;
  /** Why the last change of a line failed. */
  readonly lineTrouble: Trouble | null;
  /** The last change of lines, until the next one is requested. */
  readonly change: CartChange | null;
  /** The value when the page opened; afterwards the voucher owns it. */
  readonly lostDiscount: LostDiscount | null;
  readonly orderToken: string | null;
  /** Requests that the buyer made while the shop handled an earlier one, oldest first. */
  readonly waiting: readonly CartRequest[];
}

/** A buyer's request about a line. */
export type LineChangeRequest =
  | { readonly type: 'line.quantity.changed'; readonly lineId: string; readonly quantity: number }
  | { readonly type: 'line.removed'; readonly lineId: string };

/** A buyer's request about a cart. */
export type CartRequest =
  | LineChangeRequest
  /** Restores what the last change removed. */
  | { readonly type: 'change.undone' }
  | { readonly type: 'voucher.submitted'; readonly code: string }
  | { readonly type: 'voucher.removed' }
  | { readonly type: 'checkout.requested' };

/** Everything that can be sent to the flow. */
export type CartEvent =
  | CartRequest
  | VoucherRequest
  | VoucherAnnouncement<CheckoutAnswer>
  /** The tab regained focus, or another tab changed the cart. */
  | { readonly type: 'cart.refreshed' }
  /** The buyer wants to go to the checkout while the browser has no network. */
  | { readonly type: 'checkout.unreachable' }
  | { readonly type: 'retry.requested' };

/** What the cart ends with: the checkout that it leads to. */
export interface CartOutput {
  readonly checkoutToken: string;
}

/** A line that a product page adds to the cart. */
export interface CartLine {
  readonly sku: string;
  readonly quantity: number;
}

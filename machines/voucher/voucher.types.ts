import type { Refusal, Trouble } from '../flow/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { TaxTreatment } from '../rules/tax/index.ts';
import type { VoucherReason } from '../rules/errors/index.ts';

/** What a voucher depends on in whatever accepts codes: a cart, a checkout, a later flow's purchase. */
export interface VoucherCheckout {
  readonly id: string;
  /** ISO code of the shop's country. */
  readonly country: string;
  /** The code that counts; empty when none does. */
  readonly voucherCode: string;
  /** A code that counted and does not any more, with the reason; null while there is none. */
  readonly refusedVoucher: { readonly code: string; readonly reason: VoucherReason } | null;
  readonly discount: Money;
  readonly subtotal: TaxedMoney;
  readonly taxTreatment: TaxTreatment;
  readonly lines: readonly {
    /** Whether a code brought it for nothing. */
    readonly isFreeItem: boolean;
    readonly quantity: number;
    readonly undiscountedUnitPrice: TaxedMoney;
  }[];
}

/** What a lost discount was told of: the cart with its articles, and the code that took the place of the other. */
export interface LostDiscountCart {
  readonly checkoutId: string;
  readonly voucherCode: string;
  /** In minor units. */
  readonly discount: number;
  /** Before tax, in minor units. */
  readonly subtotal: number;
}

/** What a cart lost when a code took the place of a better one. */
export interface LostDiscount {
  /** The code that gave more. */
  readonly code: string;
  /** How much more. */
  readonly amount: Money;
  /** Articles that either code brought for nothing are in the amount, at their price. */
  readonly countsGifts: boolean;
  readonly present: LostDiscountCart;
}

/** What asking for a code, or for none, answers. A thrown error means that nobody answered. */
export type VoucherAnswer =
  | { readonly status: 'accepted'; readonly checkout: VoucherCheckout }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      readonly checkout: VoucherCheckout | null;
    };

/** What a voucher asks of the world. */
export interface VoucherPorts {
  /** Applies a code to the checkout with this token; an empty code removes the present one, for later visits too. */
  updateVoucher(input: { token: string; voucherCode: string }): Promise<VoucherAnswer>;
  /** The code of the link that led the buyer here, as long as it counts in the country; null for none. */
  findLinkedCode(input: { country: string }): Promise<string | null>;
}

export interface VoucherInput {
  /** Of the checkout that accepts the code; empty while the buyer has none. */
  readonly token: string;
  /** Whether the code of a link is redeemed here, once, when the checkout has no code yet. */
  readonly isLinkFollowed: boolean;
  /** The better discount that another page of this tab told the buyer of; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The checkout where the flow around it begins with one; null where it is said later (`voucher.repriced`). */
  readonly served: VoucherCheckout | null;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface VoucherContext extends Omit<VoucherInput, 'served'> {
  /** What is known of the checkout; null before it was loaded. */
  readonly checkout: VoucherCheckout | null;
  /** The text in the field. */
  readonly typed: string;
  /** The text that stood in the field when the shop was asked; what differs from it was typed meanwhile. */
  readonly typedWhenAsked: string;
  /** The code being asked for. */
  readonly code: string;
  /** Why the last code was not applied, or the present one not removed. */
  readonly trouble: Trouble | null;
  /** The code that the present one took the place of; empty for none. */
  readonly formerCode: string;
}

export type VoucherEvent =
  | { readonly type: 'voucher.typed'; readonly code: string }
  /** The buyer left the field. */
  | { readonly type: 'voucher.left' }
  | { readonly type: 'voucher.submitted'; readonly code: string }
  | { readonly type: 'voucher.removed' }
  /** From the flow around it: the checkout as the server last returned it. */
  | { readonly type: 'voucher.repriced'; readonly checkout: VoucherCheckout }
  /** From the flow around it: the order was refused because of its code. */
  | { readonly type: 'voucher.declined'; readonly code: string; readonly trouble: Trouble | null };

/** What the voucher sends to the flow around it after each code or removal that the shop was asked for. */
export type VoucherNews<Answer = VoucherAnswer> =
  | { readonly type: 'voucher.answered'; readonly answer: Answer }
  | { readonly type: 'voucher.unanswered' };

/** What the buyer sends; the flow around the voucher forwards it. */
export type VoucherWish = Extract<
  VoucherEvent,
  { readonly type: 'voucher.typed' | 'voucher.left' | 'voucher.submitted' | 'voucher.removed' }
>;

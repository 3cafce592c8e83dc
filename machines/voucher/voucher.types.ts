import type { Refusal, Trouble } from '../flow/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { TaxTreatment } from '../rules/tax/index.ts';
import type { VoucherReason } from '../rules/errors/index.ts';

/** The properties that a voucher needs of a cart, a checkout or a later flow's purchase. */
export interface VoucherCheckout {
  readonly id: string;
  /** ISO code of the shop's country. */
  readonly country: string;
  /** The applied code; empty if there is none. */
  readonly voucherCode: string;
  /** A code that was applied and no longer qualifies, with the reason; null if there is none. */
  readonly refusedVoucher: { readonly code: string; readonly reason: VoucherReason } | null;
  readonly discount: Money;
  readonly subtotal: TaxedMoney;
  readonly taxTreatment: TaxTreatment;
  readonly lines: readonly {
    /** Whether a code added it free of charge. */
    readonly isFreeItem: boolean;
    readonly quantity: number;
    readonly undiscountedUnitPrice: TaxedMoney;
  }[];
}

/** The cart and the code for which a lost discount was calculated. */
export interface LostDiscountCart {
  readonly checkoutId: string;
  readonly voucherCode: string;
  /** In minor units. */
  readonly discount: number;
  /** Before tax, in minor units. */
  readonly subtotal: number;
}

/** The loss when a code replaced a better one. */
export interface LostDiscount {
  /** The code that saved more. */
  readonly code: string;
  /** The difference. */
  readonly amount: Money;
  /** Whether the amount includes free items of either code, at their price. */
  readonly countsGifts: boolean;
  readonly present: LostDiscountCart;
}

/** The result of applying or removing a code. It throws if there was no response. */
export type VoucherAnswer =
  | { readonly status: 'accepted'; readonly checkout: VoucherCheckout }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      readonly checkout: VoucherCheckout | null;
    };

/** The ports of a voucher. */
export interface VoucherPorts {
  /** Applies a code to the checkout with this token. An empty code removes the current one, for later visits too. */
  updateVoucher(input: { token: string; voucherCode: string }): Promise<VoucherAnswer>;
  /** The code of the link that the buyer followed, if it is valid in the country; null for none. */
  findLinkedCode(input: { country: string }): Promise<string | null>;
}

/** What the flow is given when it begins. */
export interface VoucherInput {
  /** The token of the checkout; empty while the buyer has none. */
  readonly token: string;
  /** Whether to redeem a link's code, once, if the checkout has no code yet. */
  readonly isLinkFollowed: boolean;
  /** The better discount that another page of this tab reported; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The initial checkout; null if the parent flow passes it later (`voucher.repriced`). */
  readonly served: VoucherCheckout | null;
}

/** Plain JSON: a snapshot is stored and restored as it is. */
export interface VoucherContext extends Omit<VoucherInput, 'served'> {
  /** The relevant part of the checkout; null before it was loaded. */
  readonly checkout: VoucherCheckout | null;
  /** The text in the field. */
  readonly typed: string;
  /** The text in the field when the request was sent, to detect later typing. */
  readonly typedWhenAsked: string;
  /** The code in the current request. */
  readonly code: string;
  /** Why the last code wasn't applied or the current one wasn't removed. */
  readonly trouble: Trouble | null;
  /** The code that the current one replaced; empty for none. */
  readonly formerCode: string;
}

/** Everything that can be sent to the flow. */
export type VoucherEvent =
  | { readonly type: 'voucher.typed'; readonly code: string }
  /** The buyer left the field. */
  | { readonly type: 'voucher.left' }
  | { readonly type: 'voucher.submitted'; readonly code: string }
  | { readonly type: 'voucher.removed' }
  /** From the parent flow: the checkout in the server's last response. */
  | { readonly type: 'voucher.repriced'; readonly checkout: VoucherCheckout }
  /** From the parent flow: the order was refused because of its code. */
  | { readonly type: 'voucher.declined'; readonly code: string; readonly trouble: Trouble | null };

/** Sent to the parent flow after each request to apply or remove a code. */
export type VoucherAnnouncement<Answer = VoucherAnswer> =
  | { readonly type: 'voucher.answered'; readonly answer: Answer }
  | { readonly type: 'voucher.unanswered' };

/** The buyer's events, which the parent flow forwards. */
export type VoucherRequest = Extract<
  VoucherEvent,
  { readonly type: 'voucher.typed' | 'voucher.left' | 'voucher.submitted' | 'voucher.removed' }
>;

import type { Refusal, Trouble } from '../flow/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { BundleType, Connector, LineKind } from '../rules/catalogue/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { TaxCode, TaxIdStatus, TaxTreatment } from '../rules/tax/index.ts';
import type { VoucherReason } from '../rules/errors/index.ts';
import type { LostDiscount, VoucherNews, VoucherPorts, VoucherWish } from '../voucher/index.ts';

/** One line as the server priced it. */
export interface CheckoutLine {
  readonly id: string;
  readonly sku: string;
  readonly kind: LineKind;
  readonly productSlug: string;
  readonly productName: string;
  readonly variantName: string;
  /** Of a probe or a cable; null for what has none. */
  readonly connector: Connector | null;
  readonly quantity: number;
  /** The most that this checkout may hold while its other lines stay as they are; 1 for a membership. */
  readonly maximumQuantity: number;
  readonly isFreeItem: boolean;
  readonly unitPrice: TaxedMoney;
  /** Before any discount; shown struck through only when greater than `unitPrice`. */
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  /** Months after which a subscription renews at `renewalPrice`; null for what is bought once. */
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
}

/** A postal address as the buyer typed it; empty strings where nothing was typed. */
export type Address = PostalAddress;

/** A way to ship with the days on which it arrives (ISO dates, ship-to calendar). */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
  /** What the checkout says once this is saved; null where the store does not tell before. */
  readonly checkoutPrices: Pick<Checkout, 'shippingPrice' | 'total' | 'taxLines'> | null;
}

/** One tax in the total of a checkout. */
export interface CheckoutTax {
  readonly code: TaxCode;
  /** What it is called by law, such as QST; null where the name of the country's tax serves. */
  readonly name: string | null;
  /** In percent. */
  readonly rate: number;
  readonly amount: Money;
}

/** A checkout as the server sees it; every amount is the server's. */
export interface Checkout {
  readonly id: string;
  readonly token: string;
  readonly country: string;
  readonly currency: string;
  readonly bundleType: BundleType | null;
  readonly email: string;
  readonly marketingOptIn: boolean;
  /** Empty for a person. */
  readonly organizationName: string;
  readonly purchaseOrderNumber: string;
  readonly costCentre: string;
  readonly lines: readonly CheckoutLine[];
  readonly subtotal: TaxedMoney;
  readonly discount: Money;
  readonly voucherCode: string;
  /** The code that the buyer gave and that does not count as things are, with the reason; null while none is. */
  readonly refusedVoucher: { readonly code: string; readonly reason: VoucherReason } | null;
  /** Null until a shipping method applies. */
  readonly shippingPrice: TaxedMoney | null;
  readonly total: TaxedMoney;
  /** Null = unknown, 0 = none; an estimate that is never part of the total. */
  readonly estimatedDuty: Money | null;
  /** True when the tax was computed from a complete ship-to address. */
  readonly isTaxFinal: boolean;
  /** Decides which side of a price the buyer reads. */
  readonly taxTreatment: TaxTreatment;
  /** In percent; 0 while the place is not complete. */
  readonly taxRate: number;
  /** What the taxes of the buyer's place are called by law; null where the name of the country's tax serves. */
  readonly taxName: string | null;
  /** The taxes in the total, in the order of a bill; empty while the place is not complete. */
  readonly taxLines: readonly CheckoutTax[];
  readonly isShippingRequired: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  /** The addresses as their countries write them, line by line, telephone included; empty while there is none. */
  readonly shippingAddressLines: readonly string[];
  readonly billingAddressLines: readonly string[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shippingMethodId: string | null;
  readonly paymentMethods: readonly string[];
  /** The least total that can be paid, where `total` is below it; null where it is not. */
  readonly minimumTotal: Money | null;
  readonly requiredAttestations: readonly string[];
  /** Whether the buyer's country has a number that businesses give. */
  readonly isTaxIdOffered: boolean;
  /** As it is written on papers; empty when none was given. */
  readonly taxId: string;
  /** What the number does to the price; null when none was given. */
  readonly taxIdStatus: TaxIdStatus | null;
}

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

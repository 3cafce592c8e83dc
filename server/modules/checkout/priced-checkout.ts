import type { LegalAcknowledgement } from '@sonde/machines/rules/checkout';
import type { BundleType, Buyer } from '@sonde/machines/rules/catalogue';
import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { OrderSale } from '@sonde/machines/rules/sales';
import type { Catalogue, Offer } from '../catalogue/catalogue.types.ts';
import type { ShippingOption } from '../delivery/shipping-options.ts';
import type { TaxIdStatus, TaxLine, TaxQuote, TaxSource } from '@sonde/machines/rules/tax';
import type { Membership } from '../people/person.model.ts';
import type { SavedMethod } from '../people/saved-method.model.ts';
import type { TaxCalculation } from '../tax/tax-provider.ts';
import type { RefusedVoucher } from '../voucher/judge-voucher.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import type { StoredCheckout, StoredLine } from './checkout.model.ts';
import type { RenewalChoice } from './renewal-choice.ts';

/** A line at the current catalog price; `total` is before the voucher's discount. */
export interface PricedCheckoutLine {
  readonly id: string;
  readonly quantity: number;
  /** Added by the voucher for free; the buyer can change neither its quantity nor its price. */
  readonly isFreeItem: boolean;
  readonly offer: Offer;
  readonly unitPrice: TaxedMoney;
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  readonly totalDiscounted: TaxedMoney;
  /** Of one unit; null for a one-time purchase. */
  readonly renewalPrice: TaxedMoney | null;
}

/** A checkout as it is shown and as it would be placed now. */
export interface PricedCheckout extends RenewalChoice {
  readonly stored: StoredCheckout;
  /** The snapshot that priced it. */
  readonly catalogue: Catalogue;
  readonly lines: readonly PricedCheckoutLine[];
  /** Lines that the catalog no longer offers in this country; neither shown nor priced. */
  readonly withdrawnLines: readonly StoredLine[];
  /**
   * SKUs that the checkout's code added until the shop ended it or stopped selling them; not those that the buyer gave
   * up.
   */
  readonly lostGifts: readonly string[];
  /** Null if the lines don't form a bundle that is sold. */
  readonly bundleType: BundleType | null;
  /** What it sells besides the shipped goods; null without a probe and a plan. */
  readonly sale: OrderSale | null;
  /** The current owner, or the future owner after the next change; null if signed out. */
  readonly ownerId: string | null;
  /** The membership that the owner buys for; null for a personal purchase. */
  readonly membership: Membership | null;
  /** The caller as input to the rules: the owner, or an unknown holder of the token. */
  readonly buyer: Buyer;
  /**
   * False if the caller has the token but isn't signed in as its owner. Nothing about the owner's organization is then
   * shown.
   */
  readonly isAskedByOwner: boolean;
  /** The owner's saved payment methods; empty for other callers. */
  readonly savedMethods: readonly SavedMethod[];
  readonly tax: TaxQuote;
  readonly taxSource: TaxSource;
  /** Null unless the taxes come from the tax service. */
  readonly taxCalculation: TaxCalculation | null;
  /** The effect of the buyer's tax ID on the price; null if there is none. */
  readonly taxIdStatus: TaxIdStatus | null;
  readonly subtotal: TaxedMoney;
  readonly subtotalDiscounted: TaxedMoney;
  readonly discount: Money;
  /** The voucher that reduces the price; null if there is none, or it doesn't currently apply. */
  readonly voucher: VoucherOffer | null;
  /** Why the checkout's own code doesn't currently apply; null if it does, or there is none. */
  readonly refusedVoucher: RefusedVoucher | null;
  readonly isShippingRequired: boolean;
  /** Empty until there is a shipping address. */
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingOption: ShippingOption | null;
  /** Null until a shipping method applies. */
  readonly shipping: TaxedMoney | null;
  readonly total: TaxedMoney;
  /** The parts of the tax in `total`. */
  readonly taxLines: readonly TaxLine[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The minimum total that can be paid, if `total` is below it regardless of shipping; otherwise null. */
  readonly minimumTotal: Money | null;
  readonly requiredAttestations: readonly LegalAcknowledgement[];
}

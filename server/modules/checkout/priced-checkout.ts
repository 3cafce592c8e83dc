import type { LegalAcknowledgement } from '@sonde/machines/rules/checkout';
import type { BundleType, Buyer } from '@sonde/machines/rules/catalogue';
import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { OrderSale } from '@sonde/machines/rules/sales';
import type { Catalogue, Offer } from '../catalogue/catalogue.types.ts';
import type { ShippingOption } from '../delivery/shipping-options.ts';
import type { TaxIdStatus, TaxLine, TaxQuote } from '@sonde/machines/rules/tax';
import type { Membership } from '../people/person.model.ts';
import type { SavedMethod } from '../people/saved-method.model.ts';
import type { RefusedVoucher } from '../voucher/judge-voucher.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import type { StoredCheckout, StoredLine } from './checkout.model.ts';
import type { RenewalChoice } from './renewal-choice.ts';

/** A line at the catalogue's present price; `total` is before the voucher's discount. */
export interface PricedCheckoutLine {
  readonly id: string;
  readonly quantity: number;
  /** Added by the voucher for nothing; the buyer can change it no more than its price. */
  readonly isFreeItem: boolean;
  readonly offer: Offer;
  readonly unitPrice: TaxedMoney;
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  readonly totalDiscounted: TaxedMoney;
  /** Of one; null for what is bought once. */
  readonly renewalPrice: TaxedMoney | null;
}

/** A checkout as it is shown and as it would be placed now. */
export interface PricedCheckout extends RenewalChoice {
  readonly stored: StoredCheckout;
  /** The snapshot by which it was priced. */
  readonly catalogue: Catalogue;
  readonly lines: readonly PricedCheckoutLine[];
  /** Lines that the catalogue no longer offers in this country; they are neither shown nor priced. */
  readonly withdrawnLines: readonly StoredLine[];
  /** Skus that the checkout's code gave until the shop ended it, or stopped to sell them; not those that the buyer gave up. */
  readonly lostGifts: readonly string[];
  /** Null when the lines are no bundle that the shop sells. */
  readonly bundleType: BundleType | null;
  /** What it sells beside its parcel; null where that is neither probe nor plan. */
  readonly sale: OrderSale | null;
  /** Whose checkout it is, or becomes by the next change; null for nobody who is signed in. */
  readonly ownerId: string | null;
  /** For which the owner buys; null where they buy for themselves. */
  readonly membership: Membership | null;
  /** Who asks, as the rules see them: the owner, or somebody unknown who has the token. */
  readonly buyer: Buyer;
  /** False where somebody who has the token is not signed in as its owner: nothing of the owner's organization is shown. */
  readonly isAskedByOwner: boolean;
  /** What the owner has saved to pay with; empty where somebody else asks. */
  readonly savedMethods: readonly SavedMethod[];
  readonly tax: TaxQuote;
  /** What the buyer's tax id does to the price; null where none was given. */
  readonly taxIdStatus: TaxIdStatus | null;
  readonly subtotal: TaxedMoney;
  readonly subtotalDiscounted: TaxedMoney;
  readonly discount: Money;
  /** The voucher that reduces the price; null when there is none, or it does not apply now. */
  readonly voucher: VoucherOffer | null;
  /** Why the checkout's own code does not apply now; null when it does, or there is none. */
  readonly refusedVoucher: RefusedVoucher | null;
  readonly isShippingRequired: boolean;
  /** Empty until there is an address to ship to. */
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingOption: ShippingOption | null;
  /** Null until a shipping method applies. */
  readonly shipping: TaxedMoney | null;
  readonly total: TaxedMoney;
  /** The parts of the tax in `total`. */
  readonly taxLines: readonly TaxLine[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The least total that can be paid, where `total` is below it, whatever shipping adds; null where it is not. */
  readonly minimumTotal: Money | null;
  readonly requiredAttestations: readonly LegalAcknowledgement[];
}

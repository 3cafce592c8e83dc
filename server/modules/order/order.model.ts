import type {
  ChargeStatus,
  OrderPaymentStatus,
  OrderStatus,
  PaymentAttemptStatus,
  QuoteStatus,
} from '@sonde/machines/lifecycles';
import type { DebitFailure } from '../../kernel/resolver-types.generated.ts';
import type { BundleType, LineKind } from '@sonde/machines/rules/catalogue';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { DeliveryEstimate, PurchaseReferences, TermsVersion } from '@sonde/machines/rules/checkout';
import type { Currency, Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { QuoteData } from '@sonde/machines/rules/quotes';
import type { OrderSale, SoldTerm } from '@sonde/machines/rules/sales';
import type { TaxId, TaxTreatment, TaxSource } from '@sonde/machines/rules/tax';
import type { Invoice } from '../invoice/invoice.model.ts';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { OrderFulfillment } from './fulfilment.ts';

/** A line as it was bought; `total` is before the order's discount, `totalDiscounted` is the paid amount. */
export interface OrderLine {
  readonly sku: string;
  readonly kind: LineKind;
  readonly productSlug: string;
  readonly productName: string;
  readonly variantName: string;
  readonly quantity: number;
  readonly isFreeItem: boolean;
  readonly unitPrice: TaxedMoney;
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  readonly totalDiscounted: TaxedMoney;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
}

/** The permanent data of an order, unaffected by later changes of catalog or tax. */
export interface FrozenOrder extends PurchaseReferences {
  readonly country: string;
  readonly currency: Currency;
  readonly language: string;
  readonly email: string;
  /** Null for a signed-out buyer. */
  readonly userId: string | null;
  /** The organization whose plan it was ordered for; null for none. */
  readonly organizationId: string | null;
  readonly bundleType: BundleType | null;
  /** That of the contact, otherwise of the quote's fields; empty for a private buyer. */
  readonly organizationName: string;
  /** What the buyer tells the shop about it; empty for nothing. */
  readonly note: string;
  /** Who asks for a quote; null for an order that isn't one. */
  readonly quoteData: QuoteData | null;
  readonly voucherCode: string | null;
  /** The code of the person who referred the buyer, whether or not it reduced the price; null for none. */
  readonly referralCode: string | null;
  readonly discountName: string;
  readonly paymentMethod: PaymentMethod;
  /** The probes and plan that it sells; null if it sells neither. */
  readonly sale: OrderSale | null;
  /** Whether the membership renews automatically; otherwise it is prepaid. */
  readonly autoRenewal: boolean;
  readonly attestations: readonly string[];
  /** The terms that the buyer agreed to; empty for an order placed before they had versions. */
  readonly acceptedTerms: readonly TermsVersion[];
  readonly taxTreatment: TaxTreatment;
  readonly taxRatePpm: number;
  /** The amounts add up to the tax of the total, the rates to `taxRatePpm`. */
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly taxSource: TaxSource;
  /** The tax service's calculation by which it records the order; null before there is one. */
  readonly taxCalculationId: string | null;
  /** Includes the registry's response, as evidence for a reverse charge. */
  readonly taxId: TaxId | null;
  readonly lines: readonly OrderLine[];
  readonly subtotal: TaxedMoney;
  readonly discount: Money;
  readonly shipping: TaxedMoney;
  readonly total: TaxedMoney;
  readonly shippingMethod: { readonly id: string; readonly name: string } | null;
  /** As promised when it was placed; null if nothing is shipped. */
  readonly deliveryWindow: DeliveryEstimate | null;
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress;
}

/** An entry of the ledger about money at the provider or the bank. */
export interface PaymentEntry {
  readonly entry: 'CHARGE' | 'REFUND';
  /** The provider's id of a refund; null for a charge, and for a refund that has none. */
  readonly refundId: string | null;
  /** Positive, also for a refund. */
  readonly amount: Money;
  /** Whether it is a refund whose money came back. */
  readonly isFailed: boolean;
  readonly createdAt: Date;
}

/** A payment of an order, as shown to its buyer. */
export interface OrderPayment {
  readonly id: string;
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly status: PaymentAttemptStatus;
  readonly createdAt: Date;
  /** The refunded amount; 0 for none. */
  readonly refunded: Money;
  /** When the shop first heard that it is disputed; null if it never was, or once the provider has the money back. */
  readonly disputedAt: Date | null;
  /** What arrived and what was paid back, oldest first. */
  readonly entries: readonly PaymentEntry[];
  readonly details: PaymentDetails | null;
  /** Why the bank returned a debit; null for everything else. */
  readonly debitFailure: DebitFailure | null;
  /** Where the buyer verifies the account; null unless a debit waits for it. */
  readonly verificationUrl: string | null;
}

/** A confirmed order, or a quote. */
export interface Order extends FrozenOrder {
  readonly id: string;
  readonly number: string;
  /** UNCONFIRMED is a quote that isn't paid. */
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly chargeStatus: ChargeStatus;
  /** What has arrived for it by bank transfer. */
  readonly transferred: Money;
  /** Null for an order that was never a quote. */
  readonly quoteStatus: QuoteStatus | null;
  readonly quotedAt: Date | null;
  /** Its prices are valid before this moment. */
  readonly quoteExpiresAt: Date | null;
  /** When its buyer could see it: as a quote, or confirmed. */
  readonly placedAt: Date;
  /** When it was paid, or placed if nothing was to be paid; null for a quote that isn't paid. */
  readonly confirmedAt: Date | null;
  /** The current term of the membership that it bought; null for none, and once another order has replaced it. */
  readonly membershipTerm: (SoldTerm & { readonly name: string }) | null;
  /** Null before it is issued, which is soon after the payment, and for an order that cost nothing. */
  readonly invoice: Invoice | null;
  /** Oldest first. */
  readonly fulfillments: readonly OrderFulfillment[];
  /** Newest first. */
  readonly payments: readonly OrderPayment[];
}

/** An order that is paid, or that nothing was to be paid for. */
export type ConfirmedOrder = Order & { readonly confirmedAt: Date };

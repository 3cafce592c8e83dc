import {
  type Checked,
  hasShape,
  isBoolean,
  isListOf,
  isMoney,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isPostalAddress,
  isQuoteData,
  isString,
  isTaxedMoney,
} from '../flow/index.ts';
import { type BundleType, connectors, type LineKind } from '../rules/catalogue/index.ts';
import { eachReference, type TermsDocument } from '../rules/checkout/index.ts';
import type { RefusalReason, VoucherReason } from '../rules/errors/index.ts';
import { type TaxCode, taxIdStatuses, type TaxTreatment } from '../rules/tax/index.ts';

/** A line as priced by the server. */
export type CheckoutLine = Checked<typeof isLine>;
const isLine = hasShape({
  id: isString,
  sku: isString,
  kind: isName<LineKind>(),
  productSlug: isString,
  productName: isString,
  variantName: isString,
  /** For probes and cables; null for items without one. */
  connector: isNullOr(isOneOf(connectors)),
  quantity: isNumber,
  /** The maximum quantity while the other lines stay unchanged; 1 for a membership. */
  maximumQuantity: isNumber,
  isFreeItem: isBoolean,
  unitPrice: isTaxedMoney,
  /** Before any discount; shown struck through only if greater than `unitPrice`. */
  undiscountedUnitPrice: isTaxedMoney,
  total: isTaxedMoney,
  /** Months of a subscription's term, of which the next costs `renewalPrice`; null for a single purchase. */
  renewsAfterMonths: isNullOr(isNumber),
  renewalPrice: isNullOr(isTaxedMoney),
});

/** A tax in the total of a checkout. */
export type CheckoutTax = Checked<typeof isTaxLine>;
const isTaxLine = hasShape({
  code: isName<TaxCode>(),
  /** Its legal name, such as QST; null if the country's general term applies. */
  name: isNullOr(isString),
  /** In percent. */
  rate: isNumber,
  amount: isMoney,
});

/** The prices that depend on the shipping method. */
const prices = {
  /** Null until a shipping method applies. */
  shippingPrice: isNullOr(isTaxedMoney),
  total: isTaxedMoney,
  /** The taxes in the total, in the order of an invoice; empty while the address is incomplete. */
  taxLines: isListOf(isTaxLine),
};

/** A shipping method with its delivery dates (ISO dates, destination calendar). */
export type ShippingMethod = Checked<typeof isShippingMethod>;
const isShippingMethod = hasShape({
  id: isString,
  name: isString,
  price: isMoney,
  earliestDelivery: isString,
  latestDelivery: isString,
  /** The checkout's prices with this method; null if the store doesn't calculate them in advance. */
  checkoutPrices: isNullOr(hasShape(prices)),
});

/** The term of a membership that is bought (ISO dates, calendar of its country). */
const isMembershipTerm = hasShape({
  name: isString,
  lastDay: isString,
  /** When it is charged again, if it renews automatically. */
  nextTermDay: isString,
  renewsAutomatically: isBoolean,
  /** Of the trial that ends on the last day; null for a term that is paid. */
  trialDays: isNullOr(isNumber),
  months: isNumber,
  /** Of the next term; null if it can't renew. */
  price: isNullOr(isTaxedMoney),
  /** For how long a rental is paid at least; null for everything else. */
  commitment: isNullOr(hasShape({ months: isNumber, lastDay: isString })),
});

/** A checkout in the server's response. Every amount comes from the server. */
export type Checkout = Checked<typeof isCheckout>;

/** Whether an unknown value is a {@link Checkout}. */
export const isCheckout = hasShape({
  ...prices,
  id: isString,
  token: isString,
  country: isString,
  currency: isString,
  bundleType: isNullOr(isName<BundleType>()),
  email: isString,
  marketingOptIn: isBoolean,
  /** Empty for a private buyer. */
  organizationName: isString,
  references: hasShape(eachReference(() => isString)),
  /** What the buyer says about the delivery; empty for nothing. */
  note: isString,
  lines: isListOf(isLine),
  subtotal: isTaxedMoney,
  discount: isMoney,
  voucherCode: isString,
  /** The buyer's code that doesn't currently apply, with the reason; null if there is none. */
  refusedVoucher: isNullOr(hasShape({ code: isString, reason: isName<VoucherReason>() })),
  /** Null = unknown, 0 = none; an estimate that is never part of the total. */
  estimatedDuty: isNullOr(isMoney),
  /** True if the tax was computed from a complete shipping address. */
  isTaxFinal: isBoolean,
  /** Whether the added tax may differ from what the address owes. */
  isTaxEstimated: isBoolean,
  /** Decides which side of a price the buyer sees. */
  taxTreatment: isName<TaxTreatment>(),
  /** In percent; 0 while the address is incomplete. */
  taxRate: isNumber,
  /** The legal name of the taxes at the buyer's address; null if the country's general term applies. */
  taxName: isNullOr(isString),
  isShippingRequired: isBoolean,
  shippingAddress: isNullOr(isPostalAddress),
  billingAddress: isNullOr(isPostalAddress),
  /** The addresses in their countries' format, line by line, including the phone number; empty if there is none. */
  shippingAddressLines: isListOf(isString),
  billingAddressLines: isListOf(isString),
  shippingMethods: isListOf(isShippingMethod),
  shippingMethodId: isNullOr(isString),
  paymentMethods: isListOf(isString),
  /** Who would ask for a quote, if known; null if there is none. */
  electronicQuoteData: isNullOr(isQuoteData),
  /** The minimum total that can be paid if `total` is below it; otherwise null. */
  minimumTotal: isNullOr(isMoney),
  requiredAttestations: isListOf(isString),
  /** The documents that are agreed to with the terms and conditions. */
  requiredTerms: isListOf(hasShape({ name: isName<TermsDocument>(), version: isString })),
  /** If it is ordered now; null without a membership, and for one that never ends. */
  membershipTerm: isNullOr(isMembershipTerm),
  /** The organization that its owner buys for; null for a purchase of their own, and for everybody else. */
  organization: isNullOr(hasShape({ name: isString })),
  /** Why its buyer can't order it, and what they do instead; null if they can, and for everybody else. */
  changeInstead: isNullOr(isName<RefusalReason>()),
  isAutoRenewalOffered: isBoolean,
  /** Whether the buyer chose it. */
  autoRenewal: isBoolean,
  /** Whether the buyer's country has a tax ID for businesses that the shop asks for. */
  isTaxIdOffered: isBoolean,
  /** In its printed form; empty if the buyer gave none. */
  taxId: isString,
  /** The effect of the tax ID on the price; null if the buyer gave none. */
  taxIdStatus: isNullOr(isOneOf(taxIdStatuses)),
});

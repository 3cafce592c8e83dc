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
  isString,
  isTaxedMoney,
} from '../flow/index.ts';
import { type BundleType, connectors, type LineKind } from '../rules/catalogue/index.ts';
import { eachReference } from '../rules/checkout/index.ts';
import type { VoucherReason } from '../rules/errors/index.ts';
import { type TaxCode, taxIdStatuses, type TaxTreatment } from '../rules/tax/index.ts';

/** One line as the server priced it. */
export type CheckoutLine = Checked<typeof isLine>;
const isLine = hasShape({
  id: isString,
  sku: isString,
  kind: isName<LineKind>(),
  productSlug: isString,
  productName: isString,
  variantName: isString,
  /** Of a probe or a cable; null for what has none. */
  connector: isNullOr(isOneOf(connectors)),
  quantity: isNumber,
  /** The most that this checkout may hold while its other lines stay as they are; 1 for a membership. */
  maximumQuantity: isNumber,
  isFreeItem: isBoolean,
  unitPrice: isTaxedMoney,
  /** Before any discount; shown struck through only when greater than `unitPrice`. */
  undiscountedUnitPrice: isTaxedMoney,
  total: isTaxedMoney,
  /** Months after which a subscription renews at `renewalPrice`; null for what is bought once. */
  renewsAfterMonths: isNullOr(isNumber),
  renewalPrice: isNullOr(isTaxedMoney),
});

/** One tax in the total of a checkout. */
export type CheckoutTax = Checked<typeof isTaxLine>;
const isTaxLine = hasShape({
  code: isName<TaxCode>(),
  /** What it is called by law, such as QST; null where the name of the country's tax serves. */
  name: isNullOr(isString),
  /** In percent. */
  rate: isNumber,
  amount: isMoney,
});

/** What changes with the way to ship. */
const prices = {
  /** Null until a shipping method applies. */
  shippingPrice: isNullOr(isTaxedMoney),
  total: isTaxedMoney,
  /** The taxes in the total, in the order of a bill; empty while the place is not complete. */
  taxLines: isListOf(isTaxLine),
};

/** A way to ship with the days on which it arrives (ISO dates, ship-to calendar). */
export type ShippingMethod = Checked<typeof isShippingMethod>;
const isShippingMethod = hasShape({
  id: isString,
  name: isString,
  price: isMoney,
  earliestDelivery: isString,
  latestDelivery: isString,
  /** What the checkout says once this is saved; null where the store does not tell before. */
  checkoutPrices: isNullOr(hasShape(prices)),
});

/** A checkout as the server sees it; every amount is the server's. */
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
  /** Empty for a person. */
  organizationName: isString,
  references: hasShape(eachReference(() => isString)),
  lines: isListOf(isLine),
  subtotal: isTaxedMoney,
  discount: isMoney,
  voucherCode: isString,
  /** The code that the buyer gave and that does not count as things are, with the reason; null while none is. */
  refusedVoucher: isNullOr(hasShape({ code: isString, reason: isName<VoucherReason>() })),
  /** Null = unknown, 0 = none; an estimate that is never part of the total. */
  estimatedDuty: isNullOr(isMoney),
  /** True when the tax was computed from a complete ship-to address. */
  isTaxFinal: isBoolean,
  /** Decides which side of a price the buyer reads. */
  taxTreatment: isName<TaxTreatment>(),
  /** In percent; 0 while the place is not complete. */
  taxRate: isNumber,
  /** What the taxes of the buyer's place are called by law; null where the name of the country's tax serves. */
  taxName: isNullOr(isString),
  isShippingRequired: isBoolean,
  shippingAddress: isNullOr(isPostalAddress),
  billingAddress: isNullOr(isPostalAddress),
  /** The addresses as their countries write them, line by line, telephone included; empty while there is none. */
  shippingAddressLines: isListOf(isString),
  billingAddressLines: isListOf(isString),
  shippingMethods: isListOf(isShippingMethod),
  shippingMethodId: isNullOr(isString),
  paymentMethods: isListOf(isString),
  /** The least total that can be paid, where `total` is below it; null where it is not. */
  minimumTotal: isNullOr(isMoney),
  requiredAttestations: isListOf(isString),
  /** Whether the buyer's country has a number that businesses give. */
  isTaxIdOffered: isBoolean,
  /** As it is written on papers; empty when none was given. */
  taxId: isString,
  /** What the number does to the price; null when none was given. */
  taxIdStatus: isNullOr(isOneOf(taxIdStatuses)),
});

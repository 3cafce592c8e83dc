import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isPostalAddress,
  isString,
} from '../flow/index.ts';
import { connectors } from '../rules/catalogue/index.ts';
import { taxIdStatuses } from '../rules/tax/index.ts';

const isMoney = hasShape({ amount: isNumber, currency: isString });
const isTaxedMoney = hasShape({ net: isMoney, tax: isMoney, gross: isMoney });

const isLine = hasShape({
  id: isString,
  sku: isString,
  kind: isString,
  productSlug: isString,
  productName: isString,
  variantName: isString,
  connector: isNullOr(isOneOf(connectors)),
  quantity: isNumber,
  maximumQuantity: isNumber,
  isFreeItem: isBoolean,
  unitPrice: isTaxedMoney,
  undiscountedUnitPrice: isTaxedMoney,
  total: isTaxedMoney,
  renewsAfterMonths: isNullOr(isNumber),
  renewalPrice: isNullOr(isTaxedMoney),
});

const isTaxLine = hasShape({ code: isString, name: isNullOr(isString), rate: isNumber, amount: isMoney });

const isShippingMethod = hasShape({
  id: isString,
  name: isString,
  price: isMoney,
  earliestDelivery: isString,
  latestDelivery: isString,
  checkoutPrices: isNullOr(
    hasShape({ shippingPrice: isNullOr(isTaxedMoney), total: isTaxedMoney, taxLines: isListOf(isTaxLine) }),
  ),
});

/** Whether a stored value still has the shape of a {@link Checkout}. */
export const isCheckout: Check = hasShape({
  id: isString,
  token: isString,
  country: isString,
  currency: isString,
  bundleType: isNullOr(isString),
  email: isString,
  marketingOptIn: isBoolean,
  organizationName: isString,
  purchaseOrderNumber: isString,
  costCentre: isString,
  lines: isListOf(isLine),
  subtotal: isTaxedMoney,
  discount: isMoney,
  voucherCode: isString,
  refusedVoucher: isNullOr(hasShape({ code: isString, reason: isString })),
  shippingPrice: isNullOr(isTaxedMoney),
  total: isTaxedMoney,
  estimatedDuty: isNullOr(isMoney),
  isTaxFinal: isBoolean,
  taxTreatment: isString,
  taxRate: isNumber,
  taxName: isNullOr(isString),
  taxLines: isListOf(isTaxLine),
  isShippingRequired: isBoolean,
  shippingAddress: isNullOr(isPostalAddress),
  billingAddress: isNullOr(isPostalAddress),
  shippingAddressLines: isListOf(isString),
  billingAddressLines: isListOf(isString),
  shippingMethods: isListOf(isShippingMethod),
  shippingMethodId: isNullOr(isString),
  paymentMethods: isListOf(isString),
  minimumTotal: isNullOr(isMoney),
  requiredAttestations: isListOf(isString),
  isTaxIdOffered: isBoolean,
  taxId: isString,
  taxIdStatus: isNullOr(isOneOf(taxIdStatuses)),
});

import type { Address, Checkout, CheckoutAnswer, CheckoutLine, CheckoutLookup } from '@sonde/machines/cart';
import { referencesOf } from '@sonde/machines/rules/checkout';
import type {
  AddressFieldsFragment,
  CheckoutErrorFieldsFragment,
  CheckoutFieldsFragment,
} from '../graphql/checkout.generated.ts';
import { connectorSlugs } from '../graphql/from-api-connector.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import { fromApiTaxLine } from './from-api-tax-line.ts';

function fromApiLine(line: CheckoutFieldsFragment['lines'][number]): CheckoutLine {
  return {
    id: line.id,
    sku: line.variant.sku,
    kind: line.kind,
    productSlug: line.variant.product.slug,
    productName: line.variant.product.name,
    variantName: line.variantName,
    connector: line.variant.connector && connectorSlugs[line.variant.connector],
    quantity: line.quantity,
    maximumQuantity: line.maximumQuantity,
    isFreeItem: line.isFreeItemLine,
    unitPrice: fromApiTaxedMoney(line.unitPricing.price),
    undiscountedUnitPrice: fromApiTaxedMoney(line.unitPricing.priceUndiscounted),
    total: fromApiTaxedMoney(line.totalPrice),
    renewsAfterMonths: line.renewsAfterMonths,
    renewalPrice: line.renewalPrice && fromApiTaxedMoney(line.renewalPrice),
  };
}

const linesOf = (address: AddressFieldsFragment | null): readonly string[] =>
  address === null ? [] : [...address.lines, address.phoneFormatted].filter((line) => line !== '');

function fromApiAddress({ country, ...address }: AddressFieldsFragment): Address {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    companyName: address.companyName,
    streetAddress1: address.streetAddress1,
    streetAddress2: address.streetAddress2,
    city: address.city,
    postalCode: address.postalCode,
    country: country.code,
    countryArea: address.countryArea,
    phone: address.phoneFormatted,
  };
}

/** Converts the API's checkout for flows: amounts in minor units, without fields that no flow uses. */
export function fromApiCheckout({
  isExpired: _isExpired,
  isPlaced: _isPlaced,
  isContinuedElsewhere: _isContinuedElsewhere,
  isPaymentUnderWay: _isPaymentUnderWay,
  placedOrderToken: _placedOrderToken,
  languageCode: _languageCode,
  subtotalPrice,
  discountAmount,
  totalPrice,
  availableShippingMethods,
  shippingMethod,
  availablePaymentGateways,
  membershipTerm,
  isTaxRegistrationNumberAvailable: isTaxIdOffered,
  vatRegistrationNumber,
  vatRegistrationStatus: taxIdStatus,
  ...checkout
}: CheckoutFieldsFragment): Checkout {
  const total = fromApiTaxedMoney(totalPrice);
  return {
    ...checkout,
    country: checkout.country.code,
    currency: total.gross.currency,
    references: referencesOf(checkout.references),
    lines: checkout.lines.map(fromApiLine),
    subtotal: fromApiTaxedMoney(subtotalPrice),
    discount: fromApiMoney(discountAmount),
    voucherCode: checkout.voucherCode ?? '',
    shippingPrice: checkout.shippingPrice && fromApiTaxedMoney(checkout.shippingPrice),
    total,
    estimatedDuty: checkout.estimatedDuty && fromApiMoney(checkout.estimatedDuty),
    taxLines: checkout.taxLines.map(fromApiTaxLine),
    shippingAddress: checkout.shippingAddress && fromApiAddress(checkout.shippingAddress),
    billingAddress: checkout.billingAddress && fromApiAddress(checkout.billingAddress),
    shippingAddressLines: linesOf(checkout.shippingAddress),
    billingAddressLines: linesOf(checkout.billingAddress),
    shippingMethods: availableShippingMethods.map(({ checkoutPrices, ...method }) => ({
      ...method,
      price: fromApiMoney(method.price),
      checkoutPrices: checkoutPrices && {
        shippingPrice: fromApiTaxedMoney(checkoutPrices.shippingPrice),
        total: fromApiTaxedMoney(checkoutPrices.totalPrice),
        taxLines: checkoutPrices.taxLines.map(fromApiTaxLine),
      },
    })),
    shippingMethodId: shippingMethod?.id ?? null,
    minimumTotal: checkout.minimumTotal && fromApiMoney(checkout.minimumTotal),
    membershipTerm: membershipTerm && {
      ...membershipTerm,
      price: membershipTerm.price && fromApiTaxedMoney(membershipTerm.price),
    },
    paymentMethods: availablePaymentGateways.map(({ method }) => method),
    isTaxIdOffered,
    taxId: vatRegistrationNumber ?? '',
    taxIdStatus,
  };
}

/** What a mutation of a checkout answers. */
export interface CheckoutPayload {
  readonly checkoutErrors: readonly CheckoutErrorFieldsFragment[];
  readonly checkout: CheckoutFieldsFragment | null;
}

/** The result of a mutation's payload, for the flow that called it. */
export function fromApiPayload(payload: CheckoutPayload): CheckoutAnswer {
  const checkout = payload.checkout && fromApiCheckout(payload.checkout);
  if (payload.checkoutErrors.length > 0)
    return { status: 'refused', refusals: payload.checkoutErrors, checkout };
  if (!checkout) throw new Error('The change was accepted, but no checkout came back.');
  return { status: 'accepted', checkout };
}

/** What the API answered about a checkout, as the flows know it. */
export function fromApiLookup(checkout: CheckoutFieldsFragment | null): CheckoutLookup {
  if (!checkout) return { status: 'missing' };
  if (checkout.placedOrderToken) return { status: 'placed', orderToken: checkout.placedOrderToken };
  if (checkout.isPlaced) return { status: 'ordered' };
  if (checkout.isExpired) return { status: 'expired' };
  if (checkout.isContinuedElsewhere) return { status: 'otherBrowser', checkout: fromApiCheckout(checkout) };
  return { status: 'open', checkout: fromApiCheckout(checkout) };
}

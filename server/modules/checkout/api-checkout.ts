import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { variantWithSeats } from '@sonde/machines/rules/sales';
import { priceWithShipping, requiredTerms } from '@sonde/machines/rules/checkout';
import {
  billedCountry,
  combinedRatePpm,
  isTaxIdOffered,
  percentOf,
  taxIdText,
  type TaxLine,
  taxNames,
  isTaxEstimated,
} from '@sonde/machines/rules/tax';
import { textLanguageIn } from '@sonde/machines/rules/places';
import { toGlobalId } from '../../kernel/global-id.ts';
import { languageCodeOf } from '../../kernel/language-code.ts';
import type { PaymentGateway, ResolversTypes } from '../../kernel/resolver-types.generated.ts';
import type { Wording } from '../catalogue/catalogue.types.ts';
import type { ShippingOption } from '../delivery/shipping-options.ts';
import { isPlacedWith } from './buyer-key.ts';
import { bucketOf, discountBesideLines, estimatedDuty, isTermFixed, offersOf } from './checkout-summary.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { organizationSeenBy } from '../people/people.parents.ts';
import { apiTaxLine } from '../tax/api-tax-line.ts';
import { registeredTaxLines } from '../tax/registered-tax-line.ts';
import { apiAddress } from '../places/api-address.ts';
import { checkoutEndOf, withoutBuyer } from './checkout.model.ts';
import { quoteDataOf } from './quote-data.ts';
import { maximumQuantity } from './line-limits.ts';
import type { PricedCheckout, PricedCheckoutLine } from './priced-checkout.ts';
import { changeInsteadOf } from './review-bundle.ts';

type ApiCheckout = Awaited<ResolversTypes['Checkout']>;
/** The services needed to convert a checkout to its API type. */
export type ApiCheckoutServices = Pick<
  CheckoutServices,
  'deriveToken' | 'gatewayOf' | 'publishableKeyOf' | 'savedNodeOf' | 'taxRegistrations' | 'now'
>;

/** Formats taxes in the checkout's language, with the seller's registration numbers. */
type ApiTaxLines = (lines: readonly TaxLine[]) => readonly ReturnType<typeof apiTaxLine>[];

function apiShippingMethod(
  { id, name, ...option }: ShippingOption,
  say: Wording,
  { lines, tax, taxCalculation, shippingOption }: PricedCheckout,
  apiTaxLines: ApiTaxLines,
) {
  const goods = lines.map(({ totalDiscounted }) => totalDiscounted);
  const isAnswered = id === shippingOption?.id;
  const answered = taxCalculation && { ...taxCalculation.answered, ...(!isAnswered && { shipping: null }) };
  const { shipping, total, taxLines } = priceWithShipping(goods, option.price, { ...tax, answered });
  return {
    ...option,
    id: toGlobalId('ShippingMethod', id),
    name: say(name),
    checkoutPrices: { shippingPrice: shipping, totalPrice: total, taxLines: apiTaxLines(taxLines) },
  };
}

function apiGateway(
  { gatewayOf, publishableKeyOf }: ApiCheckoutServices,
  method: PaymentMethod,
  country: string,
): readonly PaymentGateway[] {
  const gateway = gatewayOf(method);
  return gateway === null
    ? []
    : [{ gateway: gateway.name, method, publishableKey: publishableKeyOf(gateway.name, country) }];
}

/** The country, language and catalog for a checkout's texts. */
export function speechOf({ stored: { country, language }, catalogue }: PricedCheckout) {
  return { country, language: textLanguageIn(country, language), catalogue };
}

function apiLine(line: PricedCheckoutLine, checkout: PricedCheckout, token: string) {
  const { catalogue, lines } = checkout;
  const { offer } = line;
  const speech = speechOf(checkout);
  const say = catalogue.wording(speech.language);
  return {
    id: toGlobalId('CheckoutLine', `${token}:${line.id}`),
    variant: { variant: offer.variant, ...speech },
    variantName: variantWithSeats(
      { name: say(offer.variant.name), sku: offer.variant.sku },
      checkout.sale,
      speech.language,
    ),
    kind: offer.variant.product.kind,
    quantity: line.quantity,
    maximumQuantity: maximumQuantity(line, lines, catalogue),
    isFreeItemLine: line.isFreeItem,
    unitPricing: {
      price: line.unitPrice,
      priceUndiscounted: line.undiscountedUnitPrice,
      onSale: offer.isOnSale && !line.isFreeItem,
    },
    totalPrice: line.total,
    totalPriceDiscounted: line.totalDiscounted,
    renewsAfterMonths: offer.variant.renewsAfterMonths,
    renewalPrice: line.renewalPrice,
  };
}

/** Fields that will depend on the buyer's account. */
const withoutAccount = {
  prorationAmount: null,
} as const;

/** The checkout's own code if it doesn't currently apply; null if it does, or there is none. */
function apiRefusedVoucher({ stored: { voucherCode }, refusedVoucher }: PricedCheckout) {
  return voucherCode !== null && refusedVoucher ? { code: voucherCode, reason: refusedVoucher.reason } : null;
}

/** The details for a quote; null if nothing is known. The name of the owner's organization is shown only to them. */
function apiQuoteData(checkout: PricedCheckout) {
  const membership = checkout.isAskedByOwner ? checkout.membership : null;
  const data = quoteDataOf({ ...checkout, membership });
  return Object.values(data).some((text) => text !== '') ? data : null;
}

/** The selected saved method; null unless its owner asks. */
function apiChosenMethod({ stored, savedMethods }: PricedCheckout, { savedNodeOf }: ApiCheckoutServices) {
  const chosen = savedMethods.find(({ id }) => id === stored.payment?.savedMethodId);
  return chosen === undefined ? null : savedNodeOf(chosen, stored.country);
}

/** A text in the language of the wording; null if it exists only in English. */
function translationOrNull(text: string, say: Wording): string | null {
  const spoken = say(text);
  return spoken === text ? null : spoken;
}

/**
 * Converts a checkout to its API type. A code that doesn't currently apply isn't shown as applied. The resulting order
 * is shown only to a caller with the key used to place it.
 */
export function apiCheckout(
  checkout: PricedCheckout,
  services: ApiCheckoutServices,
  buyerKey: string | null = null,
): ApiCheckout {
  const { catalogue, voucher, shippingOption } = checkout;
  const end = checkoutEndOf(checkout.stored, services.now());
  const isPlaced = end === 'ordered';
  const membership = checkout.isAskedByOwner && !isPlaced ? checkout.membership : null;
  // The checkout's link may have been shared.
  const stored = isPlaced ? { ...checkout.stored, ...withoutBuyer } : checkout.stored;
  const { deriveToken, taxRegistrations } = services;
  const token = deriveToken('checkout', stored.id);
  const speech = speechOf(checkout);
  const say = catalogue.wording(speech.language);
  const apiTaxLines = (lines: readonly TaxLine[]) =>
    registeredTaxLines(lines, taxRegistrations).map((line) => apiTaxLine(line, stored.language));
  const buyer = stored.billingAddress ?? stored.shippingAddress;
  return {
    ...withoutAccount,
    organization: membership && organizationSeenBy(membership),
    organizationMembership: membership,
    id: toGlobalId('Checkout', token),
    token,
    expiresAt: stored.expiresAt.toISOString(),
    isExpired: end === 'expired',
    isPlaced,
    isContinuedElsewhere: stored.isContinuedElsewhere && !isPlaced,
    isPaymentUnderWay: stored.isPaymentUnderWay && !isPlaced,
    placedOrderToken:
      stored.placedOrderId && isPlacedWith(stored, buyerKey)
        ? deriveToken('order', stored.placedOrderId)
        : null,
    country: { code: stored.country },
    languageCode: languageCodeOf(stored.language),
    bundleType: checkout.bundleType,
    forbidSubscriptionPeriodChange: isTermFixed(checkout.bundleType),
    quantityBucket: bucketOf(checkout),
    email: stored.email,
    marketingOptIn: stored.marketingOptIn,
    firstName: buyer?.firstName ?? '',
    lastName: buyer?.lastName ?? '',
    organizationName: stored.organizationName,
    references: stored,
    note: stored.note,
    electronicQuoteData: isPlaced ? null : apiQuoteData(checkout),
    lines: checkout.lines.map((line) => apiLine(line, checkout, token)),
    subtotalPrice: checkout.subtotal,
    subtotalPriceWithDiscounts: checkout.subtotalDiscounted,
    discountAmount: checkout.discount,
    discountAmountNonLines: discountBesideLines(checkout),
    offers: offersOf(checkout, say),
    discountName: voucher && say(voucher.name),
    discountDescription: voucher?.description ?? null,
    translatedDiscountDescription: voucher && translationOrNull(voucher.description, say),
    voucherCode: voucher?.code ?? null,
    refusedVoucher: apiRefusedVoucher(checkout),
    shippingPrice: checkout.shipping,
    totalPrice: checkout.total,
    isTaxFinal: checkout.tax.isFinal,
    isTaxEstimated: isTaxEstimated({ taxTreatment: checkout.tax.treatment, taxSource: checkout.taxSource }),
    taxTreatment: checkout.tax.treatment,
    taxRate: percentOf(combinedRatePpm(checkout.tax.taxes)),
    taxName: isPlaced ? null : taxNames(checkout.tax.taxes, stored.language),
    taxLines: isPlaced ? [] : apiTaxLines(checkout.taxLines),
    estimatedDuty: estimatedDuty(checkout),
    isShippingRequired: checkout.isShippingRequired,
    shippingAddress:
      stored.shippingAddress && apiAddress(stored.shippingAddress, `${stored.id}-shipping`, stored.language),
    billingAddress:
      stored.billingAddress && apiAddress(stored.billingAddress, `${stored.id}-billing`, stored.language),
    availableShippingMethods: checkout.shippingOptions.map((option) =>
      apiShippingMethod(option, say, checkout, apiTaxLines),
    ),
    shippingMethod: shippingOption && apiShippingMethod(shippingOption, say, checkout, apiTaxLines),
    minimumTotal: checkout.minimumTotal,
    availablePaymentGateways: checkout.paymentMethods.flatMap((method) =>
      apiGateway(services, method, checkout.stored.country),
    ),
    savedPaymentMethods: isPlaced
      ? []
      : checkout.savedMethods.map((saved) => services.savedNodeOf(saved, stored.country)),
    chosenSavedPaymentMethod: isPlaced ? null : apiChosenMethod(checkout, services),
    paymentIntentSecret: null,
    requiredAttestations: checkout.requiredAttestations,
    requiredTerms: requiredTerms(checkout.bundleType),
    membershipTerm: isPlaced ? null : checkout.membershipTerm,
    changeInstead: isPlaced ? null : changeInsteadOf(checkout),
    isAutoRenewalOffered: checkout.isAutoRenewalOffered,
    autoRenewal: checkout.autoRenewal,
    vatRegistrationNumber: stored.taxId && taxIdText(stored.taxId),
    vatRegistrationStatus: isPlaced ? null : checkout.taxIdStatus,
    isTaxRegistrationNumberAvailable: isTaxIdOffered(billedCountry(stored)),
    activePromos: catalogue.promotions
      .filter(({ code }) => code === voucher?.code)
      .map((promotion) => ({ promotion, ...speech })),
  };
}

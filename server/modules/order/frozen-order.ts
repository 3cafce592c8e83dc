import { referencesOf, requiredTerms } from '@sonde/machines/rules/checkout';
import { zeroTaxedMoney } from '@sonde/machines/rules/money';
import { freeOrderMethod } from '@sonde/machines/rules/payment';
import { combinedRatePpm } from '@sonde/machines/rules/tax';
import { textLanguageIn } from '@sonde/machines/rules/places';
import type { PricedCheckout, PricedCheckoutLine } from '../checkout/priced-checkout.ts';
import { quoteDataOf } from '../checkout/quote-data.ts';
import type { Wording } from '../catalogue/catalogue.types.ts';
import { registeredTaxLines, type TaxRegistrations } from '../tax/registered-tax-line.ts';
import { isFree } from './is-free.ts';
import { isQuote } from './is-quote.ts';
import type { FrozenOrder, OrderLine } from './order.model.ts';

function frozenLine({ offer, quantity, isFreeItem, ...prices }: PricedCheckoutLine, say: Wording): OrderLine {
  const { sku, name, product, renewsAfterMonths } = offer.variant;
  return {
    sku,
    kind: product.kind,
    productSlug: product.slug,
    productName: say(product.name),
    variantName: say(name),
    quantity,
    isFreeItem,
    unitPrice: prices.unitPrice,
    undiscountedUnitPrice: prices.undiscountedUnitPrice,
    total: prices.total,
    totalDiscounted: prices.totalDiscounted,
    renewsAfterMonths,
    renewalPrice: prices.renewalPrice,
  };
}

/**
 * Creates the order from a reviewed checkout, in the language that its buyer read. Throws if the review hasn't passed.
 */
export function frozenOrder(
  checkout: PricedCheckout,
  attestations: readonly string[],
  taxRegistrations: TaxRegistrations,
): FrozenOrder {
  const { stored, voucher, shippingOption } = checkout;
  if (stored.billingAddress === null) throw new Error(`Checkout ${stored.id} has no billing address`);
  const say = checkout.catalogue.wording(textLanguageIn(stored.country, stored.language));
  const needsPayment = !isFree(checkout);
  if (needsPayment && stored.payment === null) throw new Error(`Checkout ${stored.id} has no payment`);
  const quoteData = isQuote(checkout) ? quoteDataOf(checkout) : null;
  return {
    country: stored.country,
    currency: stored.currency,
    language: stored.language,
    email: stored.email,
    userId: checkout.ownerId,
    organizationId: checkout.membership?.organization.id ?? null,
    bundleType: checkout.bundleType,
    organizationName: stored.organizationName || (quoteData?.equoteOrganizationName ?? ''),
    note: stored.note,
    quoteData,
    ...referencesOf(stored),
    voucherCode: voucher?.code ?? null,
    referralCode: stored.referralCode,
    discountName: voucher === null ? '' : say(voucher.name),
    paymentMethod: needsPayment && stored.payment !== null ? stored.payment.method : freeOrderMethod,
    sale: checkout.sale,
    autoRenewal: checkout.autoRenewal,
    attestations,
    acceptedTerms: requiredTerms(checkout.bundleType),
    taxTreatment: checkout.tax.treatment,
    taxRatePpm: combinedRatePpm(checkout.tax.taxes),
    taxLines: registeredTaxLines(checkout.taxLines, taxRegistrations),
    taxSource: checkout.taxSource,
    taxCalculationId: checkout.taxCalculation?.id ?? null,
    taxId: stored.taxId,
    lines: checkout.lines.map((line) => frozenLine(line, say)),
    subtotal: checkout.subtotal,
    discount: checkout.discount,
    shipping: checkout.shipping ?? zeroTaxedMoney(stored.currency),
    total: checkout.total,
    shippingMethod: shippingOption && { id: shippingOption.id, name: say(shippingOption.name) },
    deliveryWindow: shippingOption && {
      earliest: shippingOption.earliestDelivery,
      latest: shippingOption.latestDelivery,
    },
    shippingAddress: checkout.isShippingRequired ? stored.shippingAddress : null,
    billingAddress: stored.billingAddress,
  };
}

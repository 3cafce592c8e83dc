import {
  priceCheckout as priceByRule,
  type PricingLine,
  requiredAttestations,
} from '@sonde/machines/rules/checkout';
import { bundleTypeForLines, type BundleType, isShippingRequired } from '@sonde/machines/rules/catalogue';
import { addMoney, money, type Money } from '@sonde/machines/rules/money';
import { minimumTotal, paymentMethodsFor, type PaymentSituation } from '@sonde/machines/rules/payment';
import { sellsRental } from '@sonde/machines/rules/sales';
import { quoteWithTaxId, taxedByTreatment, taxIdStatus } from '@sonde/machines/rules/tax';
import { isServed } from '@sonde/machines/rules/addresses';
import { textLanguageIn } from '@sonde/machines/rules/places';
import { appliesToLine, isWithdrawnByShop } from '@sonde/machines/rules/promotions';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { shippingOptions } from '../delivery/shipping-options.ts';
import { savedMethodsAt } from '../people/saved-methods.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import { buyerOfLines } from './checkout-buyer.ts';
import type { StoredCheckout } from './checkout.model.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import type { PricingServices } from './checkout-services.ts';
import { giftLines } from './gift-lines.ts';
import { judgeCode } from './judge-code.ts';
import { presentLines } from './line-limits.ts';
import { bundleLine, isDiscountable, kindOf, shippedLine, voucherLine } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';
import type { PricedCheckout, PricedCheckoutLine } from './priced-checkout.ts';
import { renewalChoice } from './renewal-choice.ts';
import { saleOfCheckout } from './sale-of-checkout.ts';
import { calculateTaxes } from './calculate-taxes.ts';
import { taxIdSituation } from './tax-id-situation.ts';

function pricingLine(line: OfferedLine, voucher: VoucherOffer | null): PricingLine {
  const { id, quantity, offer } = line;
  return {
    id,
    quantity,
    unitPrice: offer.price.amount,
    undiscountedUnitPrice: offer.undiscountedPrice.amount,
    isDiscountable: voucher !== null && isDiscountable(line) && appliesToLine(voucher, voucherLine(line)),
  };
}

/** A free item is priced like any line, at 0: no discount, no tax, and its regular price as the undiscounted one. */
function freePricingLine({ id, quantity, offer }: OfferedLine): PricingLine {
  return { id, quantity, unitPrice: 0, undiscountedUnitPrice: offer.price.amount, isDiscountable: false };
}

/** The maximum that shipping can add to a total, before tax. */
function dearestShipping(catalogue: Catalogue, { country, currency }: StoredCheckout): Money {
  const prices = catalogue.shippingMethods(country).map(({ price }) => price.amount);
  return money(Math.max(0, ...prices), currency);
}

function attestationsFor(
  stored: StoredCheckout,
  lines: readonly OfferedLine[],
  bundleType: BundleType | null,
  voucher: VoucherOffer | null,
  renewsAutomatically: boolean,
) {
  const device = lines.find(({ offer }) => offer.variant.product.kind === 'DEVICE');
  return requiredAttestations({
    bundleType,
    lineKinds: lines.map(kindOf),
    market: device?.offer.variant.product.market ?? null,
    renewsAutomatically,
    paymentMethod: stored.payment?.method ?? null,
    paysWithSavedMethod: (stored.payment?.savedMethodId ?? null) !== null,
    hasAffiliateCode: voucher?.source === 'AFFILIATE',
  });
}

/**
 * Prices a checkout with the current prices, tax, voucher and delivery dates. The same function prices what is shown
 * and what is placed. Lines that are no longer offered are separated.
 */
export async function priceCheckout(
  services: PricingServices,
  loaded: LoadedCheckout,
): Promise<PricedCheckout> {
  const { taxProvider, sellerCountry, enabledPaymentMethods } = services;
  const { checkout: stored } = loaded;
  const now = services.now();
  const catalogue = await services.catalogue.current(loaded.catalogueRevision);
  const lines = presentLines(stored.lines, { catalogue, country: stored.country });
  const bundleLines = lines.map(bundleLine);
  const { buyer, membership } = buyerOfLines(bundleLines, loaded.owner, stored, catalogue, now);
  const bundleType = bundleTypeForLines(bundleLines, buyer);
  const judgement = stored.voucherCode === null ? null : judgeCode(stored, loaded, catalogue, now);
  const voucher = judgement?.ok === true ? judgement.voucher : null;
  const gifts = giftLines(voucher, lines, catalogue, stored);
  const needsShipping = isShippingRequired([...lines, ...gifts.lines].map(shippedLine));
  const options =
    needsShipping && stored.shippingAddress !== null && isServed(stored.shippingAddress)
      ? shippingOptions(catalogue.shippingMethods(stored.country), stored.country, now)
      : [];
  const shippingOption = options.find(({ id }) => id === stored.shippingMethodId) ?? null;

  const idStatus =
    stored.taxId &&
    taxIdStatus(stored.taxId, taxIdSituation(stored, { sellerCountry, isShippingRequired: needsShipping }));
  const quote = quoteWithTaxId(
    await taxProvider.quote(stored.country, needsShipping ? stored.shippingAddress : stored.billingAddress),
    idStatus,
  );
  const unpriced = {
    currency: stored.currency,
    treatment: quote.treatment,
    lines: [...lines.map((line) => pricingLine(line, voucher)), ...gifts.lines.map(freePricingLine)],
    shipping: shippingOption?.price.amount ?? null,
    discount: voucher?.discount ?? null,
  };
  const estimated = priceByRule({ ...unpriced, taxes: quote.taxes, answered: null });
  const { source: taxSource, calculation } = await calculateTaxes(taxProvider, {
    stored,
    quote,
    isShipped: needsShipping,
    lines: [...lines, ...gifts.lines],
    estimated,
  });
  const tax = calculation === null ? quote : { ...quote, taxes: calculation.taxes };
  const priced = calculation === null ? estimated : priceByRule({ ...unpriced, ...calculation });

  const pricedLines = [...lines, ...gifts.lines].map(({ id, quantity, offer }, index): PricedCheckoutLine => {
    const { discount: _discount, ...prices } = priced.lines[index]!;
    const renewalPrice = offer.renewalPrice && taxedByTreatment[tax.treatment](offer.renewalPrice, tax.taxes);
    return { ...prices, id, quantity, offer, renewalPrice, isFreeItem: index >= lines.length };
  });
  const sale = saleOfCheckout({ bundleType, lines: pricedLines, membership, catalogue });
  const renewal = renewalChoice(stored, {
    sale,
    lines: pricedLines,
    organization: loaded.isAskedByOwner ? (membership?.organization ?? null) : null,
    wording: catalogue.wording(textLanguageIn(stored.country, stored.language)),
    now,
  });

  const dearest = dearestShipping(catalogue, stored);
  const payment: PaymentSituation = {
    total: priced.total.gross,
    shipToCountry: needsShipping ? (stored.shippingAddress?.country ?? stored.country) : null,
    billingCountry: stored.billingAddress?.country ?? stored.country,
    isRecurring: renewal.autoRenewal,
    isRental: sellsRental(sale),
    hasTaxId: stored.taxId !== null,
  };
  return {
    stored,
    catalogue,
    ...renewal,
    lines: pricedLines,
    lostGifts:
      judgement?.ok === false && isWithdrawnByShop(judgement.reason)
        ? (loaded.voucher?.giftSkus ?? [])
        : gifts.missing,
    withdrawnLines: stored.lines.filter(({ id }) => !lines.some((line) => line.id === id)),
    bundleType,
    sale,
    ownerId: stored.userId ?? (loaded.isAskedByOwner ? (loaded.owner?.id ?? null) : null),
    membership,
    buyer: loaded.isAskedByOwner ? buyer : { kind: 'ANONYMOUS' },
    isAskedByOwner: loaded.isAskedByOwner,
    savedMethods:
      loaded.isAskedByOwner && loaded.owner
        ? savedMethodsAt(services.accountFor('stripe', stored.country), loaded.owner, membership)
        : [],
    tax,
    taxSource,
    taxCalculation: calculation,
    taxIdStatus: idStatus,
    subtotal: priced.subtotal,
    subtotalDiscounted: priced.subtotalDiscounted,
    discount: priced.discount,
    voucher,
    refusedVoucher: judgement?.ok === false ? judgement : null,
    isShippingRequired: needsShipping,
    shippingOptions: options,
    shippingOption,
    shipping: priced.shipping,
    total: priced.total,
    taxLines: priced.taxLines,
    paymentMethods: paymentMethodsFor(payment, enabledPaymentMethods),
    minimumTotal:
      needsShipping && shippingOption === null
        ? minimumTotal({ ...payment, total: addMoney(payment.total, dearest) }, enabledPaymentMethods)
        : minimumTotal(payment, enabledPaymentMethods),
    requiredAttestations: attestationsFor(stored, lines, bundleType, voucher, renewal.autoRenewal),
  };
}

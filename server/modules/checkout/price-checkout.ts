import {
  priceCheckout as priceByRule,
  type PricingLine,
  requiredAttestations,
} from '@sonde/machines/rules/checkout';
import { type BundleLine, bundleTypeForLines, isShippingRequired } from '@sonde/machines/rules/catalogue';
import { addMoney, money, type Money } from '@sonde/machines/rules/money';
import {
  minimumTotal,
  type PaymentMethod,
  paymentMethodsFor,
  type PaymentSituation,
} from '@sonde/machines/rules/payment';
import { quoteWithTaxId, taxedByTreatment, taxIdStatus } from '@sonde/machines/rules/tax';
import { isServed } from '@sonde/machines/rules/addresses';
import { appliesToLine, isTakenByTheShop } from '@sonde/machines/rules/promotions';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { shippingOptions } from '../delivery/shipping-options.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import { judgeVoucher } from '../voucher/judge-voucher.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';
import type { StoredCheckout } from './checkout.model.ts';
import { giftLines } from './gift-lines.ts';
import { withinLimits } from './line-limits.ts';
import { bundleLine, kindOf, offeredLines, voucherLine } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';
import type { PricedCheckout, PricedCheckoutLine } from './priced-checkout.ts';
import { taxIdSituation } from './tax-id-situation.ts';

/** Ways to pay that this shop has an account for. */
const enabledPaymentMethods: readonly PaymentMethod[] = ['CREDIT_CARD'];

/** What a checkout's price depends on besides the checkout. */
export interface PricingSources {
  readonly catalogue: Catalogue;
  readonly taxProvider: TaxProvider;
  readonly sellerCountry: string;
  /** The voucher of the checkout's code; null when no voucher has it. */
  readonly voucher: VoucherOffer | null;
  readonly now: Date;
}

function pricingLine(line: OfferedLine, voucher: VoucherOffer | null): PricingLine {
  const { id, quantity, offer } = line;
  return {
    id,
    quantity,
    unitPrice: offer.price.amount,
    undiscountedUnitPrice: offer.undiscountedPrice.amount,
    discountable: voucher !== null && appliesToLine(voucher, voucherLine(line)),
  };
}

/** A gift is priced like any line, at nothing: no discount, no tax, and before the code what its buyer would pay for it. */
function freePricingLine({ id, quantity, offer }: OfferedLine): PricingLine {
  return { id, quantity, unitPrice: 0, undiscountedUnitPrice: offer.price.amount, discountable: false };
}

function subtotalOf(lines: readonly OfferedLine[]): number {
  return lines.reduce((sum, { offer, quantity }) => sum + offer.price.amount * quantity, 0);
}

/** What a voucher is judged by. */
export function voucherSituation(country: string, lines: readonly OfferedLine[], now: Date) {
  return {
    now: now.toISOString(),
    country,
    subtotal: subtotalOf(lines),
    lines: lines.map(voucherLine),
    bundleType: bundleTypeForLines(lines.map(bundleLine)),
  };
}

/** The most that shipping can add to a total, before any tax. */
function dearestShipping(catalogue: Catalogue, { country, currency }: StoredCheckout): Money {
  const prices = catalogue.shippingMethods(country).map(({ price }) => price.amount);
  return money(Math.max(0, ...prices), currency);
}

function attestationsFor(
  stored: StoredCheckout,
  lines: readonly OfferedLine[],
  bundleLines: readonly BundleLine[],
  voucher: VoucherOffer | null,
) {
  const device = lines.find(({ offer }) => offer.variant.product.kind === 'DEVICE');
  return requiredAttestations({
    bundleType: bundleTypeForLines(bundleLines),
    lineKinds: bundleLines.map(({ kind }) => kind),
    market: device?.offer.variant.product.market ?? null,
    renewsAutomatically: lines.some(({ offer }) => offer.renewalPrice !== null),
    isRental: false,
    paymentMethod: stored.payment?.method ?? null,
    paysWithSavedMethod: false,
    hasAffiliateCode: voucher?.source === 'AFFILIATE',
  });
}

/**
 * The checkout at this moment's prices, tax, voucher and delivery days; the same function prices what is shown and what
 * is placed. Lines that are no longer offered are set aside.
 */
export async function priceCheckout(
  stored: StoredCheckout,
  sources: PricingSources,
): Promise<PricedCheckout> {
  const { catalogue, taxProvider, sellerCountry, now } = sources;
  const lines = withinLimits(offeredLines(stored.lines, catalogue, stored.country), catalogue);
  const bundleLines = lines.map(bundleLine);
  const judgement =
    stored.voucherCode === null
      ? null
      : judgeVoucher(sources.voucher, voucherSituation(stored.country, lines, now), {
          email: stored.email,
          hasAffiliateApplied: false,
        });
  const voucher = judgement?.ok === true ? judgement.voucher : null;
  const gifts = giftLines(voucher, lines, catalogue, stored);
  const needsShipping = isShippingRequired([...lines, ...gifts.lines].map(kindOf));
  const options =
    needsShipping && stored.shippingAddress !== null && isServed(stored.shippingAddress)
      ? shippingOptions(catalogue.shippingMethods(stored.country), stored.country, now)
      : [];
  const shippingOption = options.find(({ id }) => id === stored.shippingMethodId) ?? null;

  const idStatus =
    stored.taxId &&
    taxIdStatus(stored.taxId, taxIdSituation(stored, { sellerCountry, isShippingRequired: needsShipping }));
  const tax = quoteWithTaxId(
    await taxProvider.quote(stored.country, needsShipping ? stored.shippingAddress : stored.billingAddress),
    idStatus,
  );
  const priced = priceByRule({
    currency: stored.currency,
    treatment: tax.treatment,
    taxes: tax.taxes,
    lines: [...lines.map((line) => pricingLine(line, voucher)), ...gifts.lines.map(freePricingLine)],
    shipping: shippingOption?.price.amount ?? null,
    discount: voucher?.discount ?? null,
  });

  const dearest = dearestShipping(catalogue, stored);
  const payment: PaymentSituation = {
    total: priced.total.gross,
    shipToCountry: needsShipping ? (stored.shippingAddress?.country ?? stored.country) : null,
    billingCountry: stored.billingAddress?.country ?? stored.country,
    isRecurring: lines.some(({ offer }) => offer.renewalPrice !== null),
    hasTaxId: stored.taxId !== null,
  };
  return {
    stored,
    catalogue,
    lines: [...lines, ...gifts.lines].map(({ id, quantity, offer }, index): PricedCheckoutLine => {
      const { discount: _discount, ...prices } = priced.lines[index]!;
      const renewalPrice =
        offer.renewalPrice && taxedByTreatment[tax.treatment](offer.renewalPrice, tax.taxes);
      return { ...prices, id, quantity, offer, renewalPrice, isFreeItem: index >= lines.length };
    }),
    lostGifts:
      judgement?.ok === false && isTakenByTheShop(judgement.reason)
        ? (sources.voucher?.giftSkus ?? [])
        : gifts.missing,
    withdrawnLines: stored.lines.filter(({ id }) => !lines.some((line) => line.id === id)),
    bundleType: bundleTypeForLines(bundleLines),
    tax,
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
    requiredAttestations: attestationsFor(stored, lines, bundleLines, voucher),
  };
}

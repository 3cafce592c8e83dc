import { type AddressPurpose, billingPurpose, type PostalAddress } from '@sonde/machines/rules/addresses';
import { missingAttestations } from '@sonde/machines/rules/checkout';
import { type BundleRule, bundleTable, mayStart } from '@sonde/machines/rules/catalogue';
import { countryDay } from '@sonde/machines/rules/places';
import type { Money } from '@sonde/machines/rules/money';
import { minimumRefusals } from '../checkout/minimum-total.ts';
import { countOf, kindOf } from '../checkout/offered-line.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { readAddress } from '../places/address-input.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** What the buyer saw and agreed to. */
export interface PlacementTerms {
  readonly expectedTotal: Money;
  readonly attestations: readonly string[];
}

type Review = (checkout: PricedCheckout, terms: PlacementTerms, now: Date) => readonly Refusal[];

const reviewLines: Review = ({ withdrawnLines }) =>
  withdrawnLines.length === 0 ? [] : [refusal('PRODUCTS_ARE_CHANGED', 'lines')];

/**
 * A gift costs nothing, so that the total does not tell when it is gone. A code that gave one and does not apply any
 * more, or gives what is not sold any more, changes the products of the order.
 */
const reviewGifts: Review = ({ lostGifts }) =>
  lostGifts.length > 0 ? [refusal('PRODUCTS_ARE_CHANGED', 'voucherCode')] : [];

const reviewBundle: Review = ({ lines, bundleType, stored }, _terms, now) => {
  if (lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines')];
  if (bundleType === null) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'PART_NOT_ALLOWED')];
  const bundle: BundleRule = bundleTable[bundleType];
  const device = lines.find((line) => kindOf(line) === 'DEVICE');
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const eligibility = mayStart(
    {
      action: bundle.action,
      planFamily: bundle.planFamily,
      market: device?.offer.variant.product.market ?? bundle.market ?? 'HUMAN',
      productLine: device?.offer.variant.product.productLine ?? null,
      country: stored.country,
      today: countryDay(stored.country, now),
      quantity: countOf('DEVICE', lines) || units,
      expansion: null,
    },
    { kind: 'ANONYMOUS' },
  );
  return eligibility.allowed ? [] : [refusal(eligibility.code, 'lines')];
};

const reviewContact: Review = ({ stored }) =>
  stored.email === '' ? [refusal('INVALID', 'email', 'REQUIRED')] : [];

const isUsable = (
  address: PostalAddress | null,
  purpose: AddressPurpose,
  { country }: PricedCheckout['stored'],
): boolean => address !== null && readAddress(address, { purpose, shopCountry: country }).ok;

const reviewShipping: Review = ({ stored, isShippingRequired, shippingOption }) => {
  if (!isShippingRequired) return [];
  if (!isUsable(stored.shippingAddress, 'destination', stored))
    return [refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress')];
  if (shippingOption === null) return [refusal('SHIPPING_METHOD_NOT_SET', 'shippingMethodId')];
  return [];
};

const reviewBilling: Review = ({ stored, isShippingRequired }) =>
  isUsable(stored.billingAddress, billingPurpose(isShippingRequired), stored)
    ? []
    : [refusal('BILLING_ADDRESS_NOT_SET', 'billingAddress')];

function isAsExpected({ total }: PricedCheckout, { expectedTotal }: PlacementTerms): boolean {
  return total.gross.amount === expectedTotal.amount && total.gross.currency === expectedTotal.currency;
}

const reviewTotal: Review = (checkout, terms) => {
  if (isAsExpected(checkout, terms)) return [];
  if (checkout.refusedVoucher !== null) return [checkout.refusedVoucher.refusal];
  return [refusal('PRICES_ARE_CHANGED', 'expectedTotal')];
};

const reviewMinimum: Review = (checkout) => minimumRefusals(checkout);

const reviewPayment: Review = ({ stored, total, paymentMethods }) => {
  if (total.gross.amount === 0) return [];
  const isChosen = stored.payment !== null && paymentMethods.includes(stored.payment.method);
  return isChosen ? [] : [refusal('PAYMENT_NOT_FOUND', 'payment')];
};

const reviewAttestations: Review = ({ requiredAttestations }, { attestations }) =>
  missingAttestations(requiredAttestations, attestations).length === 0
    ? []
    : [refusal('INVALID', 'attestations', 'REQUIRED')];

/** In the order in which a buyer mends things; products come before prices. */
const reviews: readonly Review[] = [
  reviewLines,
  reviewGifts,
  reviewBundle,
  reviewContact,
  reviewShipping,
  reviewBilling,
  reviewTotal,
  reviewMinimum,
  reviewPayment,
  reviewAttestations,
];

/** What keeps a checkout from being placed: the refusals of the first review that has any. */
export function reviewPlacement(
  checkout: PricedCheckout,
  terms: PlacementTerms,
  now: Date,
): readonly Refusal[] {
  for (const review of reviews) {
    const refusals = review(checkout, terms, now);
    if (refusals.length > 0) return refusals;
  }
  return [];
}

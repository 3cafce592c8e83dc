import { type AddressPurpose, billingPurpose, type PostalAddress } from '@sonde/machines/rules/address';
import { missingAttestations } from '@sonde/machines/rules/attestations';
import { bundleTable } from '@sonde/machines/rules/bundles';
import type { BundleRule } from '@sonde/machines/rules/bundles';
import { mayStart } from '@sonde/machines/rules/eligibility';
import type { EligibilityCode } from '@sonde/machines/rules/eligibility.types';
import type { Money } from '@sonde/machines/rules/money';
import { minimumRefusals } from '../checkout/minimum-total.ts';
import { countOf, kindOf } from '../checkout/offered-line.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { readAddress } from '../checkout/address-input.ts';
import { shopMoment } from '../delivery/shop-time.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** What the buyer saw and agreed to. */
export interface PlacementTerms {
  readonly expectedTotal: Money;
  readonly attestations: readonly string[];
}

type Review = (checkout: PricedCheckout, terms: PlacementTerms, now: Date) => readonly Refusal[];

const eligibilitySentences: Readonly<Record<EligibilityCode, string>> = {
  NO_PERMISSIONS: 'Sign in as a member who may order this for the organization.',
  OPERATION_NOT_ALLOWED: 'This order needs an account. Sign in, or add a device.',
  COUNTRY_NOT_AVAILABLE: 'This order is not sold in your country.',
};

const reviewLines: Review = ({ withdrawnLines }) =>
  withdrawnLines.length === 0
    ? []
    : [
        refusal(
          'PRODUCTS_ARE_CHANGED',
          'lines',
          'A product in your cart is not sold any more and was taken out.',
        ),
      ];

/**
 * A gift costs nothing, so that the total does not tell when it is gone. A code that gave one and does not apply any
 * more, or gives what is not sold any more, changes the products of the order.
 */
const reviewGifts: Review = ({ lostGifts }) =>
  lostGifts.length > 0
    ? [
        refusal(
          'PRODUCTS_ARE_CHANGED',
          'voucherCode',
          'A free article is not part of this order any more. Check the order and confirm again.',
        ),
      ]
    : [];

const reviewBundle: Review = ({ lines, bundleType, stored }, _terms, now) => {
  if (lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'The cart is empty.')];
  if (bundleType === null)
    return [refusal('BUNDLE_NOT_FOUND', 'lines', 'These products are not sold together.')];
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
      today: shopMoment(now).today,
      quantity: countOf('DEVICE', lines) || units,
      expansion: null,
    },
    { kind: 'ANONYMOUS' },
  );
  return eligibility.allowed
    ? []
    : [refusal(eligibility.code, 'lines', eligibilitySentences[eligibility.code])];
};

const reviewContact: Review = ({ stored }) =>
  stored.email === '' ? [refusal('INVALID', 'email', 'Enter an e-mail address.')] : [];

const isUsable = (
  address: PostalAddress | null,
  purpose: AddressPurpose,
  { country }: PricedCheckout['stored'],
): boolean => address !== null && readAddress(address, { purpose, shopCountry: country }).ok;

const reviewShipping: Review = ({ stored, isShippingRequired, shippingOption }) => {
  if (!isShippingRequired) return [];
  if (!isUsable(stored.shippingAddress, 'destination', stored))
    return [refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress', 'Enter the shipping address.')];
  if (shippingOption === null)
    return [refusal('SHIPPING_METHOD_NOT_SET', 'shippingMethodId', 'Choose a shipping method.')];
  return [];
};

const reviewBilling: Review = ({ stored, isShippingRequired }) =>
  isUsable(stored.billingAddress, billingPurpose(isShippingRequired), stored)
    ? []
    : [refusal('BILLING_ADDRESS_NOT_SET', 'billingAddress', 'Enter the billing address.')];

function isAsExpected({ total }: PricedCheckout, { expectedTotal }: PlacementTerms): boolean {
  return total.gross.amount === expectedTotal.amount && total.gross.currency === expectedTotal.currency;
}

const reviewTotal: Review = (checkout, terms) => {
  if (isAsExpected(checkout, terms)) return [];
  if (checkout.refusedVoucher !== null) return [checkout.refusedVoucher.refusal];
  return [
    refusal(
      'PRICES_ARE_CHANGED',
      'expectedTotal',
      'The total has changed. Nothing was charged; check it and confirm again.',
    ),
  ];
};

const reviewMinimum: Review = (checkout) => minimumRefusals(checkout);

const reviewPayment: Review = ({ stored, total, paymentMethods }) => {
  if (total.gross.amount === 0) return [];
  const isChosen = stored.payment !== null && paymentMethods.includes(stored.payment.method);
  return isChosen ? [] : [refusal('PAYMENT_NOT_FOUND', 'payment', 'Choose how to pay.')];
};

const reviewAttestations: Review = ({ requiredAttestations }, { attestations }) =>
  missingAttestations(requiredAttestations, attestations).length === 0
    ? []
    : [refusal('INVALID', 'attestations', 'Confirm every acknowledgement before placing the order.')];

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

import { type AddressPurpose, billingPurpose, type PostalAddress } from '@sonde/machines/rules/addresses';
import { missingAttestations } from '@sonde/machines/rules/checkout';
import { mayStart, orderRequest } from '@sonde/machines/rules/catalogue';
import type { Money } from '@sonde/machines/rules/money';
import { minimumRefusals } from '../checkout/minimum-total.ts';
import { kindOf } from '../checkout/offered-line.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { readAddress } from '../places/address-input.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** What the buyer saw and agreed to. */
export interface PlacementTerms {
  readonly expectedTotal: Money;
  readonly attestations: readonly string[];
}

type Review = (checkout: PricedCheckout, terms: PlacementTerms) => readonly Refusal[];

const reviewLines: Review = ({ withdrawnLines }) =>
  withdrawnLines.length === 0 ? [] : [refusal('PRODUCTS_ARE_CHANGED', 'lines')];

/**
 * A gift costs nothing, so that the total does not tell when it is gone. A code that gave one and does not apply any
 * more, or gives what is not sold any more, changes the products of the order.
 */
const reviewGifts: Review = ({ lostGifts }) =>
  lostGifts.length > 0 ? [refusal('PRODUCTS_ARE_CHANGED', 'voucherCode')] : [];

const reviewBundle: Review = ({ lines, bundleType, stored }) => {
  if (lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines')];
  if (bundleType === null) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'PART_NOT_ALLOWED')];
  const device = lines.find((line) => kindOf(line) === 'DEVICE')?.offer.variant.product;
  const ordered = lines.map((line) => ({ kind: kindOf(line), quantity: line.quantity }));
  const eligibility = mayStart(
    orderRequest({ bundleType, country: stored.country, lines: ordered }, device),
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
export function reviewPlacement(checkout: PricedCheckout, terms: PlacementTerms): readonly Refusal[] {
  for (const review of reviews) {
    const refusals = review(checkout, terms);
    if (refusals.length > 0) return refusals;
  }
  return [];
}

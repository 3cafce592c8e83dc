import { type CheckoutAnswerName, missingAnswers } from '@sonde/machines/checkout/state';
import { type AddressPurpose, billingPurpose, type PostalAddress } from '@sonde/machines/rules/addresses';
import { missingAttestations } from '@sonde/machines/rules/checkout';
import type { Money } from '@sonde/machines/rules/money';
import { quoteProblems } from '@sonde/machines/rules/quotes';
import { isSameTrialCharge, type TrialCharge, trialChargeOf } from '@sonde/machines/rules/sales';
import type { PaymentChoice } from '../checkout/checkout.model.ts';
import { minimumRefusals } from '../checkout/minimum-total.ts';
import { isPayment } from '../checkout/payment-input.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import { quoteDataOf } from '../checkout/quote-data.ts';
import { reviewBundle } from '../checkout/review-bundle.ts';
import { isFree } from './is-free.ts';
import { isQuote } from './is-quote.ts';
import { readAddress } from '../places/address-input.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** What the buyer saw and agreed to. */
export interface PlacementTerms {
  readonly expectedTotal: Money;
  /** The payment that was shown to them; omitted if not specified. */
  readonly expectedPayment?: PaymentChoice;
  /** What the buyer agreed to be charged when a trial ends; omitted if not specified. */
  readonly expectedTrialCharge?: TrialCharge;
  readonly attestations: readonly string[];
}

/** The terms, and the address that the limit on free mail was checked for; null if none was. */
interface ReviewedTerms extends PlacementTerms {
  readonly countedEmail: string | null;
}

interface Reviewed {
  readonly checkout: PricedCheckout;
  readonly terms: ReviewedTerms;
  /** The first answer that the checkout lacks. */
  readonly lacking: CheckoutAnswerName | undefined;
}

type Review = (reviewed: Reviewed) => readonly Refusal[];

/** A review of the checkout alone, whatever the buyer agrees to. */
type CheckoutReview = (reviewed: Pick<Reviewed, 'checkout'>) => readonly Refusal[];

const reviewLines: CheckoutReview = ({ checkout: { withdrawnLines } }) =>
  withdrawnLines.length === 0 ? [] : [refusal('PRODUCTS_ARE_CHANGED', 'lines')];

/**
 * A free item costs nothing, so the total doesn't show that it is gone. If the code no longer applies, or its free
 * items are no longer sold, the products of the order have changed.
 */
const reviewGifts: CheckoutReview = ({ checkout: { lostGifts } }) =>
  lostGifts.length > 0 ? [refusal('PRODUCTS_ARE_CHANGED', 'voucherCode')] : [];

/** Support decides about a banned mailbox: nothing is ordered with it. */
const reviewMailbox: CheckoutReview = ({ checkout: { stored } }) =>
  stored.isMailboxBanned ? [refusal('BANNED_EMAIL_ADDRESS', 'email')] : [];

const isUsable = (
  address: PostalAddress | null,
  purpose: AddressPurpose,
  { country }: PricedCheckout['stored'],
): boolean => address !== null && readAddress(address, { purpose, shopCountry: country }).ok;

/** The refusal for a missing answer. */
const lackingRefusals: Readonly<Record<CheckoutAnswerName, Refusal>> = {
  contact: refusal('INVALID', 'email', 'REQUIRED'),
  'shipping.address': refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress'),
  'shipping.method': refusal('SHIPPING_METHOD_NOT_SET', 'shippingMethodId'),
  'billing.address': refusal('BILLING_ADDRESS_NOT_SET', 'billingAddress'),
  payment: refusal('PAYMENT_NOT_FOUND', 'payment'),
};

/**
 * A saved method can be charged only for its owner, while it exists, and for no other holder of the checkout's token.
 */
const isPayable = ({ stored: { payment }, savedMethods }: PricedCheckout): boolean =>
  (payment?.savedMethodId ?? null) === null || savedMethods.some(({ id }) => id === payment?.savedMethodId);

/** The answers that the checkout lacks. An address counts only if it is usable, a shipping method only if it is offered. */
function lackingIn(checkout: PricedCheckout): readonly CheckoutAnswerName[] {
  const { stored, isShippingRequired, shippingOption, total, autoRenewal, paymentMethods } = checkout;
  const payment = isPayable(checkout) ? stored.payment : null;
  return missingAnswers({
    email: stored.email,
    isShippingRequired,
    hasShippingAddress: isUsable(stored.shippingAddress, 'destination', stored),
    hasShippingMethod: shippingOption !== null,
    hasBillingAddress: isUsable(stored.billingAddress, billingPurpose(isShippingRequired), stored),
    toPay: total.gross.amount,
    autoRenewal,
    paymentMethod: payment?.method ?? null,
    paymentMethods,
  });
}

const reviewAnswers: Review = ({ lacking }) =>
  lacking === undefined || lacking === 'payment' ? [] : [lackingRefusals[lacking]];

/** Asked last; the total is reviewed before. A payment that another tab has selected since isn't charged. */
const reviewPayment: Review = ({ lacking, checkout, terms: { expectedPayment } }) => {
  if (lacking === 'payment') return [lackingRefusals.payment];
  return expectedPayment === undefined || isFree(checkout) || isPayment(checkout.stored, expectedPayment)
    ? []
    : [refusal('OPERATION_NOT_ALLOWED', 'payment', 'CHANGED_ELSEWHERE')];
};

function isAsExpected({ total }: PricedCheckout, { expectedTotal }: PlacementTerms): boolean {
  return total.gross.amount === expectedTotal.amount && total.gross.currency === expectedTotal.currency;
}

const reviewTotal: Review = ({ checkout, terms }) => {
  if (isAsExpected(checkout, terms)) return [];
  if (checkout.refusedVoucher !== null) return [checkout.refusedVoucher.refusal];
  return [refusal('PRICES_ARE_CHANGED', 'expectedTotal')];
};

/** Nothing is charged after a trial but what the buyer agreed to: today's total doesn't show it. */
const reviewTrialCharge: Review = ({
  checkout: { membershipTerm },
  terms: { expectedTrialCharge: expected },
}) => {
  const charge = trialChargeOf(membershipTerm);
  const isAgreed = charge === null || (expected !== undefined && isSameTrialCharge(charge, expected));
  return isAgreed ? [] : [refusal('PRICES_ARE_CHANGED', 'expectedTrialCharge')];
};

const reviewMinimum: CheckoutReview = ({ checkout }) => minimumRefusals(checkout);

/** A quote names the organization that asks for it. */
const reviewQuote: Review = ({ checkout }) =>
  isQuote(checkout) && quoteProblems(quoteDataOf(checkout)).length > 0
    ? [refusal('INVALID', 'equoteOrganizationName', 'REQUIRED')]
    : [];

const reviewAttestations: Review = ({ checkout: { requiredAttestations }, terms: { attestations } }) =>
  missingAttestations(requiredAttestations, attestations).length === 0
    ? []
    : [refusal('INVALID', 'attestations', 'REQUIRED')];

/**
 * No one is mailed for free without having been counted: another tab may have changed the address or the payment since.
 */
const reviewCounted: Review = ({ checkout, terms: { countedEmail } }) =>
  (isFree(checkout) || isQuote(checkout)) && checkout.stored.email !== countedEmail
    ? [refusal('OPERATION_NOT_ALLOWED', 'email', 'CHANGED_ELSEWHERE')]
    : [];

const reviewItems: CheckoutReview = ({ checkout }) => reviewBundle(checkout);

/** In the order in which a buyer resolves them; products come before prices. */
const reviews: readonly Review[] = [
  reviewLines,
  reviewGifts,
  reviewItems,
  reviewAnswers,
  reviewMailbox,
  reviewTotal,
  reviewTrialCharge,
  reviewMinimum,
  reviewPayment,
  reviewQuote,
  reviewAttestations,
  reviewCounted,
];

/** Why a checkout can't be placed: the refusals of the first review that has any. */
export function reviewPlacement(checkout: PricedCheckout, terms: ReviewedTerms): readonly Refusal[] {
  const reviewed = { checkout, terms, lacking: lackingIn(checkout)[0] };
  for (const review of reviews) {
    const refusals = review(reviewed);
    if (refusals.length > 0) return refusals;
  }
  return [];
}

const checkoutReviews: readonly CheckoutReview[] = [
  reviewLines,
  reviewGifts,
  reviewItems,
  reviewMailbox,
  reviewMinimum,
];

/**
 * Everything that a checkout still needs before it can be placed, except the payment and what its buyer agrees to,
 * which come with the placement.
 */
export function outstandingRefusals(checkout: PricedCheckout): readonly Refusal[] {
  const lacking = lackingIn(checkout).filter((answer) => answer !== 'payment');
  return [
    ...checkoutReviews.flatMap((review) => review({ checkout })),
    ...lacking.map((answer) => lackingRefusals[answer]),
  ];
}

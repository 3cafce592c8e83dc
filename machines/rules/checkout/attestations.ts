import {
  type BundleRule,
  bundleTable,
  type BundleType,
  type LineKind,
  type Market,
} from '../catalogue/index.ts';
import { isDebit, type PaymentMethod } from '../payment/index.ts';

/** What a buyer may have to acknowledge, in the order in which it is shown (coverage CHECKOUT-12). */
export const legalAcknowledgements = [
  'LICENSED',
  'PROBE_ONLY',
  'RENEWAL',
  'RENTAL_PAYMENT',
  'PAYMENT_AUTHORIZATION',
  'ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY',
  'TERMS_AND_CONDITIONS',
] as const;
export type LegalAcknowledgement = (typeof legalAcknowledgements)[number];

/** What decides which acknowledgements an order needs. */
export interface AttestationSituation {
  readonly bundleType: BundleType | null;
  readonly lineKinds: readonly LineKind[];
  /** Of the devices in the checkout; null without one. */
  readonly market: Market | null;
  /** Whether a subscription in the checkout will renew by itself. */
  readonly renewsAutomatically: boolean;
  readonly isRental: boolean;
  /** Null until the buyer has chosen. */
  readonly paymentMethod: PaymentMethod | null;
  readonly paysWithSavedMethod: boolean;
  readonly hasAffiliateCode: boolean;
}

function actionOf(bundleType: BundleType | null): BundleRule['action'] | null {
  return bundleType === null ? null : bundleTable[bundleType].action;
}

const isRequired: Readonly<Record<LegalAcknowledgement, (situation: AttestationSituation) => boolean>> = {
  LICENSED: ({ lineKinds, market }) => lineKinds.includes('DEVICE') && market === 'HUMAN',
  PROBE_ONLY: ({ bundleType }) => actionOf(bundleType) === 'PROBE_ONLY',
  RENEWAL: ({ lineKinds, renewsAutomatically }) => lineKinds.includes('SUBSCRIPTION') && renewsAutomatically,
  RENTAL_PAYMENT: ({ isRental }) => isRental,
  PAYMENT_AUTHORIZATION: ({ paymentMethod, paysWithSavedMethod }) =>
    paysWithSavedMethod || (paymentMethod !== null && isDebit(paymentMethod)),
  ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY: ({ hasAffiliateCode }) => hasAffiliateCode,
  TERMS_AND_CONDITIONS: () => true,
};

/** Everything that the buyer must acknowledge before the order is placed; the terms always. */
export function requiredAttestations(situation: AttestationSituation): readonly LegalAcknowledgement[] {
  return legalAcknowledgements.filter((acknowledgement) => isRequired[acknowledgement](situation));
}

/** What is still missing of the required acknowledgements. */
export function missingAttestations(
  required: readonly LegalAcknowledgement[],
  given: readonly string[],
): readonly LegalAcknowledgement[] {
  return required.filter((acknowledgement) => !given.includes(acknowledgement));
}

import {
  type BundleRule,
  bundleTable,
  type BundleType,
  isRental,
  type LineKind,
  type Market,
} from '../catalogue/index.ts';
import { isDebit, type PaymentMethod } from '../payment/index.ts';

/** The acknowledgements that a buyer may have to give, in display order (coverage CHECKOUT-12). */
export const legalAcknowledgements = [
  'LICENSED',
  'PROBE_ONLY',
  'RENEWAL',
  'RENTAL_PAYMENT',
  'PAYMENT_AUTHORIZATION',
  'ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY',
  'TERMS_AND_CONDITIONS',
] as const;
/** One of {@link legalAcknowledgements}. */
export type LegalAcknowledgement = (typeof legalAcknowledgements)[number];

/** The facts that decide which acknowledgements an order needs. */
export interface AttestationSituation {
  readonly bundleType: BundleType | null;
  readonly lineKinds: readonly LineKind[];
  /** The market of the devices in the checkout; null without a device. */
  readonly market: Market | null;
  /** Whether a subscription in the checkout renews automatically. */
  readonly renewsAutomatically: boolean;
  /** Null until the buyer has chosen. */
  readonly paymentMethod: PaymentMethod | null;
  readonly paysWithSavedMethod: boolean;
  readonly hasAffiliateCode: boolean;
}

/** Whether a bundle sells a probe without a membership: the Basic plan costs nothing and has none. */
const isProbeAlone = ({ action, planFamily }: BundleRule): boolean =>
  action === 'PROBE_ONLY' || planFamily === 'BASIC';

/** Whether a bundle rents a probe: its payments are a commitment, so they are acknowledged instead of a renewal. */
const isRentalBundle = (bundleType: BundleType | null): boolean =>
  bundleType !== null && isRental(bundleTable[bundleType]);

const isRequired: Readonly<Record<LegalAcknowledgement, (situation: AttestationSituation) => boolean>> = {
  LICENSED: ({ lineKinds, market }) => lineKinds.includes('DEVICE') && market === 'HUMAN',
  PROBE_ONLY: ({ bundleType }) => bundleType !== null && isProbeAlone(bundleTable[bundleType]),
  RENEWAL: ({ lineKinds, renewsAutomatically, bundleType }) =>
    lineKinds.includes('SUBSCRIPTION') && renewsAutomatically && !isRentalBundle(bundleType),
  RENTAL_PAYMENT: ({ bundleType }) => isRentalBundle(bundleType),
  PAYMENT_AUTHORIZATION: ({ paymentMethod, paysWithSavedMethod }) =>
    paysWithSavedMethod || (paymentMethod !== null && isDebit(paymentMethod)),
  ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY: ({ hasAffiliateCode }) => hasAffiliateCode,
  TERMS_AND_CONDITIONS: () => true,
};

/** The acknowledgements that the buyer must give before ordering. They always include the terms. */
export function requiredAttestations(situation: AttestationSituation): readonly LegalAcknowledgement[] {
  return legalAcknowledgements.filter((acknowledgement) => isRequired[acknowledgement](situation));
}

/** The required acknowledgements that haven't been given. */
export function missingAttestations(
  required: readonly LegalAcknowledgement[],
  given: readonly string[],
): readonly LegalAcknowledgement[] {
  return required.filter((acknowledgement) => !given.includes(acknowledgement));
}

/**
 * What an order needs once it is known what it needs with another payment: only that depends on the payment, and the
 * rest may have changed meanwhile.
 */
export const attestationsWithPayment = (
  present: readonly string[],
  withPayment: readonly string[],
): readonly LegalAcknowledgement[] =>
  legalAcknowledgements.filter((acknowledgement) =>
    (acknowledgement === 'PAYMENT_AUTHORIZATION' ? withPayment : present).includes(acknowledgement),
  );

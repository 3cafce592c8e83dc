import {
  laterPaymentsOf,
  type LaterPayments,
  type LegalAcknowledgement,
} from '@sonde/machines/rules/checkout';
import type { ErrorMessage } from './messages.ts';

/** What the buyer has to say in person, on the shop's page; null for what completing a checkout says. */
const sentences: Readonly<Record<LegalAcknowledgement, string | null>> = {
  LICENSED: 'The buyer has to confirm that they are licensed to use the probe.',
  PROBE_ONLY: 'The buyer has to confirm that they know what a probe can do without a membership.',
  RENEWAL: 'The buyer has to agree to the automatic renewal.',
  RENTAL_PAYMENT: 'The buyer has to agree to the payments of the rental.',
  PAYMENT_AUTHORIZATION: 'The buyer has to authorize the payment.',
  ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY: 'The buyer has to acknowledge whose code it is.',
  // The platform shows the links to them, and completes once the buyer has decided to order.
  TERMS_AND_CONDITIONS: null,
};

/** What the buyer authorizes where payments follow without another order. */
const authorizations: Readonly<Record<LaterPayments, string>> = {
  MEMBERSHIP:
    'The buyer has to authorize the payment of this order and each later payment of the membership.',
  RENTAL: 'The buyer has to authorize the payment of this order and each later payment of the rental.',
};

/** What the buyer has to say for one of the acknowledgements that an order needs. */
function sentenceOf(one: LegalAcknowledgement, required: readonly LegalAcknowledgement[]): string | null {
  const later = laterPaymentsOf(required);
  return one === 'PAYMENT_AUTHORIZATION' && later !== null ? authorizations[later] : sentences[one];
}

/** The acknowledgements that come with completing a checkout by the protocol. */
export const impliedAcknowledgements = (
  required: readonly LegalAcknowledgement[],
): readonly LegalAcknowledgement[] => required.filter((one) => sentences[one] === null);

/** What the buyer still has to say in person. */
export const personalAcknowledgements = (
  required: readonly LegalAcknowledgement[],
): readonly ErrorMessage[] =>
  required.flatMap((one) => {
    const content = sentenceOf(one, required);
    return content === null
      ? []
      : [
          {
            type: 'error',
            code: `acknowledgement_${one.toLowerCase()}`,
            severity: 'requires_buyer_review',
            content,
          },
        ];
  });

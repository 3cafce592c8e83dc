/** Why a checkout has ended; null while it can be changed. */
export type CheckoutEnd = 'ordered' | 'expired' | 'continuedElsewhere';

/** Why a checkout can no longer be changed; all are false of an open one. */
export interface EndFacts {
  /** It became an order, or a checkout that continues it did. */
  readonly isOrdered: boolean;
  readonly isExpired: boolean;
  /** Another browser has taken it over. */
  readonly isContinuedElsewhere: boolean;
}

/** Why a checkout has ended. An order takes precedence over everything else. */
export function checkoutEnd({ isOrdered, isExpired, isContinuedElsewhere }: EndFacts): CheckoutEnd | null {
  if (isOrdered) return 'ordered';
  if (isExpired) return 'expired';
  return isContinuedElsewhere ? 'continuedElsewhere' : null;
}

/** The answers required before an order can be placed, in the order in which they are asked. */
export const checkoutAnswers = [
  'contact',
  'shipping.address',
  'shipping.method',
  'billing.address',
  'payment',
] as const;

/** One of {@link checkoutAnswers}. */
export type CheckoutAnswerName = (typeof checkoutAnswers)[number];

/** The facts that determine which answers a checkout needs and has. The caller decides whether an address is usable. */
export interface AnswerFacts {
  /** Empty while unknown. */
  readonly email: string;
  readonly isShippingRequired: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasShippingMethod: boolean;
  readonly hasBillingAddress: boolean;
  /** Of the total, in minor units with tax. */
  readonly toPay: number;
  /** Whether something in it renews automatically, and so needs a payment method that is saved. */
  readonly autoRenewal: boolean;
  /** Null until selected. */
  readonly paymentMethod: string | null;
  /** The available ones. */
  readonly paymentMethods: readonly string[];
}

interface AnswerRule {
  /** Omitted if every checkout needs the answer. */
  readonly isNeeded?: (facts: AnswerFacts) => boolean;
  readonly isGiven: (facts: AnswerFacts) => boolean;
}

const isShippingRequired = (facts: AnswerFacts) => facts.isShippingRequired;

/**
 * Whether anything is to be paid, now or when it renews: a trial costs nothing today, but its card is saved for the
 * first charge. Otherwise the method is FREE and the buyer isn't asked for a payment.
 */
export const isPaymentRequired = ({
  toPay,
  autoRenewal,
}: Pick<AnswerFacts, 'toPay' | 'autoRenewal'>): boolean => toPay > 0 || autoRenewal;

const rules: Readonly<Record<CheckoutAnswerName, AnswerRule>> = {
  contact: { isGiven: ({ email }) => email !== '' },
  'shipping.address': {
    isNeeded: isShippingRequired,
    isGiven: ({ hasShippingAddress }) => hasShippingAddress,
  },
  'shipping.method': {
    isNeeded: isShippingRequired,
    isGiven: ({ hasShippingMethod }) => hasShippingMethod,
  },
  'billing.address': { isGiven: ({ hasBillingAddress }) => hasBillingAddress },
  payment: {
    isNeeded: isPaymentRequired,
    isGiven: ({ paymentMethod, paymentMethods }) =>
      paymentMethod !== null && paymentMethods.includes(paymentMethod),
  },
};

/** Whether a checkout needs an answer. Some don't apply if nothing is shipped or nothing is to be paid. */
export const isAnswerNeeded = (answer: CheckoutAnswerName, facts: AnswerFacts): boolean =>
  rules[answer].isNeeded?.(facts) ?? true;

/**
 * The answers that a checkout still lacks, in the order in which they are asked. An order can be placed if there are
 * none.
 */
export function missingAnswers(facts: AnswerFacts): readonly CheckoutAnswerName[] {
  return checkoutAnswers.filter((answer) => isAnswerNeeded(answer, facts) && !rules[answer].isGiven(facts));
}

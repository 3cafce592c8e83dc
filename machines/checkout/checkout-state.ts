/** What ends a checkout; null while it can be changed. */
export type CheckoutEnd = 'ordered' | 'expired' | 'continuedElsewhere';

export interface EndFacts {
  /** It became an order, or another checkout that continues it did. */
  readonly isOrdered: boolean;
  readonly isExpired: boolean;
  /** Another browser continues it. */
  readonly isContinuedElsewhere: boolean;
}

/** How a checkout has ended; an order outlasts everything else. */
export function checkoutEnd({ isOrdered, isExpired, isContinuedElsewhere }: EndFacts): CheckoutEnd | null {
  if (isOrdered) return 'ordered';
  if (isExpired) return 'expired';
  return isContinuedElsewhere ? 'continuedElsewhere' : null;
}

/** What the buyer answers before an order can be placed, in the order in which it is asked. */
export const checkoutAnswers = [
  'contact',
  'shipping.address',
  'shipping.method',
  'billing.address',
  'payment',
] as const;

export type CheckoutAnswerName = (typeof checkoutAnswers)[number];

/** What decides which answers a checkout needs and has. Whether an address can be used is for whoever gives the facts. */
export interface AnswerFacts {
  /** Empty until it is known. */
  readonly email: string;
  readonly isShippingRequired: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasShippingMethod: boolean;
  readonly hasBillingAddress: boolean;
  /** Of the total, in minor units with tax. */
  readonly toPay: number;
  /** Null until it is chosen. */
  readonly paymentMethod: string | null;
  /** Those that are offered. */
  readonly paymentMethods: readonly string[];
}

interface AnswerRule {
  /** Left out where every checkout needs the answer. */
  readonly isNeeded?: (facts: AnswerFacts) => boolean;
  readonly isGiven: (facts: AnswerFacts) => boolean;
}

const isShippingRequired = (facts: AnswerFacts) => facts.isShippingRequired;

/** Whether anything is to be paid; otherwise the method is FREE and no payment is asked for. */
export const isPaymentRequired = ({ toPay }: Pick<AnswerFacts, 'toPay'>): boolean => toPay > 0;

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

/** Whether a checkout needs an answer: without anything to ship or to pay, some are not asked for. */
export const isAnswerNeeded = (answer: CheckoutAnswerName, facts: AnswerFacts): boolean =>
  rules[answer].isNeeded?.(facts) ?? true;

/** The answers that a checkout still lacks, in the order in which they are asked for. It can be placed when there are none. */
export function lackingAnswers(facts: AnswerFacts): readonly CheckoutAnswerName[] {
  return checkoutAnswers.filter((answer) => isAnswerNeeded(answer, facts) && !rules[answer].isGiven(facts));
}

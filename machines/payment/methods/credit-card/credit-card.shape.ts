import {
  type Check,
  hasShape,
  isNullOr,
  isNumber,
  isPostalAddress,
  isString,
  isTrouble,
} from '../../../flow/index.ts';
import type { CardDetails, CreditCardContext } from './credit-card.types.ts';

/** Whether an unknown value describes a card. */
export const isCardDetails: Check<CardDetails> = hasShape({
  brand: isString,
  lastDigits: isString,
  expMonth: isNumber,
  expYear: isNumber,
});

/** Whether an unknown value is the context of the card's flow. */
export const isCreditCardContext: Check<CreditCardContext> = hasShape({
  means: isNullOr(hasShape({ details: isCardDetails, token: isString })),
  billingAddress: isPostalAddress,
  email: isString,
  trouble: isNullOr(isTrouble),
});

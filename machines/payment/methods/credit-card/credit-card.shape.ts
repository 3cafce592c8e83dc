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

const isTypedCard = hasShape({
  brand: isString,
  lastDigits: isString,
  expMonth: isNumber,
  expYear: isNumber,
});

/** Whether an unknown value describes a card, typed or of a wallet. */
export const isCardDetails: Check<CardDetails> = (value): value is CardDetails =>
  isTypedCard(value) && (!('wallet' in value) || isString(value.wallet));

/** Whether an unknown value is the context of the card's flow. */
export const isCreditCardContext: Check<CreditCardContext> = hasShape({
  means: isNullOr(hasShape({ details: isCardDetails, token: isString })),
  billingAddress: isPostalAddress,
  email: isString,
  trouble: isNullOr(isTrouble),
});

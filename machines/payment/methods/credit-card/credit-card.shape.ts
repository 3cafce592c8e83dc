import { hasShape, isNullOr, isNumber, isPostalAddress, isString, isTrouble } from '../../../flow/index.ts';
import type { CardDetails } from './credit-card.types.ts';

const hasCardShape = hasShape({
  brand: isString,
  lastDigits: isString,
  expMonth: isNumber,
  expYear: isNumber,
});

/** Whether an unknown value describes a card. */
export const isCardDetails = (value: unknown): value is CardDetails => hasCardShape(value);

/** Whether an unknown value is a context of the card's flow. */
export const isCreditCardContext = hasShape({
  means: isNullOr(hasShape({ details: isCardDetails, token: isString })),
  billingAddress: isPostalAddress,
  email: isString,
  trouble: isNullOr(isTrouble),
});

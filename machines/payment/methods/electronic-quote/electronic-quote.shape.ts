import {
  type Check,
  hasShape,
  isBoolean,
  isNullOr,
  isQuoteData,
  isString,
  isTrouble,
} from '../../../flow/index.ts';
import type { ElectronicQuoteContext } from './electronic-quote.types.ts';

/** Whether an unknown value is the context of the quote's flow. */
export const isElectronicQuoteContext: Check<ElectronicQuoteContext> = hasShape({
  means: isNullOr(hasShape({ details: isQuoteData, token: isString })),
  checkoutId: isString,
  entered: isQuoteData,
  isTyped: isBoolean,
  trouble: isNullOr(isTrouble),
});

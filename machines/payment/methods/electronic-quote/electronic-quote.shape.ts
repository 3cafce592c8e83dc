import { type Check, hasShape, isBoolean, isNullOr, isString, isTrouble } from '../../../flow/index.ts';
import { eachQuoteField, type QuoteData } from '../../../rules/quotes/index.ts';
import type { ElectronicQuoteContext } from './electronic-quote.types.ts';

/** Whether an unknown value says who asks for a quote. */
export const isQuoteData: Check<QuoteData> = hasShape(eachQuoteField(() => isString));

/** Whether an unknown value is the context of the quote's flow. */
export const isElectronicQuoteContext: Check<ElectronicQuoteContext> = hasShape({
  means: isNullOr(hasShape({ details: isQuoteData, token: isString })),
  checkoutId: isString,
  entered: isQuoteData,
  isTyped: isBoolean,
  trouble: isNullOr(isTrouble),
});

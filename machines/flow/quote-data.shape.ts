import { eachQuoteField, type QuoteData } from '../rules/quotes/index.ts';
import { type Check, hasShape, isString } from './shape.ts';

/** Whether an unknown value says who asks for a quote. */
export const isQuoteData: Check<QuoteData> = hasShape(eachQuoteField(() => isString));

/** Quotes: who asks for one, and how long it can be paid. */

export {
  eachQuoteField,
  type KnownOrganization,
  noQuoteData,
  prefilledQuoteData,
  type QuoteData,
  type QuoteField,
  quoteFields,
  quoteMaxLengths,
  type QuoteProblem,
  quoteProblems,
  quoteTexts,
  tidyQuoteData,
} from './quote-data.ts';
export { defaultQuoteDays, lastQuoteDay, quoteExpiry, quoteNumberOf } from './quote-validity.ts';

import type { QuoteWords } from './quote-words.types.ts';

/** What a quote says in American English, and in every language without texts of its own. */
export const englishQuoteWords: QuoteWords = {
  quote: 'Quote',
  quoteDate: 'Quote date',
  validThrough: 'Valid through',
  shipTo: 'Ship to',
  requestedBy: 'Requested by',
  comment: 'Comment',
  howToPay: 'How to pay',
  payOnline: ({ day, url }) => `Pay online at these prices through ${day}: ${url}`,
  payByTransfer: ({ number, email }) =>
    `To pay by bank transfer, write to ${email} and mention quote ${number}.`,
  transferTo: ({ number, account }) =>
    `Or transfer the total to this account, with the reference ${number}: ${account}`,
  notAnOrder:
    'This quote isn’t an order or an invoice. Nothing ships and no membership starts until it’s paid.',
  subject: (number) => `Your quote ${number}`,
  opening: (day) => `Your quote is attached as a PDF. Its prices are valid through ${day}.`,
  lines: 'What’s in this quote',
  view: 'View your quote',
};

/** The texts that differ in British English. */
export const britishQuoteWords: QuoteWords = {
  ...englishQuoteWords,
  validThrough: 'Valid up to and including',
  payOnline: ({ day, url }) => `Pay online at these prices up to and including ${day}: ${url}`,
  opening: (day) => `Your quote is attached as a PDF. Its prices are valid up to and including ${day}.`,
};

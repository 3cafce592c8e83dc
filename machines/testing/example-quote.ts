import type { QuoteData } from '../rules/quotes/index.ts';

/** Who asks for a quote, with what the shop knows of them. */
export const exampleQuoteData: QuoteData = {
  equoteOrganizationName: 'Analytical Clinic',
  equoteJobTitle: '',
  equotePracticePlace: '',
  equotePracticeDetails: '',
  equoteSpecialty: '',
  equoteComment: '',
};

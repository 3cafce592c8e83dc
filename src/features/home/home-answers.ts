/** What the terms in force say to questions that visitors ask, in the page's language. */
export interface HomeAnswers {
  readonly buyers: string;
  readonly cancellation: string;
  readonly returns: string;
  readonly warranty: string;
}

import { currentTerms } from '@sonde/machines/rules/checkout';
import { type TermsSection, termsSections } from './published-terms.ts';

/** The sections of the terms that other pages quote, by their English headings. */
const quoted = {
  buyers: 'Who may buy a probe',
  cancellation: 'Membership and renewal',
  delivery: 'Shipping',
  returns: 'Returns',
  warranty: 'Warranty',
  rights: 'Your rights by law',
} as const;

export type QuotedTerms = keyof typeof quoted;

const terms = currentTerms('MASTER_TERMS');

/** A section of the terms in force, in the language of a text catalog; every language has the same sections in order. */
export function quotedSection(name: QuotedTerms, catalogue: string): TermsSection {
  const english = termsSections(terms, 'en');
  const place = english.findIndex(({ heading }) => heading === quoted[name]);
  const section = termsSections(terms, catalogue)[place];
  if (section === undefined) throw new Error(`The terms in force have no section “${quoted[name]}”`);
  return section;
}

/** What a section says, as one text. */
export const quotedText = (name: QuotedTerms, catalogue: string): string =>
  (quotedSection(name, catalogue).paragraphs ?? []).join(' ');

import { currentTerms, type TermsVersion } from '@sonde/machines/rules/checkout';
import { expect, it } from 'vitest';
import { termsSections } from './published-terms.ts';

const terms: TermsVersion = currentTerms('MASTER_TERMS');
const textIn = (catalogue: string) => JSON.stringify(termsSections(terms, catalogue));

it.each([
  ['fr', 'fr', 'fr'],
  ['the French of Canada', 'fr-CA', 'fr'],
  ['a language without terms', 'pseudo', 'en'],
])('the terms for %s (%s) are those in %s', (_words, catalogue, language) => {
  expect(textIn(catalogue)).toBe(textIn(language));
});

it('the terms have a text of their own in British English', () => {
  expect(textIn('en-GB')).not.toBe(textIn('en'));
  expect(textIn('fr')).not.toBe(textIn('en'));
});

import { expect, it } from 'vitest';
import { noQuoteData, quoteFields, quoteProblems, tidyQuoteData } from './quote-data.ts';

const named = { ...noQuoteData, equoteOrganizationName: 'Analytical Clinic' };

it.each(quoteFields)('%s of nothing but invisible characters counts as empty', (field) => {
  const typed = { ...named, [field]: '\u200b\u2060\u00ad' };
  const isRequired = field === 'equoteOrganizationName';
  expect(quoteProblems(typed)).toEqual(isRequired ? [{ field, reason: 'required' }] : []);
  expect(tidyQuoteData(typed)[field]).toBe('');
});

it.each(quoteFields)('%s has no hidden characters, and may have an emoji', (field) => {
  expect(quoteProblems({ ...named, [field]: 'a\u202eb' })).toEqual([{ field, reason: 'characters' }]);
  expect(quoteProblems({ ...named, [field]: 'Ask for 👩‍⚕️' })).toEqual([]);
});

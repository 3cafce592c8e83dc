import { describe, expect, it } from 'vitest';
import { countries } from '@sonde/machines/rules/places';
import { fieldWords } from './field-words.js';

const tags = countries.flatMap(({ languages }) => languages.map(({ bcp47 }) => bcp47));
const languages = [...new Set(tags.map((tag) => tag.split('-')[0] ?? ''))];

describe('the texts of the card fields', () => {
  it.each(languages)('exist in %s', (language) => {
    expect(fieldWords(language).lang).toBe(language);
  });

  it('use the language of a regional locale', () => {
    expect(fieldWords('de-AT').cardNumber.label).toBe('Kartennummer');
  });

  it('are English if the provider has no translation', () => {
    expect(fieldWords('auto')).toEqual(fieldWords('en'));
  });
});

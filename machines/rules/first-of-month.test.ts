import { describe, expect, it } from 'vitest';
import { firstOfMonth } from './first-of-month.ts';

describe('the first day of a month', () => {
  it.each([
    ['1 décembre 2026', 'fr-CA', '1er décembre 2026'],
    ['mar. 1 déc.', 'fr', '1er'],
    ['1 – 3 déc.', 'fr-FR', '1er – 3 déc.'],
    ['30 nov. – 1 déc.', 'fr-FR', '30 nov. – 1er déc.'],
  ])('is an ordinal in French: %s', (text, tag, expected) => {
    expect(firstOfMonth(text, tag)).toContain(expected);
  });

  it.each([
    ['11 décembre 2026', 'fr-FR'],
    ['21 décembre 2026', 'fr-FR'],
    ['31 janvier 2021', 'fr-FR'],
    ['10 – 11 déc.', 'fr-FR'],
    ['1 dicembre 2026', 'it-CH'],
  ])('is no other day, and in no other language: %s', (text, tag) => {
    expect(firstOfMonth(text, tag)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

describe('the first day of a month', () => {
  it.each([
    ['fr-FR', '1er décembre 2026'],
    ['fr-CA', '1er décembre 2026'],
    ['fr-CH', '1er décembre 2026'],
    ['de-DE', '1. Dezember 2026'],
    ['en-US', 'December 1, 2026'],
  ])('is written in %s as %s', (tag, text) => {
    expect(formatFor(tag, 'UTC').longDay('2026-12-01')).toBe(text);
  });

  it('is an ordinal in short and in ranges, too', () => {
    const { day, dayRange } = formatFor('fr-FR', 'UTC');
    expect(day('2026-12-01')).toMatch(/^mar\. 1er déc\.$/);
    expect(dayRange('2026-12-01', '2026-12-03')).toMatch(/^1er[\s–-]+3 déc\.$/);
    expect(dayRange('2026-11-30', '2026-12-01')).toMatch(/^30 nov\.[\s–-]+1er déc\.$/);
  });
});

import { describe, expect, it } from 'vitest';
import { mailFormatFor } from './mail-format.ts';

/** Late in the evening of November 20 in New York's winter, and November 21 east of Greenwich. */
const confirmedAt = new Date('2026-11-20T23:30:00Z');

describe('a mail', () => {
  it.each([
    ['US', 'November 20, 2026'],
    ['DE', '21 November 2026'],
    ['GB', '20 November 2026'],
    ['NZ', '21 November 2026'],
  ] as const)('in %s are dated by the country’s calendar', (country, day) => {
    const format = mailFormatFor({ country, language: 'en' });
    expect(format.dayOf(confirmedAt)).toBe(day);
  });
});

import { describe, expect, it } from 'vitest';
import { renewalsOf } from '../order/renewals.ts';
import { mailFormatFor } from './mail-format.ts';

/** Late in the evening of November 20 in New York's winter, and November 21 east of Greenwich. */
const confirmedAt = new Date('2026-11-20T23:30:00Z');

const price = { amount: 42000, currency: 'USD' } as const;
const membership = {
  kind: 'SUBSCRIPTION',
  productName: 'Individual',
  variantName: '1 year',
  quantity: 1,
} as const;

describe('a mail and its renewals', () => {
  it.each([
    ['US', 'November 20, 2026'],
    ['DE', '21 November 2026'],
    ['GB', '20 November 2026'],
    ['NZ', '21 November 2026'],
  ] as const)('in %s are dated by the country’s calendar', (country, day) => {
    const format = mailFormatFor({ country, language: 'en' });
    expect(format.dayOf(confirmedAt)).toBe(day);
  });

  it.each([
    ['US', '2027-11-20'],
    ['DE', '2027-11-21'],
  ])('in %s renew on %s', (country, date) => {
    const line = {
      ...membership,
      renewsAfterMonths: 12,
      renewalPrice: { net: price, tax: price, gross: price },
    };
    const order = { country, language: 'en', confirmedAt, lines: [line] };
    expect(renewalsOf(order as unknown as Parameters<typeof renewalsOf>[0])).toMatchObject([{ date }]);
  });
});

import { money } from '@sonde/machines/rules/money';
import { combinedRatePpm, salesTaxes, type Tax } from '@sonde/machines/rules/tax';
import { expect, it } from 'vitest';
import { mailFormatFor } from './mail-format.ts';
import { taxInWords } from './tax-in-words.ts';

const vat = (jurisdiction: string, ratePpm: number): readonly Tax[] => [
  { code: 'VAT', jurisdiction, ratePpm },
];
const salesTaxIn = (country: string, countryArea: string): readonly Tax[] =>
  salesTaxes({ country, countryArea }) ?? [];
const combined: readonly Tax[] = [{ code: 'SALES_TAX', jurisdiction: 'CA-QC', ratePpm: 149_750 }];
const gst: readonly Tax[] = [{ code: 'GST', jurisdiction: 'AU', ratePpm: 100_000 }];

it.each([
  ['US', 'en', 'NET_PLUS_TAX', salesTaxIn('US', 'CA'), ['Sales tax'], '(plus sales tax)'],
  [
    'CA',
    'fr',
    'NET_PLUS_TAX',
    salesTaxIn('CA', 'QC'),
    ['TPS (5\u00a0%)', 'TVQ (9,975\u00a0%)'],
    '(TPS + TVQ en sus)',
  ],
  ['CA', 'en', 'NET_PLUS_TAX', salesTaxIn('CA', 'ON'), ['HST (13%)'], '(plus HST)'],
  ['CA', 'fr', 'NET_PLUS_TAX', combined, ['TPS + TVQ (14,975\u00a0%)'], '(TPS + TVQ en sus)'],
  [
    'DE',
    'de',
    'GROSS_INCLUDES_TAX',
    vat('DE', 190_000),
    ['Enthält 19\u00a0% MwSt.'],
    '(inkl. 19\u00a0% MwSt.)',
  ],
  ['IE', 'en', 'GROSS_INCLUDES_TAX', vat('IE', 230_000), ['Includes 23% VAT'], '(incl. 23% VAT)'],
  ['AU', 'en', 'GROSS_INCLUDES_TAX', gst, ['Includes 10% GST'], '(incl. 10% GST)'],
  [
    'IE',
    'en',
    'REVERSE_CHARGE',
    vat('IE', 230_000),
    ['VAT: 0%, reverse charge'],
    'without VAT (reverse charge)',
  ],
  ['AE', 'en', 'GROSS_INCLUDES_TAX', vat('AE', 0), [], '(without tax)'],
  ['HK', 'en', 'GROSS_INCLUDES_TAX', [], [], '(without tax)'],
] as const)('in %s (%s), %s of %j is %j, %s', (country, language, taxTreatment, taxes, labels, note) => {
  const format = mailFormatFor({ country, language });
  const taxLines = taxes.map((tax) => ({ ...tax, amount: money(100, 'EUR'), registrationNumber: null }));
  const order = {
    country,
    language,
    taxTreatment,
    isTaxEstimated: false,
    taxRatePpm: combinedRatePpm(taxes),
    taxLines,
  };
  const words = taxInWords(order, format);
  expect(words.note).toBe(note);
  expect(words.rows).toEqual(labels.map((label) => ({ label, figure: format.money(money(100, 'EUR')) })));
});

it.each([
  ['US', 'en', salesTaxIn('US', 'CA'), null, [{ label: 'Estimated tax' }]],
  ['CA', 'fr', salesTaxIn('CA', 'ON'), null, [{ label: 'TVH (13\u00a0%)', detail: 'Taxes estimées' }]],
  [
    'CA',
    'en',
    salesTaxIn('CA', 'ON'),
    '123456789 RT0001',
    [{ label: 'HST (13%)', detail: 'Estimated tax · Registration number: 123456789 RT0001' }],
  ],
] as const)(
  'in %s (%s), an estimate of %j with number %j is %j',
  (country, language, taxes, number, rows) => {
    const format = mailFormatFor({ country, language });
    const amount = money(100, 'USD');
    const taxLines = taxes.map((tax) => ({ ...tax, amount, registrationNumber: number }));
    const taxed = { taxTreatment: 'NET_PLUS_TAX', isTaxEstimated: true } as const;
    const order = { country, language, ...taxed, taxRatePpm: combinedRatePpm(taxes), taxLines };
    expect(taxInWords(order, format).rows).toEqual(
      rows.map((row) => ({ ...row, figure: format.money(amount) })),
    );
  },
);

import { expect, it } from 'vitest';
import { mailFormatFor } from './mail-format.ts';
import { taxInWords } from './tax-in-words.ts';

it.each([
  ['US', 'en', 'USD', 'NET_PLUS_TAX', 86_250, 'Sales tax', 'plus sales tax'],
  ['CA', 'fr', 'CAD', 'NET_PLUS_TAX', 149_750, 'Taxe de vente', 'taxe de vente en sus'],
  ['DE', 'de', 'EUR', 'GROSS_INCLUDES_TAX', 190_000, 'Enthält 19\u00a0% MwSt.', 'inkl. 19\u00a0% MwSt.'],
  ['IE', 'en', 'EUR', 'GROSS_INCLUDES_TAX', 230_000, 'Includes 23% VAT', 'incl. 23% VAT'],
  ['AU', 'en', 'AUD', 'GROSS_INCLUDES_TAX', 100_000, 'Includes 10% GST', 'incl. 10% GST'],
  ['IE', 'en', 'EUR', 'REVERSE_CHARGE', 0, 'VAT: 0%, reverse charge', 'without VAT (reverse charge)'],
  ['AE', 'en', 'USD', 'GROSS_INCLUDES_TAX', 0, null, 'without tax'],
] as const)(
  'in %s (%s, %s), %s at %i ppm is %s, %s',
  (country, language, currency, taxTreatment, taxRatePpm, label, note) => {
    const format = mailFormatFor({ country, language, currency });
    expect(taxInWords({ country, language, taxTreatment, taxRatePpm }, format)).toEqual({ label, note });
  },
);

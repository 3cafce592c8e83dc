import { expect, it } from 'vitest';
import { mailFormatFor } from './mail-format.ts';
import { taxInWords } from './tax-in-words.ts';

const buyer = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  streetAddress1: '1 Main Street',
  streetAddress2: '',
  city: 'Springfield',
  postalCode: '',
  phone: '',
};

it.each([
  ['US', 'CA', 'en', 'NET_PLUS_TAX', 86_250, 'Sales tax', 'plus sales tax'],
  ['CA', 'QC', 'fr', 'NET_PLUS_TAX', 149_750, 'TPS + TVQ', 'TPS + TVQ en sus'],
  ['CA', 'ON', 'en', 'NET_PLUS_TAX', 130_000, 'HST', 'plus HST'],
  ['DE', '', 'de', 'GROSS_INCLUDES_TAX', 190_000, 'Enthält 19\u00a0% MwSt.', 'inkl. 19\u00a0% MwSt.'],
  ['IE', '', 'en', 'GROSS_INCLUDES_TAX', 230_000, 'Includes 23% VAT', 'incl. 23% VAT'],
  ['AU', 'NSW', 'en', 'GROSS_INCLUDES_TAX', 100_000, 'Includes 10% GST', 'incl. 10% GST'],
  ['IE', '', 'en', 'REVERSE_CHARGE', 0, 'VAT: 0%, reverse charge', 'without VAT (reverse charge)'],
  ['AE', '', 'en', 'GROSS_INCLUDES_TAX', 0, null, 'without tax'],
] as const)(
  'in %s %s (%s), %s at %i ppm is %s, %s',
  (country, countryArea, language, taxTreatment, taxRatePpm, label, note) => {
    const format = mailFormatFor({ country, language });
    const billingAddress = { ...buyer, country, countryArea };
    const order = { country, language, taxTreatment, taxRatePpm, shippingAddress: null, billingAddress };
    expect(taxInWords(order, format)).toEqual({ label, note });
  },
);

import { canadianTaxes } from './canadian-taxes.ts';
import { ownValue } from '../texts/index.ts';
import type { CanadianTaxCode, Tax } from './tax.types.ts';

/** What French calls the taxes of Canada; English calls them by their codes. */
const frenchNames: Readonly<Record<CanadianTaxCode, string>> = {
  GST: 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  QST: 'TVQ',
  RST: 'TVD',
};

type NamedTax = Pick<Tax, 'code' | 'jurisdiction'>;

/** An order from before each tax had a line of its own has one line for all taxes of its province. */
const provinceOf = ({ code, jurisdiction }: NamedTax): string =>
  code === 'SALES_TAX' ? (/^CA-(.+)$/.exec(jurisdiction)?.[1] ?? '') : '';

/**
 * What a tax is called by law in the place where it is charged, in a language as addresses of the shop have it: `QST`, in
 * French `TVQ`. Null where the place has no name of its own for it, so that the country's word for its tax serves.
 */
export function taxName(tax: NamedTax, language: string): string | null {
  if (!/^CA(?:-|$)/.test(tax.jurisdiction)) return null;
  const combined = ownValue(canadianTaxes, provinceOf(tax));
  if (combined) return taxNames(combined, language);
  const french = ownValue<string>(frenchNames, tax.code);
  return (language === 'fr' ? french : french && tax.code) ?? null;
}

/** All taxes of a sale in one name, as in `GST + QST`; null where they have no names of their own, or there are none. */
export function taxNames(taxes: readonly NamedTax[], language: string): string | null {
  const names = taxes.flatMap((tax) => taxName(tax, language) ?? []);
  return names.length === 0 ? null : names.join(' + ');
}

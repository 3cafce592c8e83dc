import { canadianTaxes } from './canadian-taxes.ts';
import { ownValue } from '../texts/index.ts';
import type { CanadianTaxCode, Tax } from './tax.types.ts';

/** French names of Canadian taxes. In English their names are their codes. */
const frenchNames: Readonly<Record<CanadianTaxCode, string>> = {
  GST: 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  QST: 'TVQ',
  RST: 'TVD',
};

type NamedTax = Pick<Tax, 'code' | 'jurisdiction'>;

/** The province of an old order's combined tax line, from before each tax had a line of its own. */
const provinceOf = ({ code, jurisdiction }: NamedTax): string =>
  code === 'SALES_TAX' ? (/^CA-(.+)$/.exec(jurisdiction)?.[1] ?? '') : '';

/**
 * The legal name of a tax where it is charged, in a language as in the shop's URLs: `QST`, in French `TVQ`. Null if the
 * place has no name of its own for it, so that the country's general term is used.
 */
export function taxName(tax: NamedTax, language: string): string | null {
  if (!/^CA(?:-|$)/.test(tax.jurisdiction)) return null;
  const combined = ownValue(canadianTaxes, provinceOf(tax));
  if (combined) return taxNames(combined, language);
  const french = ownValue<string>(frenchNames, tax.code);
  return (language === 'fr' ? french : french && tax.code) ?? null;
}

/** The names of all taxes of a sale, as in `GST + QST`; null if none has a name of its own. */
export function taxNames(taxes: readonly NamedTax[], language: string): string | null {
  const names = taxes.flatMap((tax) => taxName(tax, language) ?? []);
  return names.length === 0 ? null : names.join(' + ');
}

import { countryByCode } from '@sonde/machines/rules/places';
import { type Currency, money } from '@sonde/machines/rules/money';
import type { Tax } from '@sonde/machines/rules/tax';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { PostalAddress } from '@sonde/machines/rules/addresses';

/** A tax in the column `tax_lines`; `amount` in minor units of the order's currency. */
export interface TaxLineRow extends Tax {
  readonly amount: number;
  readonly registrationNumber: string | null;
}

export const taxLineToRow = ({ amount, ...line }: RegisteredTaxLine): TaxLineRow => ({
  ...line,
  amount: amount.amount,
});

/** The columns of an order that contain its taxes. */
export interface TaxColumns {
  readonly country: string;
  readonly currency: Currency;
  readonly shipping_address: PostalAddress | null;
  readonly billing_address: PostalAddress;
  readonly tax_rate_ppm: number;
  readonly total_tax: number;
  /** Null for orders that are older than the column. */
  readonly tax_lines: readonly TaxLineRow[] | null;
}

/** The single tax of an order that is older than the column: all taxes of its place combined. */
function combinedTax(row: TaxColumns): readonly TaxLineRow[] {
  const kind = countryByCode(row.country)?.tax.kind ?? 'NONE';
  if (kind === 'NONE') return [];
  const place = row.shipping_address ?? row.billing_address;
  const jurisdiction = kind === 'SALES_TAX' ? `${place.country}-${place.countryArea}` : row.country;
  return [
    { code: kind, jurisdiction, ratePpm: row.tax_rate_ppm, amount: row.total_tax, registrationNumber: null },
  ];
}

/** The taxes of an order of any age. */
export const taxLinesFromRow = (row: TaxColumns): readonly RegisteredTaxLine[] =>
  (row.tax_lines ?? combinedTax(row)).map((line) => ({
    ...line,
    amount: money(line.amount, row.currency),
  }));

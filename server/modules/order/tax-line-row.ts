import { countryByCode } from '@sonde/machines/rules/places';
import { money } from '@sonde/machines/rules/money';
import type { Tax } from '@sonde/machines/rules/tax';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { OrderRow } from './order-row.ts';

/** A tax as the column `tax_lines` keeps it; `amount` in minor units of the order's currency. */
export interface TaxLineRow extends Tax {
  readonly amount: number;
  readonly registrationNumber: string | null;
}

export const taxLineToRow = ({ amount, ...line }: RegisteredTaxLine): TaxLineRow => ({
  ...line,
  amount: amount.amount,
});

/** The one tax of an order that was placed before the column was there: all taxes of its place together. */
function combinedTax(row: OrderRow): readonly TaxLineRow[] {
  const kind = countryByCode(row.country)?.tax.kind ?? 'NONE';
  if (kind === 'NONE') return [];
  const place = row.shipping_address ?? row.billing_address;
  const jurisdiction = kind === 'SALES_TAX' ? `${place.country}-${place.countryArea}` : row.country;
  return [
    { code: kind, jurisdiction, ratePpm: row.tax_rate_ppm, amount: row.total_tax, registrationNumber: null },
  ];
}

/** The taxes of an order, whenever it was placed. */
export const taxLinesFromRow = (row: OrderRow): readonly RegisteredTaxLine[] =>
  (row.tax_lines ?? combinedTax(row)).map((line) => ({
    ...line,
    amount: money(line.amount, row.currency),
  }));

import type { TaxKind } from '../places/index.ts';
import type { Money } from '../money/index.ts';

/** Taxes of Canada and its provinces: by their English names, as the law has them. */
export const canadianTaxCodes = ['GST', 'HST', 'QST', 'PST', 'RST'] as const;
export type CanadianTaxCode = (typeof canadianTaxCodes)[number];

/** Every tax on sales that a price may hold; GST is also that of Australia, New Zealand, Singapore and India. */
export const taxCodes = ['VAT', 'SALES_TAX', ...canadianTaxCodes] as const satisfies readonly (
  | Exclude<TaxKind, 'NONE'>
  | CanadianTaxCode
)[];
export type TaxCode = (typeof taxCodes)[number];

/** One tax on a sale. */
export interface Tax {
  readonly code: TaxCode;
  /** Whose tax it is: a country by ISO 3166-1 (`CA`), a state or province by ISO 3166-2 (`CA-QC`, `US-NY`). */
  readonly jurisdiction: string;
  /** Parts per million: 99750 is 9.975 %. */
  readonly ratePpm: number;
}

/** One tax of a checkout or an order, with what it comes to. */
export interface TaxLine extends Tax {
  readonly amount: Money;
}

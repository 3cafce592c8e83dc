import type { TaxKind } from '../places/index.ts';
import type { Money } from '../money/index.ts';

/** The federal and provincial taxes of Canada, by their legal English names. */
export const canadianTaxCodes = ['GST', 'HST', 'QST', 'PST', 'RST'] as const;
/** A sales tax of Canada or of one of its provinces. */
export type CanadianTaxCode = (typeof canadianTaxCodes)[number];

/** Every sales tax that a price may include. GST is also that of Australia, New Zealand, Singapore and India. */
export const taxCodes = ['VAT', 'SALES_TAX', ...canadianTaxCodes] as const satisfies readonly (
  | Exclude<TaxKind, 'NONE'>
  | CanadianTaxCode
)[];
/** One of {@link taxCodes}. */
export type TaxCode = (typeof taxCodes)[number];

/** One tax that an authority charges. */
export interface Tax {
  readonly code: TaxCode;
  /** The authority: a country by ISO 3166-1 (`CA`), or a state or province by ISO 3166-2 (`CA-QC`, `US-NY`). */
  readonly jurisdiction: string;
  /** In parts per million: 99750 is 9.975 %. */
  readonly ratePpm: number;
}

/** A tax of a checkout or an order, with its amount. */
export interface TaxLine extends Tax {
  readonly amount: Money;
}

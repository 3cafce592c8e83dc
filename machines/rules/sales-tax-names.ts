import { ownValue } from './own-value.ts';
import type { Place } from './tax-territories.ts';

/** Taxes on sales of Canada and its provinces, by what English calls them. */
const frenchNames = {
  GST: 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  QST: 'TVQ',
  RST: 'TVD',
} as const;
type CanadianTax = keyof typeof frenchNames;

/** What is added to a price in each province and territory; its rate (`ca-provincial-tax.json`) is their sum. */
const canadianTaxes: Readonly<Record<string, readonly CanadianTax[]>> = {
  AB: ['GST'],
  BC: ['GST', 'PST'],
  MB: ['GST', 'RST'],
  NB: ['HST'],
  NL: ['HST'],
  NS: ['HST'],
  NT: ['GST'],
  NU: ['GST'],
  ON: ['HST'],
  PE: ['HST'],
  QC: ['GST', 'QST'],
  SK: ['GST', 'PST'],
  YT: ['GST'],
};

/** Sales that are taxed: at what rate, in which place (null while it is not known), and who reads of it. */
export interface TaxedSale {
  readonly ratePpm: number;
  readonly place: Pick<Place, 'country' | 'countryArea'> | null;
  /** As addresses of the shop have it. */
  readonly language: string;
}

/**
 * What the taxes on sales of a place are called by law, as in `GST + QST`, in French as in `TPS + TVQ`; null where the
 * place has no name of its own for them, is not known, or nothing is charged.
 */
export function salesTaxNames({ ratePpm, place, language }: TaxedSale): string | null {
  if (ratePpm === 0 || place?.country !== 'CA') return null;
  const taxes = ownValue(canadianTaxes, place.countryArea);
  return taxes?.map((tax) => (language === 'fr' ? frenchNames[tax] : tax)).join(' + ') ?? null;
}

import { countryByCode } from '@sonde/machines/rules/countries';
import { enteredSide } from '@sonde/machines/rules/tax';
import type { TaxKind } from '@sonde/machines/rules/countries';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/** How the prices of the page stand to the country's tax. */
export interface PriceTax {
  readonly kind: TaxKind;
  /** The side that buyers read first. */
  readonly side: 'net' | 'gross';
  /** What a price holds of tax, in parts per million; 0 where none is in it. */
  readonly ratePpm: number;
}

export function usePriceTax(): PriceTax {
  const { country } = useShopLocale();
  const { kind = 'NONE', ratePpm = 0 } = countryByCode(country)?.tax ?? {};
  return { kind, side: enteredSide(country), ratePpm };
}

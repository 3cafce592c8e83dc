import { useLingui } from '@lingui/react/macro';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { capitalise } from '@sonde/machines/rules/texts';
import { readSide, type TaxTreatment } from '@sonde/machines/rules/tax';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { useTaxName } from './tax-note.tsx';

/** How a cart, a checkout or an order is taxed; the rate in percent. */
export interface OrderTax {
  readonly taxTreatment: TaxTreatment;
  readonly taxRate: number;
  /** The names of the local taxes; null if the country's term applies. */
  readonly taxName: string | null;
}

/** How the prices of a cart, checkout or order are displayed. */
export interface OrderPrices {
  /** Whether the total is the sum of the displayed parts, including the tax as a part. */
  readonly isTaxAdded: boolean;
  /** The side of the price shown to this buyer. */
  readonly amount: (price: TaxedMoney) => string;
  /** Follows a price in a sentence, in parentheses: "(plus sales tax)", "(incl. 19% VAT)". */
  readonly taxNote: string;
  /** The tax's name: VAT, GST + QST. */
  readonly taxName: string;
  /** The tax's name in a bill. */
  readonly taxLabel: string;
}

/** How the prices of a cart, checkout or order are displayed on this page. */
export function useOrderPrices({ taxTreatment, taxRate, taxName }: OrderTax): OrderPrices {
  const { t } = useLingui();
  const format = useFormat();
  const { tag } = useShopLocale();
  const countryTax = useTaxName();
  const tax = taxName ?? countryTax;
  const rate = format.percent(taxRate / 100);
  const notes: Record<TaxTreatment, string> = {
    NET_PLUS_TAX: t`(plus ${tax})`,
    GROSS_INCLUDES_TAX: taxRate === 0 ? t`(without tax)` : t`(incl. ${rate} ${tax})`,
    REVERSE_CHARGE: t`without ${tax} (reverse charge)`,
  };
  const labels: Record<TaxTreatment, string> = {
    NET_PLUS_TAX: capitalise(tax, tag),
    GROSS_INCLUDES_TAX: taxRate === 0 ? '' : t`Includes ${rate} ${tax}`,
    REVERSE_CHARGE: t`${tax}: 0%, reverse charge`,
  };
  return {
    isTaxAdded: taxTreatment !== 'GROSS_INCLUDES_TAX',
    amount: (price) => format.money(price[readSide[taxTreatment]]),
    taxName: tax,
    taxNote: notes[taxTreatment],
    taxLabel: labels[taxTreatment],
  };
}

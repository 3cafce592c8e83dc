import { useLingui } from '@lingui/react/macro';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { useTaxName } from './tax-note.tsx';
import { usePriceTax } from './use-price-tax.ts';

/** How the price of a membership is displayed to its members. */
export interface MembershipPrice {
  /** The side on which the page's shop shows prices. */
  readonly amount: (price: TaxedMoney) => string;
  /** Follows it in parentheses: "(plus sales tax)"; empty for a price without tax. */
  readonly note: (price: TaxedMoney) => string;
  /** Both. */
  readonly noted: (price: TaxedMoney) => string;
}

/** The prices of memberships on pages for members: as everywhere in the country's shop, and labelled. */
export function useMembershipPrice(): MembershipPrice {
  const { t } = useLingui();
  const format = useFormat();
  const tax = useTaxName();
  const { side } = usePriceTax();
  const amount = (price: TaxedMoney) => format.money(price[side]);
  const note = (price: TaxedMoney) => {
    if (price.gross.amount === 0) return '';
    if (side === 'net') return t`(plus ${tax})`;
    return price.tax.amount === 0 ? '' : t`(including tax)`;
  };
  return { amount, note, noted: (price) => `${amount(price)} ${note(price)}`.trimEnd() };
}

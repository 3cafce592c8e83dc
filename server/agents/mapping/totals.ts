import { type Money, type TaxedMoney } from '@sonde/machines/rules/money';
import { taxName, type TaxLine, type TaxTreatment } from '@sonde/machines/rules/tax';

/** The prices of a checkout or an order, as the shop calculated them. */
export interface PricedTotals {
  readonly subtotal: TaxedMoney;
  readonly subtotalDiscounted: TaxedMoney;
  /** Null until a shipping method applies. */
  readonly shipping: TaxedMoney | null;
  readonly total: TaxedMoney;
  readonly taxLines: readonly TaxLine[];
}

/** An entry of the protocol's totals; amounts have signs. */
export interface TotalEntry {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
  readonly lines?: readonly { readonly display_text: string; readonly amount: number }[];
}

/** The side of its prices that a country's buyers see. */
export const shownSide = { GROSS_INCLUDES_TAX: 'gross', NET_PLUS_TAX: 'net', REVERSE_CHARGE: 'net' } as const;

const entry = (type: string, { amount }: Money): TotalEntry => ({ type, amount });

/** The taxes as entries of their own, where they come on top of the prices. */
const addedTaxes = (taxLines: readonly TaxLine[], language: string): readonly TotalEntry[] =>
  taxLines.map((line) => {
    const name = taxName(line, language);
    return { ...entry('tax', line.amount), ...(name !== null && { display_text: name }) };
  });

/** What the total consists of, where prices include the taxes. */
const includedTaxes = ({ total, taxLines }: PricedTotals, language: string) =>
  taxLines.length === 0
    ? {}
    : {
        lines: [
          { display_text: 'Net', amount: total.net.amount },
          ...taxLines.map((line) => ({
            display_text: taxName(line, language) ?? 'Tax',
            amount: line.amount.amount,
          })),
        ],
      };

/**
 * The totals in the protocol's form: everything but the total adds up to it. Prices are on the side that the country's
 * buyers see; included taxes are parts of the total.
 */
export function totalEntries(
  prices: PricedTotals,
  treatment: TaxTreatment,
  language: string,
): readonly TotalEntry[] {
  const side = shownSide[treatment];
  const { subtotal, subtotalDiscounted, shipping, total, taxLines } = prices;
  const discount = subtotalDiscounted[side].amount - subtotal[side].amount;
  const isIncluded = side === 'gross';
  return [
    entry('subtotal', subtotal[side]),
    ...(discount < 0 ? [{ type: 'discount', amount: discount }] : []),
    ...(shipping === null ? [] : [entry('fulfillment', shipping[side])]),
    ...(isIncluded ? [] : addedTaxes(taxLines, language)),
    { ...entry('total', total.gross), ...(isIncluded && includedTaxes(prices, language)) },
  ];
}

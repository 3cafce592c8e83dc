import { type Money, type TaxedMoney } from '@sonde/machines/rules/money';
import {
  isTaxEstimated,
  taxName,
  type TaxLine,
  type TaxSource,
  type TaxTreatment,
} from '@sonde/machines/rules/tax';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { mailFormatFor } from '../../modules/mail/mail-format.ts';

/** The prices of a checkout or an order, as the shop calculated them. */
export interface PricedTotals {
  readonly subtotal: TaxedMoney;
  readonly subtotalDiscounted: TaxedMoney;
  /** Null until a shipping method applies. */
  readonly shipping: TaxedMoney | null;
  readonly total: TaxedMoney;
  readonly taxLines: readonly TaxLine[];
}

/** How the taxes of a checkout or an order were determined, and who reads their names. */
export interface TaxedPlace {
  readonly country: string;
  /** As in a URL. */
  readonly language: string;
  readonly taxTreatment: TaxTreatment;
  readonly taxSource: TaxSource;
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

/** The taxes as entries of their own, where they come on top of the prices. An estimate is labeled as one. */
const addedTaxes = (taxLines: readonly TaxLine[], place: TaxedPlace): readonly TotalEntry[] =>
  taxLines.map((line) => {
    const name = taxName(line, place.language);
    const estimate = isTaxEstimated(place) ? mailFormatFor(place).words.estimatedTax : null;
    const texts = [name, estimate].filter((text) => text !== null);
    return { ...entry('tax', line.amount), ...(texts.length > 0 && { display_text: texts.join(' · ') }) };
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
export function totalEntries(prices: PricedTotals, place: TaxedPlace): readonly TotalEntry[] {
  const side = shownSide[place.taxTreatment];
  const { subtotal, subtotalDiscounted, shipping, total, taxLines } = prices;
  const discount = subtotalDiscounted[side].amount - subtotal[side].amount;
  const isIncluded = side === 'gross';
  return [
    entry('subtotal', subtotal[side]),
    ...(discount < 0 ? [{ type: 'discount', amount: discount }] : []),
    ...(shipping === null ? [] : [entry('fulfillment', shipping[side])]),
    ...(isIncluded ? [] : addedTaxes(taxLines, place)),
    { ...entry('total', total.gross), ...(isIncluded && includedTaxes(prices, place.language)) },
  ];
}

/** The totals of a cart or a checkout that isn't ordered yet. */
export const checkoutTotals = (checkout: PricedCheckout): readonly TotalEntry[] =>
  totalEntries(checkout, {
    ...checkout.stored,
    taxTreatment: checkout.tax.treatment,
    taxSource: checkout.taxSource,
  });

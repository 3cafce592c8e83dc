import { type Money, type TaxedMoney, zeroMoney } from '../money/index.ts';
import { readSide, type TaxQuote, taxedByTreatment, type TaxTreatment, taxOnNet } from './tax.ts';

const toTaxedPrice = (price: Money, { treatment, taxes }: TaxQuote): TaxedMoney =>
  taxedByTreatment[treatment](price, taxes);

/** The part of an agreed price that stays, by the taxation of today. */
const taxedAgain: Readonly<Record<TaxTreatment, (agreed: TaxedMoney, quote: TaxQuote) => TaxedMoney>> = {
  NET_PLUS_TAX: ({ net }, quote) => toTaxedPrice(net, quote),
  // Without tax it was agreed under a reverse charge: the tax that is owed now comes on top.
  GROSS_INCLUDES_TAX: ({ net, tax, gross }, quote) =>
    tax.amount === 0
      ? taxOnNet(net, ...quote.taxes.map(({ ratePpm }) => ratePpm))
      : toTaxedPrice(gross, quote),
  REVERSE_CHARGE: ({ net }) => withoutTax(net),
};

const withoutTax = (net: Money): TaxedMoney => ({ net, tax: zeroMoney(net.currency), gross: net });

/**
 * A price that was agreed earlier, such as that of a renewal, under the taxation of today: what was entered stays, net
 * where tax is added and gross where it is included; a reverse charge leaves the net. While the place is not known, the
 * price is as it was agreed.
 */
export const agreedPriceToday = (agreed: TaxedMoney, quote: TaxQuote): TaxedMoney =>
  quote.isFinal ? taxedAgain[quote.treatment](agreed, quote) : agreed;

/** The authoritative side of a price that is taxed by the quote: it is added and prorated, the other one is derived. */
export const authoritativeSide = (price: TaxedMoney, { treatment }: Pick<TaxQuote, 'treatment'>): Money =>
  price[readSide[treatment]];

/** The authoritative side of a price as the catalog has it. */
export const enteredPrice = (price: Money, quote: TaxQuote): Money =>
  authoritativeSide(toTaxedPrice(price, quote), quote);

/** A price by its authoritative side. */
export const pricedBySide = (side: Money, quote: TaxQuote): TaxedMoney =>
  quote.treatment === 'REVERSE_CHARGE' ? withoutTax(side) : toTaxedPrice(side, quote);

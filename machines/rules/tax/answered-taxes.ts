import { addMoney, type Currency, money, type Money, type TaxedMoney, zeroMoney } from '../money/index.ts';
import type { Tax, TaxLine } from './tax.types.ts';

/**
 * The taxes that a tax service calculated for the parts of an order: for each part the amount of each tax, in minor
 * units and in the order of the quote's taxes.
 */
export interface AnsweredTaxes {
  /** In the order of the lines, after the discount. */
  readonly lines: readonly (readonly number[])[];
  /** Null if the service wasn't asked about shipping. */
  readonly shipping: readonly number[] | null;
}

/** The net price with the calculated taxes. Throws a RangeError for an amount that isn't a whole number from 0. */
export function withAnsweredTaxes(net: Money, amounts: readonly number[]): TaxedMoney {
  if (amounts.some((amount) => !Number.isInteger(amount) || amount < 0))
    throw new RangeError(`Not amounts of tax in minor units: ${amounts.join(', ')}`);
  const tax = amounts.map((amount) => money(amount, net.currency)).reduce(addMoney, zeroMoney(net.currency));
  return { net, tax, gross: addMoney(net, tax) };
}

/** One line per tax, with its total over the parts. */
export const answeredTaxLines = (
  taxes: readonly Tax[],
  parts: readonly (readonly number[])[],
  currency: Currency,
): readonly TaxLine[] =>
  taxes.map((tax, index) => ({
    ...tax,
    amount: money(
      parts.reduce((sum, amounts) => sum + (amounts[index] ?? 0), 0),
      currency,
    ),
  }));

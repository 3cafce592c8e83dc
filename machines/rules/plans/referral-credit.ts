import { shareOfMoney, subtractMoney, type TaxedMoney } from '../money/index.ts';

/** How many months of a term of so many are free: as many whole months as there are of unspent credit. */
export const freeMonths = (unspentMonths: number, termMonths: number): number =>
  Math.max(0, Math.min(unspentMonths, termMonths));

/**
 * The price of a term of which so many months are free: every month costs the same share. Net and gross are each rounded
 * once, half up, and add up with the tax.
 */
export function priceWithFreeMonths(price: TaxedMoney, free: number, termMonths: number): TaxedMoney {
  if (free === 0) return price;
  const paidShare = (whole: TaxedMoney['net']) =>
    shareOfMoney(whole, BigInt(termMonths - free), BigInt(termMonths));
  const net = paidShare(price.net);
  const gross = paidShare(price.gross);
  return { net, tax: subtractMoney(gross, net), gross };
}

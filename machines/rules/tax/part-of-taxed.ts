import { money, type Money, shareOfMoney, type TaxedMoney } from '../money/index.ts';

/** A part of a taxed amount. `before` is the sum of the parts that were taken earlier, in minor units with tax. */
interface Part {
  readonly before: number;
  /** In minor units with tax. */
  readonly amount: number;
}

/** The part's share of one amount of the whole. The shares of all parts add up to that of their sum. */
function shareOfPart(share: Money, { before, amount }: Part, gross: Money): Money {
  const of = (part: number) => shareOfMoney(share, BigInt(part), BigInt(gross.amount)).amount;
  return money(of(before + amount) - of(before), share.currency);
}

/** A part of a taxed amount, with its share of the tax. */
export function partOfTaxed({ tax, gross }: TaxedMoney, part: Part): TaxedMoney {
  const share = shareOfPart(tax, part, gross);
  const { currency } = gross;
  return {
    net: money(part.amount - share.amount, currency),
    tax: share,
    gross: money(part.amount, currency),
  };
}

/**
 * A part of the taxes that an amount has: they add up to the tax of the part. The first takes what is lost or won by
 * rounding.
 */
export function partOfTaxLines<Line extends { readonly amount: Money }>(
  lines: readonly Line[],
  whole: TaxedMoney,
  part: Part,
): readonly Line[] {
  const shares = lines.map((line) => ({ ...line, amount: shareOfPart(line.amount, part, whole.gross) }));
  const sum = shares.reduce((total, { amount }) => total + amount.amount, 0);
  const rest = partOfTaxed(whole, part).tax.amount - sum;
  return shares.map((line, index) =>
    index === 0 ? { ...line, amount: money(line.amount.amount + rest, line.amount.currency) } : line,
  );
}

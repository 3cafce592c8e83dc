/** What a cart holds, as far as gifts go. */
interface GiftedLine {
  readonly sku: string;
  /** Came by a voucher code for nothing. */
  readonly isFreeItem: boolean;
}

/**
 * Whether a free article stands in the cart at its price too: its buyer may have taken it before the code, and one may be
 * enough. Worth a word, never a removal (coverage CHECKOUT-17).
 */
export function isAlsoPaid({ sku, isFreeItem }: GiftedLine, lines: readonly GiftedLine[]): boolean {
  return isFreeItem && lines.some((line) => line.sku === sku && !line.isFreeItem);
}

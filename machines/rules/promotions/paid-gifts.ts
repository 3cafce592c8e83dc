/** The properties of a cart line that concern free items. */
interface GiftedLine {
  readonly sku: string;
  /** True if a voucher code added it free of charge. */
  readonly isFreeItem: boolean;
}

/**
 * Whether a free item is also in the cart at its price. The buyer may have added it before the code, and one may be
 * enough. This is worth a notice, but never a removal (coverage CHECKOUT-17).
 */
export function isAlsoPaid({ sku, isFreeItem }: GiftedLine, lines: readonly GiftedLine[]): boolean {
  return isFreeItem && lines.some((line) => line.sku === sku && !line.isFreeItem);
}

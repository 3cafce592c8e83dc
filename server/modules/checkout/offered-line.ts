import { type BundleLine, isRental, type LineKind, type ShippedLine } from '@sonde/machines/rules/catalogue';
import type { VoucherLine } from '@sonde/machines/rules/promotions';
import type { Catalogue, Offer } from '../catalogue/catalogue.types.ts';
import type { StoredLine } from './checkout.model.ts';

/** A stored line with its offer in the checkout's country. */
export interface OfferedLine extends StoredLine {
  readonly offer: Offer;
}

/** An offer with a quantity. */
export type OfferedQuantity = Pick<OfferedLine, 'offer' | 'quantity'>;

/** The lines that are still offered, in catalog order, so that a restored line returns to its place. */
export function offeredLines(
  lines: readonly StoredLine[],
  catalogue: Catalogue,
  country: string,
): readonly OfferedLine[] {
  const bySku = new Map(lines.map((line) => [line.sku, line]));
  return [...catalogue.offers(country)].flatMap(([sku, offer]) => {
    const line = bySku.get(sku);
    return line === undefined ? [] : [{ ...line, offer }];
  });
}

/** A line as input to the voucher rules. */
export function voucherLine({ offer, quantity }: OfferedQuantity): VoucherLine {
  return { sku: offer.variant.sku, isOnSale: offer.isOnSale, quantity };
}

/** Whether a code may lower its price. A rental's is agreed for its commitment: every month costs the same. */
export const isDiscountable = ({ offer }: Pick<OfferedLine, 'offer'>): boolean =>
  !isRental(offer.variant.product);

/** A line as input to the rule of what is shipped. */
export const shippedLine = ({ offer }: Pick<OfferedLine, 'offer'>): ShippedLine => offer.variant.product;

/** A line as input to the bundle rules. */
export function bundleLine({ offer, quantity }: OfferedQuantity): BundleLine {
  const { kind, productLine, planFamily, market, subscriptionPart } = offer.variant.product;
  return {
    kind,
    productLine,
    planFamily,
    market,
    quantity,
    isForRenewal: offer.isForRenewal,
    ...(subscriptionPart === null ? {} : { subscriptionPart }),
    ...(offer.trial === null ? {} : { trial: offer.trial }),
  };
}

/** What kind of product a line is. */
export function kindOf({ offer }: Pick<OfferedLine, 'offer'>): LineKind {
  return offer.variant.product.kind;
}

/** Whether the line is a membership itself, not its seats or features. */
export function isMembership({ offer }: Pick<OfferedLine, 'offer'>): boolean {
  return offer.variant.product.subscriptionPart === 'SUBSCRIPTION';
}

/** The total quantity of a kind over all lines. */
export function countOf(kind: LineKind, lines: readonly OfferedQuantity[]): number {
  return lines.filter((line) => kindOf(line) === kind).reduce((sum, { quantity }) => sum + quantity, 0);
}

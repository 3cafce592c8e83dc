import { giftsFor, type Voucher } from '@sonde/machines/rules/promotions';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { StoredCheckout } from './checkout.model.ts';
import { isDiscountable, voucherLine } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

/** The lines that a voucher adds to a cart. */
export interface GiftLines {
  readonly lines: readonly OfferedLine[];
  /** SKUs that it should add, but that are no longer sold in the country. */
  readonly missing: readonly string[];
}

/**
 * The lines that a voucher adds. They are never stored, but derived from the buyer's own lines at each pricing, so that
 * no change of a cart can leave one behind. They are separate from the buyer's own line of the same item.
 */
export function giftLines(
  voucher: Voucher | null,
  lines: readonly OfferedLine[],
  catalogue: Catalogue,
  { id, country }: Pick<StoredCheckout, 'id' | 'country'>,
): GiftLines {
  const gifts = voucher === null ? [] : giftsFor(voucher, lines.filter(isDiscountable).map(voucherLine));
  const offers = catalogue.offers(country);
  return {
    lines: gifts.flatMap(({ sku, quantity }) => {
      const offer = offers.get(sku);
      return offer === undefined ? [] : [{ id: giftLineId(id, sku), sku, quantity, offer }];
    }),
    missing: gifts.flatMap(({ sku }) => (offers.has(sku) ? [] : [sku])),
  };
}

const giftMark = 'gift';

function giftLineId(checkoutId: string, sku: string): string {
  return `${checkoutId}.${giftMark}.${sku}`;
}

/** Whether a line's ID shows that a voucher added it, not the buyer. */
export function isGiftLine(lineId: string): boolean {
  return lineId.split('.')[1] === giftMark;
}

import { giftsFor, type Voucher } from '@sonde/machines/rules/promotions';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { StoredCheckout } from './checkout.model.ts';
import { voucherLine } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

/** What a voucher gives to a cart. */
export interface GiftLines {
  readonly lines: readonly OfferedLine[];
  /** Skus that it should give, but that are not sold in the country any more. */
  readonly missing: readonly string[];
}

/**
 * The lines that a voucher adds. They are never stored: they follow from the buyer's own lines at each pricing, so that
 * no change of a cart can leave one behind, and stand beside a line of the same article that the buyer put in.
 */
export function giftLines(
  voucher: Voucher | null,
  lines: readonly OfferedLine[],
  catalogue: Catalogue,
  { id, country }: Pick<StoredCheckout, 'id' | 'country'>,
): GiftLines {
  const gifts = voucher === null ? [] : giftsFor(voucher, lines.map(voucherLine));
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

/** Whether an id is that of a line that a voucher added, and not the buyer. */
export function isGiftLine(lineId: string): boolean {
  return lineId.split('.')[1] === giftMark;
}

import { readLostDiscount, type LostDiscount } from '@sonde/machines/cart';

const key = 'sonde.lostDiscount';

/** What the cart of this tab lost by a code, so that the way back is there after a reload and beside the steps. */
export const keptLostDiscount = {
  /** Null where nothing is kept, or nothing that this shop can have written. */
  read(): LostDiscount | null {
    try {
      return readLostDiscount(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  },
  write(lost: LostDiscount | null): void {
    try {
      if (lost === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(lost));
    } catch {
      // A forbidden storage keeps the way back until the next reload only.
    }
  },
};

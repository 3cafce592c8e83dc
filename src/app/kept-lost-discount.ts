import { readLostDiscount, type LostDiscount } from '@sonde/machines/cart';
import { readStoredJson, tabStorage } from './browser-storage.ts';

const key = 'sonde.lostDiscount';

/** What the cart of this tab lost by a code, so that the way back is there after a reload and beside the steps. */
export const keptLostDiscount = {
  /** Null where nothing is kept, or nothing that this shop can have written. */
  read: (): LostDiscount | null => readLostDiscount(readStoredJson(tabStorage, key)),
  write(lost: LostDiscount | null): void {
    tabStorage.write(key, lost && JSON.stringify(lost));
  },
};

import { readRememberedCode, type RememberedCode } from '@sonde/machines/rules/attribution';

const key = 'sonde.promoCode';

/** The code that a link brought along (`?voucherCode=`, kept by `public/page.js`), with the moment of that visit. */
export const promoCode = {
  /** Null where nothing is kept, or nothing that this shop can have written. */
  remembered(): RememberedCode | null {
    try {
      return readRememberedCode(localStorage.getItem(key));
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Where nothing can be forgotten, nothing was remembered.
    }
  },
};

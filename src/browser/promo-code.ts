import { readRememberedCode, type RememberedCode } from '@sonde/machines/rules/promotions';
import { lastingStorage } from './browser-storage.ts';

const key = 'sonde.promoCode';

/** The code from a link (`?voucherCode=`, stored by `public/page.js`), with the time of that visit. */
export const promoCode = {
  /** Null if none is stored or this shop can't have written it. */
  remembered: (): RememberedCode | null => readRememberedCode(lastingStorage.read(key)),
  forget(): void {
    lastingStorage.write(key, null);
  },
};

import { readRememberedCode, type RememberedCode } from '@sonde/machines/rules/promotions';
import { lastingStorage } from './browser-storage.ts';

const key = 'sonde.promoCode';

/** The code that a link brought along (`?voucherCode=`, kept by `public/page.js`), with the moment of that visit. */
export const promoCode = {
  /** Null where nothing is kept, or nothing that this shop can have written. */
  remembered: (): RememberedCode | null => readRememberedCode(lastingStorage.read(key)),
  forget(): void {
    lastingStorage.write(key, null);
  },
};

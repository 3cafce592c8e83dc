import { useEffect } from 'react';
import { readLostDiscount, type LostDiscount, type VoucherForm } from '@sonde/machines/voucher';
import { readStoredJson, tabStorage } from './browser-storage.ts';

const key = 'sonde.lostDiscount';

/** What the cart of this tab lost by a code, as kept; null where nothing is, or nothing that this shop can have written. */
export const keptLostDiscount = (): LostDiscount | null => readLostDiscount(readStoredJson(tabStorage, key));

/**
 * Keeps what the cart of this tab lost by its code, for a reload and for the page after this one. Before the flow runs,
 * what is drawn knows nothing of it.
 */
export function useKeptLostDiscount({ appliedCode, lostDiscount }: VoucherForm, isRunning: boolean): void {
  useEffect(() => {
    if (isRunning && appliedCode !== '') tabStorage.write(key, lostDiscount && JSON.stringify(lostDiscount));
  }, [appliedCode, lostDiscount, isRunning]);
}

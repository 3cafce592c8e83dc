import { useEffect } from 'react';
import { readLostDiscount, type LostDiscount, type VoucherForm } from '@sonde/machines/voucher';
import { readStoredJson, tabStorage } from './browser-storage.ts';

const key = 'sonde.lostDiscount';

/** The discount that this tab's cart lost to a code; null if none is stored or this shop can't have written it. */
export const storedLostDiscount = (): LostDiscount | null =>
  readLostDiscount(readStoredJson(tabStorage, key));

/**
 * Stores the discount that this tab's cart lost to its code, for a reload and the next page. Before the flow runs, the
 * rendered page doesn't have it.
 */
export function useStoredLostDiscount({ appliedCode, lostDiscount }: VoucherForm, isRunning: boolean): void {
  useEffect(() => {
    if (isRunning && appliedCode !== '') tabStorage.write(key, lostDiscount && JSON.stringify(lostDiscount));
  }, [appliedCode, lostDiscount, isRunning]);
}

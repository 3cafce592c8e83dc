import type { CartChange } from '@sonde/machines/cart';
import { readStoredJson, tabStorage } from './browser-storage.ts';

const key = 'sonde.cartChange';

interface KeptState {
  readonly cartChange?: unknown;
}

/** What "Add to cart" tells the cart's page about what it did besides; a browser without storage shows the lines alone. */
export const handedOn = {
  give(change: CartChange | null): void {
    tabStorage.write(key, change && JSON.stringify(change));
  },
  /** From then on it belongs to this entry of the browser's history: a reload has it, another visit has not. */
  take(): unknown {
    const cartChange = readStoredJson(tabStorage, key);
    tabStorage.write(key, null);
    if (cartChange !== null) history.replaceState({ ...(history.state as object | null), cartChange }, '');
    return (history.state as KeptState | null)?.cartChange;
  },
};

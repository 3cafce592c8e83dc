import type { CartChange } from '@sonde/machines/cart';
import { readStoredJson, tabStorage } from './browser-storage.ts';

const key = 'sonde.cartChange';

interface KeptState {
  readonly cartChange?: unknown;
}

/** Passes what "Add to cart" changed to the cart page; without storage, the cart page shows only the lines. */
export const pendingCartChange = {
  give(change: CartChange | null): void {
    tabStorage.write(key, change && JSON.stringify(change));
  },
  /** Moves the change to the current history entry, so that a reload finds it and a later visit doesn't. */
  take(): unknown {
    const cartChange = readStoredJson(tabStorage, key);
    tabStorage.write(key, null);
    if (cartChange !== null) history.replaceState({ ...(history.state as object | null), cartChange }, '');
    return (history.state as KeptState | null)?.cartChange;
  },
};

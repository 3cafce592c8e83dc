import type { CartChange } from '@sonde/machines/cart';

const key = 'sonde.cartChange';

interface KeptState {
  readonly cartChange?: unknown;
}

/** What "Add to cart" tells the cart's page about what it did besides. */
export const handedOn = {
  give(change: CartChange | null): void {
    try {
      if (change === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(change));
    } catch {
      // A forbidden storage keeps a notice from being shown; the cart shows the lines all the same.
    }
  },
  /** From then on it belongs to this entry of the browser's history: a reload has it, another visit has not. */
  take(): unknown {
    try {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (text !== null) history.replaceState({ cartChange: JSON.parse(text) as unknown }, '');
    } catch {
      // As above.
    }
    return (history.state as KeptState | null)?.cartChange;
  },
};

import type { MembershipChange } from '@sonde/machines/cart';

const key = 'sonde.membershipChange';

interface KeptState {
  readonly membershipChange?: unknown;
}

/** What "Add to cart" tells the cart's page about the membership that gave way. */
export const handedOn = {
  give(change: MembershipChange | null): void {
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
      if (text !== null) history.replaceState({ membershipChange: JSON.parse(text) as unknown }, '');
    } catch {
      // As above.
    }
    return (history.state as KeptState | null)?.membershipChange;
  },
};

import { isEarlierCheckout, readCurrentCheckout } from '@sonde/machines/checkout';
import { readStoredJson, tabStorage } from '../../browser/browser-storage.ts';
import { storedKeys } from '../../browser/stored-checkout.ts';

/** Restores a stored checkout: loaded only where one is stored. */

const keys = (): readonly string[] =>
  // oxlint-disable-next-line no-restricted-globals -- where it is refused, both readers are loaded.
  Object.keys(sessionStorage).filter((key) => key.startsWith(storedKeys.flow('checkout', '')));

/** Whether the shop was updated since the tab stored a checkout, as far as its storage can be read. */
function isEarlierStored(): boolean {
  try {
    const stored = keys();
    return stored.length === 0 || stored.some((key) => isEarlierCheckout(readStoredJson(tabStorage, key)));
  } catch {
    return true;
  }
}

/** Reads the stored checkout. Upgrades of earlier versions are loaded only where there is one. */
export const { readCheckout } = isEarlierStored()
  ? await import('./restoring-earlier.ts')
  : { readCheckout: readCurrentCheckout };

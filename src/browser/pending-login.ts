import { ownLocation, type PendingLogin, readPendingLogin } from '@sonde/machines/rules/sign-in';
import { isInTabStorage, tabStorage } from './browser-storage.ts';

/** `public/page.js` writes the last two when the visitor presses a link to sign in or out. */
const keys = {
  state: 'sonde.loginState',
  lastLocation: 'sonde.loginLastLocation',
  signOutAsked: 'sonde.signOutAsked',
} as const;

/**
 * A sign-in in progress, per tab while its visitor is at the account service. Another tab must not be able to complete
 * it.
 */
export const pendingLogin = {
  /** Returns false if the browser stores nothing beyond this page. */
  keep(pending: PendingLogin, lastLocation: string): boolean {
    tabStorage.write(keys.state, JSON.stringify(pending));
    pendingLogin.keepLocation(lastLocation);
    return isInTabStorage(keys.state);
  },
  /** The page to return to if the visitor didn't use a link. */
  keepLocation(lastLocation: string): void {
    tabStorage.write(keys.lastLocation, lastLocation);
  },
  /** The stored sign-in, once: a repeated redirect finds nothing. */
  take(): PendingLogin | null {
    const pending = readPendingLogin(tabStorage.read(keys.state));
    tabStorage.write(keys.state, null);
    return pending;
  },
  /** The page to return to; null unless it is one of the shop's own. */
  lastLocation: (): string | null => ownLocation(tabStorage.read(keys.lastLocation)),
  /** Returns, once, whether a page of this tab requested a sign-out. */
  takeSignOut(): boolean {
    const isSignOutRequested = tabStorage.read(keys.signOutAsked) !== null;
    tabStorage.write(keys.signOutAsked, null);
    return isSignOutRequested;
  },
  clear(): void {
    tabStorage.write(keys.state, null);
    tabStorage.write(keys.lastLocation, null);
  },
};

import { organizationCountryCookie, organizationCountryValue } from '@sonde/machines/rules/places';
import type { AuthToken } from '@sonde/machines/rules/sign-in';
import { hasDeclined, optOut } from './consent.ts';
import { clearStorage, lastingStorage, readStoredJson } from './browser-storage.ts';
import { keyOfCheckout, storedCheckout } from './stored-checkout.ts';
import { sessionKeys, subjectOf, notifySessionChanged, writeSessionCookie } from './stored-session.ts';

/** Where a person signs in and out: what the browser then keeps. */

/** Restores what {@link storedCheckout.forgetAll} returned, except where a newer checkout exists. */
function restoreCheckouts(kept: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(kept))
    if (keyOfCheckout.test(key) && typeof value === 'string' && lastingStorage.read(key) === null)
      lastingStorage.write(key, value);
  window.dispatchEvent(new Event('sonde:cart'));
}

/** What {@link storedSession} put aside when a session ended, if it was the same person's; null for another's. */
function endedSessionOf(subject: string | null) {
  const ended = readStoredJson(lastingStorage, sessionKeys.ended) as {
    readonly subject?: unknown;
    readonly checkouts?: unknown;
    readonly organizationSlug?: unknown;
  } | null;
  return ended?.subject != null && ended.subject === subject ? ended : null;
}

/** Restores the checkouts that the same person left when their session expired; discards another person's. */
function giveBack(token: string): void {
  const ended = endedSessionOf(subjectOf(token));
  lastingStorage.write(sessionKeys.ended, null);
  if (typeof ended?.checkouts === 'object' && ended.checkouts !== null)
    restoreCheckouts(ended.checkouts as Readonly<Record<string, unknown>>);
}

/**
 * The organization that the same person chose before they signed in again; null for none. Every page that uses it looks
 * it up among those that the person still belongs to.
 */
function chosenBefore(token: string): string | null {
  const subject = subjectOf(token);
  const stored = readStoredJson(lastingStorage, sessionKeys.token) as { readonly token?: unknown } | null;
  const isSame = typeof stored?.token === 'string' && subject !== null && subjectOf(stored.token) === subject;
  if (isSame) return lastingStorage.read(sessionKeys.organizationSlug);
  const slug = endedSessionOf(subject)?.organizationSlug;
  return typeof slug === 'string' ? slug : null;
}

/** False if the browser stores nothing. */
export function keepSession(token: AuthToken): boolean {
  const organizationSlug = token.organizationSlug ?? chosenBefore(token.token);
  const isStored = lastingStorage.write(sessionKeys.token, JSON.stringify(token));
  lastingStorage.write(sessionKeys.organizationSlug, organizationSlug);
  lastingStorage.write(sessionKeys.endNotice, null);
  giveBack(token.token);
  notifySessionChanged();
  return isStored;
}

/** Stores the ISO code of the visitor's shop, or that they have none of their own, for as long as the token is valid. */
export function keepOrganizationCountry(country: string | null, seconds: number): void {
  writeSessionCookie(`${organizationCountryCookie}=${organizationCountryValue(country)}; Max-Age=${seconds}`);
}

/** On sign-out. Only an opt-out stays: who declined mustn't be asked again (California Civil Code, section 1798.135(c)(4)). */
export function forgetEverything(): void {
  const isOptedOut = hasDeclined();
  storedCheckout.forgetAll();
  clearStorage();
  if (isOptedOut) optOut();
  writeSessionCookie(`${organizationCountryCookie}=; Max-Age=0`);
  notifySessionChanged();
}

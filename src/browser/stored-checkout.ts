import {
  checkoutCookieName,
  checkoutCookieSeconds,
  isCheckoutToken,
  isOwnArrival,
  readCheckoutCookie,
} from '@sonde/machines/rules/checkout';
import { defaultCountryCode } from '@sonde/machines/rules/places';
import {
  lastingKeys,
  lastingStorage,
  isInTabStorage,
  readStoredJson,
  tabStorage,
} from './browser-storage.ts';
import { randomUuid } from './random-uuid.ts';

/** In lower case. */
export const countryOfPage = (): string => location.pathname.split('/')[1] ?? '';

/** Each country has its own cart; the default country's keys have no suffix. */
function ofCountry(key: string, country: string): string {
  const code = country.toLowerCase();
  return code === defaultCountryCode.toLowerCase() ? key : `${key}.${code}`;
}

/**
 * The keys for what this browser stores of a checkout between visits, by country (ISO code in any case); all have the
 * shop's prefix.
 */
export const storedKeys = {
  token: (country: string) => ofCountry('sonde.checkoutToken', country),
  count: (country: string) => ofCountry('sonde.cartCount', country),
  flow: (flow: string, token: string) => `sonde.flow.${flow}.${token}`,
  /** What a tab's cart also shows, in its storage or in a history entry. */
  toldInCart: ['sonde.cartChange', 'cartChange', 'sonde.lostDiscount'],
} as const;

const keys = {
  token: (country = countryOfPage()) => storedKeys.token(country),
  count: (country = countryOfPage()) => storedKeys.count(country),
  typedCard: 'sonde.typedCard',
  buyerKey: 'sonde.buyerKey',
  flow: storedKeys.flow,
} as const;

/** The token in the cookie that the server set; sandboxed pages have no cookies. */
function tokenInCookie(country = countryOfPage()): string | null {
  try {
    return readCheckoutCookie(document.cookie, country);
  } catch {
    return null;
  }
}

/** Sets the cookie at once, for the next page; the server's response then extends it. */
function writeCookie(token: string, country = countryOfPage()): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const name = checkoutCookieName(country);
  try {
    document.cookie = `${name}=${token}; Path=/; Max-Age=${checkoutCookieSeconds}; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has no cookies.
  }
}

/** In milliseconds; only a buyer whose browser stores nothing else waits for it. */
const longestWait = 10_000;

/** Lets the server set the cookie, even while the page unloads. Returns true if the browser accepted it. */
async function keepInCookie(token: string, country = countryOfPage()): Promise<boolean> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWait);
  try {
    await fetch('/checkout-cookie/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ country: country.toUpperCase(), token }),
      keepalive: true,
      signal: waiting.signal,
    });
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
  return tokenInCookie(country) === token;
}

/** The keys that go with a person's session. */
export const keyOfCheckout = /^sonde\.(?:checkoutToken|cartCount)(?:\.[a-z]{2})?$/;

/** Drops the cookies of every country, not only the page's. */
function dropCookies(): void {
  try {
    for (const [name] of document.cookie.matchAll(/sonde\.checkout\.[a-z]{2}(?==)/g))
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed page has no cookies.
  }
}

/**
 * This browser's checkout and what it stores about it. The token is in the browser's storage, which notifies other
 * tabs, and in a cookie set by the server. The cookie works when storage is refused or full, and lasts 30 days in
 * Safari, which deletes script-written data after seven.
 */
export const storedCheckout = {
  /** The cart of the page's country, or of another one (ISO code in any case). */
  token(country = countryOfPage()): string | null {
    const isToken = (text: string | null): text is string => text !== null && isCheckoutToken(text);
    const stored = lastingStorage.read(keys.token(country));
    if (isToken(stored)) return stored;
    const ofTab = tabStorage.read(keys.token(country));
    return tokenInCookie(country) ?? (isToken(ofTab) ? ofTab : null);
  },
  /** Whether the checkout in this page's address is this browser's own, so that no confirmation is needed. */
  isOwnArrival: (linkedToken: string): boolean =>
    isOwnArrival(linkedToken, {
      ownToken: storedCheckout.token(),
      referrer: document.referrer,
      origin: location.origin,
    }),
  /**
   * Makes this checkout the browser's own. Returns false if the browser stores nothing: then only this tab has it, and
   * a reload of the page finds it.
   */
  async remember(token: string, country = countryOfPage()): Promise<boolean> {
    const isStored = lastingStorage.write(keys.token(country), token);
    if (!isStored) tabStorage.write(keys.token(country), token);
    window.dispatchEvent(new Event('sonde:cart'));
    writeCookie(token, country);
    const isInCookie = keepInCookie(token, country);
    return isStored || isInCookie;
  },
  /** Corrects the cookie if it lacks the checkout that this browser uses, or names another. */
  repairCookie(): void {
    const token = storedCheckout.token();
    if (token === null || tokenInCookie() === token) return;
    writeCookie(token);
    void keepInCookie(token);
  },
  /** Forgets the checkouts of all countries; returns what was stored, by key. */
  forgetAll(): Readonly<Record<string, string>> {
    const kept = lastingKeys()
      .filter((key) => keyOfCheckout.test(key))
      .map((key) => [key, lastingStorage.read(key) ?? ''] as const);
    for (const [key] of kept) lastingStorage.write(key, null);
    dropCookies();
    window.dispatchEvent(new Event('sonde:cart'));
    return Object.fromEntries(kept);
  },
  /** Stores the number of products in the cart; the header of every tab shows it. */
  rememberCount(count: number, country = countryOfPage()): void {
    lastingStorage.write(keys.count(country), count > 0 ? String(count) : null);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Records that the buyer typed a card for this checkout, in any tab; never any card data. */
  rememberTypedCard: (token: string) => lastingStorage.write(keys.typedCard, token),
  /** The buyer replaces the card that they typed. */
  forgetTypedCard: () => lastingStorage.write(keys.typedCard, null),
  wasCardTyped: (token: string) => lastingStorage.read(keys.typedCard) === token,
  /** The secret that lets this browser learn which order a checkout became; null until it places the order. */
  buyerKey(token: string): string | null {
    const [ofToken, key] = (lastingStorage.read(keys.buyerKey) ?? '').split(' ');
    return ofToken === token && key ? key : null;
  },
  /** The same, created if missing; all tabs place the order with one key. */
  keepBuyerKey(token: string): string {
    const key = storedCheckout.buyerKey(token) ?? randomUuid();
    lastingStorage.write(keys.buyerKey, `${token} ${key}`);
    return key;
  },
  /** The key with which this browser last placed an order, or began to; null for none. */
  latestBuyerKey: (): string | null => (lastingStorage.read(keys.buyerKey) ?? '').split(' ')[1] ?? null,
  /** The flow's parsed snapshot in this tab; per tab, so that two tabs don't overwrite each other. */
  flowSnapshot: (flow: string, token: string) => readStoredJson(tabStorage, keys.flow(flow, token)),
  /** Returns whether the tab's storage accepted it. The history fallback accepts nothing while a page unloads. */
  rememberFlow(flow: string, token: string, snapshot: string | null): boolean {
    tabStorage.write(keys.flow(flow, token), snapshot);
    return isInTabStorage(keys.flow(flow, token));
  },
  /** For `useSyncExternalStore`: reacts when the token appears, changes or disappears, in this tab or another. */
  subscribeToToken(react: () => void): () => void {
    window.addEventListener('storage', react);
    window.addEventListener('sonde:cart', react);
    return () => {
      window.removeEventListener('storage', react);
      window.removeEventListener('sonde:cart', react);
    };
  },
  /** Reacts when another tab changes the cart or places the order. */
  onChangeInOtherTab(react: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === keys.token() || event.key === keys.count()) react();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') react();
    };
    window.addEventListener('storage', listen);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', listen);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
};

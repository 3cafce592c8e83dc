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

const countryOfPage = () => location.pathname.split('/')[1] ?? '';

/** A cart belongs to a country: each has its own, and the one of the default country goes without a suffix. */
function ofCountry(key: string, country: string): string {
  const code = country.toLowerCase();
  return code === defaultCountryCode.toLowerCase() ? key : `${key}.${code}`;
}

/** What this browser keeps of a checkout between visits, by country (ISO code in any case); every key carries the shop's prefix. */
export const storedKeys = {
  token: (country: string) => ofCountry('sonde.checkoutToken', country),
  count: (country: string) => ofCountry('sonde.cartCount', country),
  flow: (flow: string, token: string) => `sonde.flow.${flow}.${token}`,
  /** What a tab tells in its cart besides, in its storage or in an entry of its history. */
  toldInCart: ['sonde.cartChange', 'cartChange', 'sonde.lostDiscount'],
} as const;

const keys = {
  token: () => storedKeys.token(countryOfPage()),
  count: () => storedKeys.count(countryOfPage()),
  typedCard: 'sonde.typedCard',
  buyerKey: 'sonde.buyerKey',
  flow: storedKeys.flow,
} as const;

/** The cookie that the server has set; sandboxed pages have none. */
function tokenInCookie(): string | null {
  try {
    return readCheckoutCookie(document.cookie, countryOfPage());
  } catch {
    return null;
  }
}

const probe = 'sonde.probe';

/** Whether the browser takes a cookie; one that is refused is dropped without an error. */
function areCookiesKept(): boolean {
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(probe);
    document.cookie = `${probe}=; Max-Age=0; Path=/; SameSite=Lax`;
    return isKept;
  } catch {
    return false;
  }
}

/** At once, so that the very next page is drawn with this checkout; the server's answer then sets it for longer. */
function writeCookie(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const name = checkoutCookieName(countryOfPage());
  try {
    document.cookie = `${name}=${token}; Path=/; Max-Age=${checkoutCookieSeconds}; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has none.
  }
}

/** In milliseconds; a buyer whose browser keeps nothing else waits for it. */
const longestWait = 10_000;

/** Has the server set the cookie, also while another page is opened. True when the browser has taken it. */
async function keepInCookie(token: string): Promise<boolean> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWait);
  try {
    await fetch('/checkout-cookie/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ country: countryOfPage().toUpperCase(), token }),
      keepalive: true,
      signal: waiting.signal,
    });
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
  return tokenInCookie() === token;
}

const keyOfCheckout = /^sonde\.(?:checkoutToken|cartCount)(?:\.[a-z]{2})?$/;

/** Of every country, not only of the page's. */
function dropCookies(): void {
  try {
    for (const [name] of document.cookie.matchAll(/sonde\.checkout\.[a-z]{2}(?==)/g))
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed page has none.
  }
}

const countKey = /^sonde\.cartCount(?:\.([a-z]{2}))?$/;

/**
 * Which checkout is this browser's, and what it keeps of it. The token is in the browser's storage, where other tabs hear
 * of it, and in a cookie that the server sets: the cookie is there when storage is refused or full, and stays for 30 days
 * in Safari, which deletes what scripts stored after seven.
 */
export const storedCheckout = {
  /** Countries (ISO codes) in whose shops, other than this one, a cart with something in it waits. */
  countriesElsewhere(): readonly string[] {
    return lastingKeys()
      .filter((key) => key !== keys.count() && Number(lastingStorage.read(key)) > 0)
      .flatMap((key) => {
        const found = countKey.exec(key);
        return found ? [(found[1] ?? defaultCountryCode).toUpperCase()] : [];
      });
  },
  /** Whether the browser keeps a cart beyond this page. */
  isKept(): boolean {
    const isStored = lastingStorage.write(probe, '1');
    lastingStorage.write(probe, null);
    return isStored || areCookiesKept();
  },
  token(): string | null {
    const isToken = (text: string | null): text is string => text !== null && isCheckoutToken(text);
    const stored = lastingStorage.read(keys.token());
    if (isToken(stored)) return stored;
    const ofTab = tabStorage.read(keys.token());
    return tokenInCookie() ?? (isToken(ofTab) ? ofTab : null);
  },
  /** Whether the checkout that the address of this page names is the browser's, so that it need not be asked. */
  isOwnArrival: (linkedToken: string): boolean =>
    isOwnArrival(linkedToken, {
      ownToken: storedCheckout.token(),
      referrer: document.referrer,
      origin: location.origin,
    }),
  /**
   * From now on this checkout is the browser's. False where the browser keeps nothing: then it is this tab's alone, and a
   * reload of the page finds it.
   */
  async remember(token: string): Promise<boolean> {
    const isStored = lastingStorage.write(keys.token(), token);
    if (!isStored) tabStorage.write(keys.token(), token);
    window.dispatchEvent(new Event('sonde:cart'));
    writeCookie(token);
    const isInCookie = keepInCookie(token);
    return isStored || isInCookie;
  },
  /** Makes the cookie name the checkout that this browser goes on with, where it names another one or none. */
  mendCookie(): void {
    const token = storedCheckout.token();
    if (token === null || tokenInCookie() === token) return;
    writeCookie(token);
    void keepInCookie(token);
  },
  /** Forgets the checkouts of all countries; answers what was stored of them, by key. */
  forgetAll(): Readonly<Record<string, string>> {
    const kept = lastingKeys()
      .filter((key) => keyOfCheckout.test(key))
      .map((key) => [key, lastingStorage.read(key) ?? ''] as const);
    for (const [key] of kept) lastingStorage.write(key, null);
    dropCookies();
    window.dispatchEvent(new Event('sonde:cart'));
    return Object.fromEntries(kept);
  },
  /** Takes back what {@link storedCheckout.forgetAll} answered, where no newer checkout is in its place. */
  restoreAll(kept: Readonly<Record<string, unknown>>): void {
    for (const [key, value] of Object.entries(kept))
      if (keyOfCheckout.test(key) && typeof value === 'string' && lastingStorage.read(key) === null)
        lastingStorage.write(key, value);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Says how many articles the cart holds; the number in the header of every tab follows. */
  rememberCount(count: number): void {
    lastingStorage.write(keys.count(), count > 0 ? String(count) : null);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Says that a card was typed for this checkout, here or in another tab; never anything of the card. */
  rememberTypedCard: (token: string) => lastingStorage.write(keys.typedCard, token),
  wasCardTyped: (token: string) => lastingStorage.read(keys.typedCard) === token,
  /** The secret by which this browser is told which order a checkout became; null before it placed that. */
  buyerKey(token: string): string | null {
    const [ofToken, key] = (lastingStorage.read(keys.buyerKey) ?? '').split(' ');
    return ofToken === token && key ? key : null;
  },
  /** The same, made anew where there is none; all tabs place with one. */
  keepBuyerKey(token: string): string {
    const key = storedCheckout.buyerKey(token) ?? randomUuid();
    lastingStorage.write(keys.buyerKey, `${token} ${key}`);
    return key;
  },
  /** What was typed and where the buyer was, in this tab, as parsed JSON: two tabs do not write over each other. */
  flowSnapshot: (flow: string, token: string) => readStoredJson(tabStorage, keys.flow(flow, token)),
  /** Whether the tab's storage took it; the history of a browser that refuses storage takes nothing while a page is left. */
  rememberFlow(flow: string, token: string, snapshot: string | null): boolean {
    tabStorage.write(keys.flow(flow, token), snapshot);
    return isInTabStorage(keys.flow(flow, token));
  },
  /** For `useSyncExternalStore`: the token appears, changes or goes, here or in another tab. */
  subscribeToToken(react: () => void): () => void {
    window.addEventListener('storage', react);
    window.addEventListener('sonde:cart', react);
    return () => {
      window.removeEventListener('storage', react);
      window.removeEventListener('sonde:cart', react);
    };
  },
  /** Another tab put something into the cart, took it out or placed the order. */
  onChangeElsewhere(react: () => void): () => void {
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

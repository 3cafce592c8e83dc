import { isCheckoutToken, readCheckoutCookie } from '@sonde/machines/rules/checkout-cookie';
import { defaultCountryCode } from '@sonde/machines/rules/default-country';
import { lastingKeys, lastingStorage, readStoredJson, tabStorage } from './browser-storage.ts';

const countryOfPage = () => location.pathname.split('/')[1] ?? '';

/** A cart belongs to a country: each has its own, and the one of the default country goes without a suffix. */
function ofCountry(key: string): string {
  const country = countryOfPage();
  return country === defaultCountryCode.toLowerCase() ? key : `${key}.${country}`;
}

/** What this browser keeps of a checkout between visits; every key carries the shop's prefix. */
const keys = {
  token: () => ofCountry('sonde.checkoutToken'),
  count: () => ofCountry('sonde.cartCount'),
  typedCard: 'sonde.typedCard',
  flow: (flow: string, token: string) => `sonde.flow.${flow}.${token}`,
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
    const token = lastingStorage.read(keys.token());
    return token !== null && isCheckoutToken(token) ? token : tokenInCookie();
  },
  /** From now on this checkout is the browser's. False where the browser keeps nothing: it is this page's alone. */
  async remember(token: string): Promise<boolean> {
    const isStored = lastingStorage.write(keys.token(), token);
    window.dispatchEvent(new Event('sonde:cart'));
    const isInCookie = keepInCookie(token);
    return isStored || isInCookie;
  },
  /** Says how many articles the cart holds; the number in the header of every tab follows. */
  rememberCount(count: number): void {
    lastingStorage.write(keys.count(), count > 0 ? String(count) : null);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Says that a card was typed for this checkout, here or in another tab; never anything of the card. */
  rememberTypedCard: (token: string) => lastingStorage.write(keys.typedCard, token),
  wasCardTyped: (token: string) => lastingStorage.read(keys.typedCard) === token,
  /** What was typed and where the buyer was, in this tab, as parsed JSON: two tabs do not write over each other. */
  flowSnapshot: (flow: string, token: string) => readStoredJson(tabStorage, keys.flow(flow, token)),
  rememberFlow: (flow: string, token: string, snapshot: string | null) =>
    tabStorage.write(keys.flow(flow, token), snapshot),
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

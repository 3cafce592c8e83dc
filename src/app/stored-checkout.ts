import { defaultCountryCode } from '@sonde/machines/rules/default-country';

/** A cart belongs to a country: each has its own, and the one of the default country goes without a suffix. */
function ofCountry(key: string): string {
  const country = location.pathname.split('/')[1] ?? '';
  return country === defaultCountryCode.toLowerCase() ? key : `${key}.${country}`;
}

/** What this browser keeps of a checkout between visits; every key carries the shop's prefix. */
const keys = {
  token: () => ofCountry('sonde.checkoutToken'),
  count: () => ofCountry('sonde.cartCount'),
  typedCard: 'sonde.typedCard',
  flow: (flow: string, token: string) => `sonde.flow.${flow}.${token}`,
} as const;

const tokenShape = /^[\w-]{16,128}$/;

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Storage can be forbidden, full or filled with rubbish; the shop then works for as long as the page lives. */
function read(key: string, storage: keyof Storages = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null, storage: keyof Storages = 'localStorage'): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // A full or forbidden storage loses nothing that the server does not have.
  }
}

const countKey = /^sonde\.cartCount(?:\.([a-z]{2}))?$/;

/** The names of what this browser keeps; none where it keeps nothing. */
function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export const storedCheckout = {
  /** Countries (ISO codes) in whose shops, other than this one, a cart with something in it waits. */
  countriesElsewhere(): readonly string[] {
    return storedKeys()
      .filter((key) => key !== keys.count() && Number(read(key)) > 0)
      .flatMap((key) => {
        const found = countKey.exec(key);
        return found ? [(found[1] ?? defaultCountryCode).toUpperCase()] : [];
      });
  },
  token(): string | null {
    const token = read(keys.token());
    return token !== null && tokenShape.test(token) ? token : null;
  },
  remember(token: string): void {
    write(keys.token(), token);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Says how many articles the cart holds; the number in the header of every tab follows. */
  rememberCount(count: number): void {
    write(keys.count(), count > 0 ? String(count) : null);
    window.dispatchEvent(new Event('sonde:cart'));
  },
  /** Says that a card was typed for this checkout, here or in another tab; never anything of the card. */
  rememberTypedCard: (token: string) => write(keys.typedCard, token),
  wasCardTyped: (token: string) => read(keys.typedCard) === token,
  /** What was typed and where the buyer was, in this tab: two tabs do not write over each other. */
  flowSnapshot: (flow: string, token: string) => read(keys.flow(flow, token), 'sessionStorage'),
  rememberFlow: (flow: string, token: string, snapshot: string | null) =>
    write(keys.flow(flow, token), snapshot, 'sessionStorage'),
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

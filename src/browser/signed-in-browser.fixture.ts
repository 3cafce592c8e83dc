import { vi } from 'vitest';

/** A browser's storage. `Object.keys` lists its keys, as in browsers. */
function createStorage() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  return {
    values,
    storage: new Proxy(storage, {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  };
}

/** Stubs a browser page for session tests; import the modules under test afterwards. */
export function openBrowser(pathname = '/us/en/') {
  const events: string[] = [];
  const cookies = new Map<string, string>();
  const [local, tab] = [createStorage(), createStorage()];
  const window = Object.assign(new EventTarget(), {
    localStorage: local.storage,
    sessionStorage: tab.storage,
  });
  for (const type of ['sonde:session', 'sonde:auth-error', 'sonde:cart'])
    window.addEventListener(type, () => events.push(type));
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname, protocol: 'https:', origin: 'https://shop.test' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0(?:;|$)/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { window, events, cookies, local: local.values, tab: tab.values };
}

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A token of a subject, as the browser stores it. */
export const tokenOf = (
  subject: string,
  { id = 'one', createdAtSeconds = 0, expiresIn = null as number | null } = {},
) => ({
  token: `${encode({ alg: 'ES256' })}.${encode({ sub: subject, jti: id })}.c2lnbmVk`,
  tokenType: 'bearer' as const,
  expiresIn,
  createdAtSeconds,
  organizationSlug: 'lakeside-clinic',
  source: null,
  state: null,
});

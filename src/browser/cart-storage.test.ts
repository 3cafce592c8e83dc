import { afterEach, describe, expect, it, vi } from 'vitest';
import { canStoreCart } from './cart-storage.ts';

/** A browser that accepts or refuses storage and cookies. */
function browserThatKeeps({ storage, cookies }: { readonly storage: boolean; readonly cookies: boolean }) {
  const stored = new Map<string, string>();
  const jar = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem(key: string, value: string) {
        if (!storage) throw new DOMException('Full', 'QuotaExceededError');
        stored.set(key, value);
      },
    },
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else if (cookies) jar.set(name, value);
    },
  });
  return { left: () => [...stored.keys(), ...jar.keys()] };
}

describe('whether a cart is stored', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{ storage: true, cookies: true }, true],
    [{ storage: true, cookies: false }, true],
    [{ storage: false, cookies: true }, true],
    [{ storage: false, cookies: false }, false],
  ])('is known for a browser with %o, and the check leaves nothing behind', (kept, answer) => {
    const { left } = browserThatKeeps(kept);
    expect(canStoreCart()).toBe(answer);
    expect(left()).toEqual([]);
  });
});

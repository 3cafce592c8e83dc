import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { lastingStorage, readStoredJson, tabStorage } from './browser-storage.ts';

/** A browser's storage with room for values of at most `room` characters. */
class Storage {
  readonly values = new Map<string, string>();
  readonly room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException('Full', 'QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem = (key: string) => void this.values.delete(key);
}

interface Port {
  readonly lastingStorage: typeof lastingStorage;
  readonly tabStorage: typeof tabStorage;
  readonly readStoredJson: typeof readStoredJson;
}

/** Loads the module as a fresh page with a history entry; without storage, every access throws. */
async function openPage(
  storage: Storage | null,
  entry: { state: unknown; replaceState(state: unknown): void } = newEntry(),
): Promise<Port> {
  vi.resetModules();
  const refuse = {
    get(): never {
      throw new DOMException('Refused', 'SecurityError');
    },
  };
  const window = storage
    ? { localStorage: storage, sessionStorage: storage }
    : Object.defineProperties({}, { localStorage: refuse, sessionStorage: refuse });
  vi.stubGlobal('window', window);
  vi.stubGlobal('history', entry);
  return import('./browser-storage.ts');
}

const newEntry = () => ({
  state: null as unknown,
  replaceState(state: unknown) {
    this.state = state;
  },
});

beforeEach(() => vi.unstubAllGlobals());

const ways = ['lastingStorage', 'tabStorage'] as const;

describe.each(ways)('%s', (way) => {
  it('returns on the next page what was written, until it is removed', async () => {
    const storage = new Storage();
    const { [way]: port } = await openPage(storage);
    expect(port.write('sonde.a', '1')).toBe(true);
    expect((await openPage(storage))[way].read('sonde.a')).toBe('1');
    port.write('sonde.a', null);
    expect((await openPage(storage))[way].read('sonde.a')).toBeNull();
  });

  it('returns on the same page what a refused or full storage did not accept, and nothing older', async () => {
    for (const storage of [null, new Storage(3)]) {
      storage?.values.set('sonde.a', 'old');
      const { [way]: port } = await openPage(storage);
      port.write('sonde.a', 'longer');
      expect(port.read('sonde.a')).toBe('longer');
      expect(storage?.getItem('sonde.a') ?? null).toBeNull();
      port.write('sonde.a', null);
      expect(port.read('sonde.a')).toBeNull();
    }
  });

  it('returns null for corrupt JSON', async () => {
    const storage = new Storage();
    const { [way]: port, readStoredJson } = await openPage(storage);
    for (const [text, value] of [
      ['{"a":1}', { a: 1 }],
      ['{', null],
      ['', null],
    ] as const) {
      storage.setItem('sonde.a', text);
      expect(readStoredJson(port, 'sonde.a')).toEqual(value);
    }
  });
});

describe('without storage', () => {
  it('reports that lasting values are lost with the page', async () => {
    const { lastingStorage } = await openPage(null);
    expect(lastingStorage.write('sonde.a', '1')).toBe(false);
    expect((await openPage(null)).lastingStorage.read('sonde.a')).toBeNull();
  });

  it('keeps the tab’s values over a reload, beside the other state of the history entry', async () => {
    const entry = { ...newEntry(), state: { first: 'x' } as unknown };
    const { tabStorage } = await openPage(null, entry);
    expect(tabStorage.write('sonde.a', '1')).toBe(true);
    expect((await openPage(null, entry)).tabStorage.read('sonde.a')).toBe('1');
    tabStorage.write('sonde.a', null);
    expect(entry.state).toEqual({ first: 'x' });
  });

  it('continues when the history accepts no more changes', async () => {
    const entry = {
      state: null,
      replaceState(): never {
        throw new DOMException('Too many', 'SecurityError');
      },
    };
    const { tabStorage } = await openPage(null, entry);
    expect(tabStorage.write('sonde.a', '1')).toBe(false);
    expect(tabStorage.read('sonde.a')).toBeNull();
  });
});

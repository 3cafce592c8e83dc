import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedCache } from './persisted-cache.ts';

const rules = 'Query.addressValidationRules({"countryCode":"DE"})';
const minutes = 60_000;

class MemoryStore {
  text: string | null = null;
  writes = 0;
  read = () => this.text;
  write = (_key: string, text: string | null) => {
    if (text !== null) this.writes += 1;
    this.text = text;
  };
}

let store: MemoryStore;
const storedEntries = (entries: object, changes: object = {}) =>
  JSON.stringify({ version: 1, savedAt: Date.now(), entries, ...changes });

async function write(changes: Record<string, string | undefined>, cache = persistedCache(store)) {
  await cache.writeData(changes);
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  store = new MemoryStore();
});
afterEach(() => vi.useRealTimers());

describe('the API’s public responses', () => {
  it('are available on the next page', async () => {
    await write({ [rules]: '"1"' });
    expect(await persistedCache(store).readData()).toEqual({ [rules]: '"1"' });
  });

  it('are written once after a second without changes', async () => {
    const cache = persistedCache(store);
    for (const value of ['"1"', '"2"', '"3"']) {
      await cache.writeData({ [rules]: value });
      await vi.advanceTimersByTimeAsync(900);
    }
    expect(store.writes).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.writes).toBe(1);
    expect(await persistedCache(store).readData()).toEqual({ [rules]: '"3"' });
  });

  it('expire after ten minutes, counted from when they were first stored', async () => {
    await write({ [rules]: '"1"' });
    await vi.advanceTimersByTimeAsync(6 * minutes);
    const next = persistedCache(store);
    await next.readData();
    await write({ [`${rules}.x`]: '"2"' }, next);
    await vi.advanceTimersByTimeAsync(5 * minutes);
    expect(await persistedCache(store).readData()).toEqual({});
    expect(store.text).toBeNull();
  });

  it('are deleted above 1 MiB, and the page writes nothing more', async () => {
    const cache = persistedCache(store);
    await write({ [rules]: '"1"' }, cache);
    await write({ [`${rules}.big`]: 'x'.repeat(1024 * 1024) }, cache);
    expect(store.text).toBeNull();
    await write({ [rules]: '"2"' }, cache);
    expect(store.text).toBeNull();
  });
});

it('nothing of a cart, an order or a person is stored', async () => {
  await write({
    [rules]: '"1"',
    'Checkout:abc.email': '"ada@clinic.example"',
    'Query.checkout({"token":"t"})': ':"Checkout:abc"',
    'Query.me': ':"User:1"',
  });
  expect(store.text).not.toMatch(/ada@|Checkout|User/);
});

describe('corrupt storage counts as empty and is deleted', () => {
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['another version', storedEntries({ [rules]: '"1"' }, { version: 0 })],
    ['the future', storedEntries({ [rules]: '"1"' }, { savedAt: 9e15 })],
    ['no time', storedEntries({ [rules]: '"1"' }, { savedAt: 'now' })],
    ['entries that are no texts', storedEntries({ [rules]: 1 })],
    ['entries of somebody', storedEntries({ 'Checkout:abc.email': '"x"' })],
    ['a prototype', `{"version":1,"savedAt":${Date.now()},"entries":{"__proto__":{"isAdmin":true}}}`],
  ])('%s', async (_case, text) => {
    store.text = text;
    expect(await persistedCache(store).readData()).toEqual({});
    expect(store.text).toBeNull();
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('and a storage that stores nothing changes nothing', async () => {
    const cache = persistedCache({ read: () => null, write: () => false });
    expect(await cache.readData()).toEqual({});
    await expect(write({ [rules]: '"1"' }, cache)).resolves.toBeUndefined();
  });
});

import type { StorageAdapter } from '@urql/exchange-graphcache';

type Entries = Map<string, string>;

/** Limits: discards older data, stores nothing larger, writes after a pause (coverage CLIENT-2). */
const lifetime = 10 * 60_000;
const largest = 1024 * 1024;
const pause = 1000;

/** Increment when the stored format changes. */
const version = 1;
const key = 'sonde.cache';

/** Only responses equal for all visitors may be stored; never carts, orders or people. */
const isPublic = (entry: string) =>
  /^Query(?:\.|%2e)(?:addressValidationRules|geolocalization)\b/.test(entry);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the stored entries; null unless they are ours, complete and fresh. */
function readEntries(text: string | null, now: number): { savedAt: number; entries: Entries } | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { version: storedVersion, savedAt, entries } = stored as Record<string, unknown>;
  if (storedVersion !== version || typeof savedAt !== 'number') return null;
  if (savedAt > now || now - savedAt > lifetime) return null;
  if (typeof entries !== 'object' || entries === null) return null;
  const pairs: (readonly [string, unknown])[] = Object.entries(entries);
  return pairs.every(([entry, value]) => isPublic(entry) && isText(value))
    ? { savedAt, entries: new Map(pairs) as Entries }
    : null;
}

/** Reads return null if there is no value; writing null removes it. Neither throws. */
interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): unknown;
}

/**
 * Persists the API's public responses between pages: restored at once unless older than 10 minutes, written after a
 * second without changes. Old, foreign or oversized data (above 1 MiB) is deleted; once oversized, this page writes
 * nothing more.
 */
export function persistedCache(store: Store): StorageAdapter {
  const restored = readEntries(store.read(key), Date.now());
  if (restored === null) store.write(key, null);
  const { entries, savedAt } = restored ?? { entries: new Map() as Entries, savedAt: Date.now() };
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    const text = JSON.stringify({ version, savedAt, entries: Object.fromEntries(entries) });
    if (text.length > largest) {
      isPaused = true;
      store.write(key, null);
      return;
    }
    store.write(key, text);
  }

  return {
    async readData() {
      return Object.fromEntries(entries);
    },
    async writeData(changes) {
      if (isPaused) return;
      for (const [entry, value] of Object.entries(changes)) {
        if (!isPublic(entry)) continue;
        if (value === undefined) entries.delete(entry);
        else entries.set(entry, value);
      }
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
  };
}

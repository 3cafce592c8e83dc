import type { StorageAdapter } from '@urql/exchange-graphcache';

type Entries = Map<string, string>;

/** What is older is thrown away, what is larger is not kept, and writing waits for a pause (coverage CLIENT-2). */
const lifetime = 10 * 60_000;
const largest = 1024 * 1024;
const pause = 1000;

/** Another shape of what is kept is another version. */
const version = 1;
const key = 'sonde.cache';

/** What is the same for everybody may be kept; carts, orders and people may not. */
const isPublic = (entry: string) =>
  /^Query(?:\.|%2e)(?:addressValidationRules|geolocalization)\b/.test(entry);

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was stored, if it is ours, whole and fresh; anything else counts as nothing. */
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

/** Reading gives null for nothing; writing null removes. Neither throws. */
interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): unknown;
}

/**
 * Keeps the API's public answers between pages: restored at once unless they are older than 10 minutes, written when
 * nothing has changed for a second. What is old, not ours or above 1 MiB goes; above it, nothing more is written by
 * this page.
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

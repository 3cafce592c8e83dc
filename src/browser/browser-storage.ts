/**
 * The only access to browser storage. Storage may be refused, full or corrupt: reads then return null, and writes last
 * as long as the page.
 */

/** Stores values by key; every key has the shop's prefix. */
export interface BrowserStorage {
  /** Returns null if there is no value. */
  read(key: string): string | null;
  /** Null removes the value. Returns true if the value outlives the page. */
  write(key: string, value: string | null): boolean;
}

type Name = 'localStorage' | 'sessionStorage';

/** Runs a task with the browser's storage; returns null if access is refused. */
function attempt<Value>(name: Name, task: (storage: Storage) => Value): Value | null {
  try {
    return task(window[name]);
  } catch {
    return null;
  }
}

/** Removes the former value if the new one doesn't fit. */
function store(name: Name, key: string, value: string | null): boolean {
  const isStored = value !== null && attempt(name, (storage) => (storage.setItem(key, value), true)) === true;
  if (!isStored) attempt(name, (storage) => storage.removeItem(key));
  return isStored;
}

const ofThisPage = new Map<string, string>();

/** Shared by all tabs, until the browser deletes it; Safari does so after seven days without a visit. */
export const lastingStorage: BrowserStorage = {
  read: (key) => ofThisPage.get(key) ?? attempt('localStorage', (storage) => storage.getItem(key)),
  write(key, value) {
    const isStored = store('localStorage', key, value);
    if (isStored || value === null) ofThisPage.delete(key);
    else ofThisPage.set(key, value);
    return isStored;
  },
};

/** The keys of the lasting storage; empty if access is refused. */
export const lastingKeys = (): readonly string[] => attempt('localStorage', Object.keys) ?? [];

const historyState = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** Safari refuses more than a hundred changes in 30 seconds; the next change that it accepts has the latest value. */
function keepInHistory(state: object): boolean {
  try {
    history.replaceState(state, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Storage of one tab until it is closed; survives reloads. Falls back to the history entry if the browser refuses
 * storage.
 */
export const tabStorage: BrowserStorage = {
  read(key) {
    const stored = attempt('sessionStorage', (storage) => storage.getItem(key));
    const { [key]: inHistory } = historyState();
    return stored ?? (typeof inHistory === 'string' ? inHistory : null);
  },
  write(key, value) {
    if (store('sessionStorage', key, value)) return true;
    const { [key]: former, ...rest } = historyState();
    if (value !== null) return keepInHistory({ ...rest, [key]: value });
    if (former !== undefined) keepInHistory(rest);
    return false;
  },
};

/** On sign-out: deletes all that this browser stores about its visitor. */
export function clearStorage(): void {
  ofThisPage.clear();
  attempt('localStorage', (storage) => storage.clear());
  attempt('sessionStorage', (storage) => storage.clear());
}

/** Whether the tab's storage itself contains a value, rather than the history entry. */
export const isInTabStorage = (key: string): boolean =>
  attempt('sessionStorage', (storage) => storage.getItem(key)) !== null;

/** Parses a value stored as JSON; null if there is none or it is corrupt. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

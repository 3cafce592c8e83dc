/**
 * The only way to what browsers store. Storage can be refused, full or filled with rubbish: reading then gives nothing,
 * and what is written is there for as long as the page is.
 */

/** Values by their key, which carries the shop's prefix. */
export interface BrowserStorage {
  /** Null for nothing. */
  read(key: string): string | null;
  /** Null removes. True when the value is there after the page is gone. */
  write(key: string, value: string | null): boolean;
}

type Name = 'localStorage' | 'sessionStorage';

/** What a task with the browser's storage gives; null where that is refused. */
function attempt<Value>(name: Name, task: (storage: Storage) => Value): Value | null {
  try {
    return task(window[name]);
  } catch {
    return null;
  }
}

/** A value that does not fit would otherwise leave the one that it replaces. */
function store(name: Name, key: string, value: string | null): boolean {
  const isStored = value !== null && attempt(name, (storage) => (storage.setItem(key, value), true)) === true;
  if (!isStored) attempt(name, (storage) => storage.removeItem(key));
  return isStored;
}

const ofThisPage = new Map<string, string>();

/** Shared by all tabs, until the browser deletes it: Safari does after seven days without a visit. */
export const lastingStorage: BrowserStorage = {
  read: (key) => ofThisPage.get(key) ?? attempt('localStorage', (storage) => storage.getItem(key)),
  write(key, value) {
    const isStored = store('localStorage', key, value);
    if (isStored || value === null) ofThisPage.delete(key);
    else ofThisPage.set(key, value);
    return isStored;
  },
};

/** The keys of all that lasts; none where nothing does. */
export const lastingKeys = (): readonly string[] => attempt('localStorage', Object.keys) ?? [];

const historyState = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** Safari refuses more than a hundred changes in half a minute; the next one that it takes has the latest value. */
function keepInHistory(state: object): boolean {
  try {
    history.replaceState(state, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Of one tab, until it is closed; a reload finds it again. Where the browser refuses its storage, the entry of its history
 * keeps it.
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

/** Leaves nothing that this browser keeps of its visitor: for who signs out. */
export function clearStorage(): void {
  ofThisPage.clear();
  attempt('localStorage', (storage) => storage.clear());
  attempt('sessionStorage', (storage) => storage.clear());
}

/** Whether the tab's storage itself holds a value, and not the history in its place. */
export const isInTabStorage = (key: string): boolean =>
  attempt('sessionStorage', (storage) => storage.getItem(key)) !== null;

/** What is stored as JSON; null for nothing and for rubbish. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { withSlowLoadNotice } from '../browser/lazy-import.ts';
import { useBackOnline } from '../browser/use-back-online.ts';
import { loadPart } from './texts.ts';

/** The parts, by file name: promises until they have loaded, then as they are until the page is left. */
const parts = new Map<string, unknown>();

const listeners = new Set<() => void>();

function subscribe(react: () => void) {
  listeners.add(react);
  return () => listeners.delete(react);
}

/** For the server, which always has the parts with views. */
export function provideLazyParts(provided: Readonly<Record<string, unknown>>): void {
  for (const [name, part] of Object.entries(provided)) parts.set(name, part);
}

/** The parts that hydration may use: those that the server rendered, and those without views. */
export const ServedParts = createContext<readonly string[]>([]);

/**
 * Loads a part of an island, by file name, with its texts. It is requested once; after a failure, the next call requests
 * it again.
 */
export async function loadLazyPart<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const known = parts.get(name);
  if (known) return known as Module | Promise<Module>;
  const loading = loadPart(name, load);
  parts.set(name, loading);
  try {
    const part = await loading;
    parts.set(name, part);
    for (const react of listeners) react();
    return part;
  } catch (failure) {
    parts.delete(name);
    throw failure;
  }
}

/** A part that has loaded. */
function presentPart(name: string): unknown {
  const part = parts.get(name) ?? null;
  return part instanceof Promise ? null : part;
}

/** A part of an island that loads later. */
export interface LazyPart<Module> {
  /** Null until it is there. */
  readonly part: Module | null;
  /** It is being loaded. */
  readonly isAwaited: boolean;
  /** It failed to load. It is loaded again on request, and once the network is back. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
}

/** A part of an island, by file name, loaded once it is needed. */
export function useLazyPart<Module>(
  name: string,
  load: () => Promise<Module>,
  isNeeded: boolean,
): LazyPart<Module> {
  const isServed = use(ServedParts).includes(name);
  const readPart = () => presentPart(name) as Module | null;
  const part = useSyncExternalStore(subscribe, readPart, () => (isServed ? readPart() : null));
  const [lost, setLost] = useState('');
  const isMissing = isNeeded && part === null;
  const ask = useCallback(() => {
    withSlowLoadNotice(loadLazyPart(name, load)).catch(() => setLost(name));
  }, [name, load]);
  const onRetry = () => {
    setLost('');
    ask();
  };
  useEffect(() => {
    if (!isMissing) return undefined;
    ask();
    return () => setLost('');
  }, [isMissing, ask]);
  useBackOnline(isMissing, ask);
  const isLost = isMissing && lost === name;
  return { part, isAwaited: isMissing && !isLost, isLost, onRetry };
}

import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The hash of the URL, kept up to date. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

import { persistedCache } from '../graphql/persisted-cache.ts';

/** A browser that forbids its storage throws on each use, which the cache takes as nothing there. */
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/**
 * What this browser keeps of the API's public answers. Reading begins when the module loads, and rubbish goes then: so
 * it comes with everything that shows an address, long before another country's rules are asked for.
 */
export const keptAnswers = persistedCache(browserStorage);

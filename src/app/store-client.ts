import { createClient } from '../graphql/client.ts';
import { persistedCache } from '../graphql/persisted-cache.ts';

/** A browser that forbids its storage throws on each use, which the cache takes as nothing there. */
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** One client a page; its cache is shared by the cart and the checkout. */
export const storeClient = createClient(
  '/graphql/',
  import.meta.env.SSR ? undefined : persistedCache(browserStorage),
);

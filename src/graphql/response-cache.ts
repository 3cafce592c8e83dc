import { persistedCache } from './persisted-cache.ts';
import { lastingStorage } from '../browser/browser-storage.ts';

/**
 * The API's public responses stored in this browser. The module reads and cleans them on load: it is part of everything
 * that shows an address form, long before another country's rules are needed.
 */
export const responseCache = persistedCache(lastingStorage);

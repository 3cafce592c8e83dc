import { persistedCache } from './persisted-cache.ts';
import { lastingStorage } from '../browser/browser-storage.ts';

/**
 * What this browser keeps of the API's public answers. Reading begins when the module loads, and rubbish goes then: so
 * it comes with everything that shows an address, long before another country's rules are asked for.
 */
export const keptAnswers = persistedCache(lastingStorage);

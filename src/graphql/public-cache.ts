import type { Exchange } from 'urql';
import { cacheExchange, type StorageAdapter } from '@urql/exchange-graphcache';

/** Types of public answers without an id: they live in what holds them. */
const valueTypes = ['AddressValidationData', 'CountryAreaChoice', 'Geolocalization', 'Country'];

/** The API's public answers by what they are about, and what a browser has stored of them. */
export const publicCache = (storage: StorageAdapter): Exchange =>
  cacheExchange({ keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])), storage });

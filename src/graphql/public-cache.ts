import { composeExchanges, type Exchange } from 'urql';
import { cacheExchange, type StorageAdapter } from '@urql/exchange-graphcache';
import { wholeDocuments } from './whole-documents.ts';

/** Types of public responses without an id; they are embedded in their parents. */
const valueTypes = ['AddressValidationData', 'CountryAreaChoice', 'Geolocalization', 'Country'];

/** A normalized cache of the API's public responses, restored from the browser's storage. */
export const publicCache = (storage: StorageAdapter): Exchange =>
  composeExchanges([
    wholeDocuments,
    cacheExchange({ keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])), storage }),
  ]);

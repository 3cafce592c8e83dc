import { countries } from '../../machines/rules/places/index.ts';
import { addressRulesOf } from '../../server/modules/places/address-rules.ts';
import type { Book } from './book.types.ts';

/**
 * The address fields of every country, as the shop's server returns them. The source data is too large for the pages.
 */
export const addressFields = (): Book['addressFields'] =>
  Object.fromEntries(countries.map(({ code }) => [code, addressRulesOf(code).displayOrder]));

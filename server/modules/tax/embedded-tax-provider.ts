import { taxQuote } from '@sonde/machines/rules/tax';
import type { TaxProvider } from './tax-provider.ts';

/**
 * Uses the tables of the rules: exact where prices include the tax, an estimate without county and city parts in the
 * US.
 */
export const embeddedTaxProvider: TaxProvider = {
  quote: async (country, place) => taxQuote(country, place),
  calculate: null,
  serviceFor: null,
};

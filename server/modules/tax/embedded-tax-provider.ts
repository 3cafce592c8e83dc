import { salesTaxRatePpm } from '@sonde/machines/rules/tax';
import type { TaxProvider, TaxQuote } from './tax-provider.ts';

const notKnownYet: TaxQuote = { treatment: 'NET_PLUS_TAX', ratePpm: 0, isFinal: false };

/** State and province base rates from the tables of the rules: an estimate without county and city parts. */
export const embeddedTaxProvider: TaxProvider = {
  quote: async (country, place) =>
    place === null || place.country !== country || place.countryArea === ''
      ? notKnownYet
      : { treatment: 'NET_PLUS_TAX', ratePpm: salesTaxRatePpm(place), isFinal: true },
};

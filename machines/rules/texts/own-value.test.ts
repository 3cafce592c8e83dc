import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryPermissions, isBundleType } from '../catalogue/index.ts';
import { cardBrandName, paymentMethodsFor } from '../payment/index.ts';
import { hasLanguage, knownLanguage, languagesSpokenBesides, mainCountries } from '../places/index.ts';
import { money } from '../money/index.ts';
import { ownValue } from './own-value.ts';
import { normalPostalCode } from '../addresses/index.ts';
import { shopCodeForProviderError } from '../errors/index.ts';
import { salesTaxes, taxName } from '../tax/index.ts';
import { commaIn } from './text.ts';

const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));

describe('a value of a table', () => {
  it('is one of its own properties', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.integer()),
        fc.oneof(fc.string(), inherited),
        (table, key) => {
          expect(ownValue(table, key)).toBe(new Map(Object.entries(table)).get(key));
        },
      ),
    );
  });
});

describe('a property that every object inherits', () => {
  it('is no brand, country, language, place, currency or code', () => {
    fc.assert(
      fc.property(inherited, (name) => {
        expect(cardBrandName(name)).toBe(name);
        expect(shopCodeForProviderError(name, name)).toBe('PAYMENT_ERROR');
        expect(shopCodeForProviderError('card_declined', name)).toBe('CARD_DECLINED');
        expect(countryPermissions(name).productLines).toEqual([]);
        expect(knownLanguage(name)).toBeNull();
        expect(mainCountries.some((country) => hasLanguage(country, name))).toBe(false);
        expect(languagesSpokenBesides(name)).toEqual([]);
        expect(commaIn(name)).toBe(', ');
        expect(isBundleType(name)).toBe(false);
        expect(normalPostalCode('12345', name, '^\\d{5}$')).toBe('12345');
        for (const country of ['US', 'CA', name]) {
          const place = { country, countryArea: name };
          expect(salesTaxes(place)).toBeNull();
          expect(taxName({ code: 'SALES_TAX', jurisdiction: `${country}-${name}` }, name)).toBeNull();
        }
        expect(
          paymentMethodsFor(
            {
              total: money(10_000, 'USD'),
              shipToCountry: name,
              billingCountry: name,
              isRecurring: false,
              hasTaxId: false,
            },
            ['CREDIT_CARD', 'ACH', 'AFFIRM'],
          ),
        ).toEqual(['CREDIT_CARD']);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { enabledCountries } from '@sonde/machines/rules/places';
import { creditCardMethod } from './credit-card.method.ts';

const card = { brand: 'amex', lastDigits: '0005', expMonth: 12, expYear: 2031 };

const languages = [
  ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
].filter((language) => language !== 'en');

describe('a payment by card', () => {
  it('is shown with the brand, the last digits and the expiry date', () => {
    expect(creditCardMethod.apiFacts(card)).toEqual({
      ccBrand: 'amex',
      ccWallet: null,
      ccLastDigits: '0005',
      ccExpMonth: 12,
      ccExpYear: 2031,
    });
    expect(creditCardMethod.apiFacts(null)).toEqual({});
  });

  it('is described by brand and last digits in an email, or by its kind if nothing is known of it', () => {
    expect(creditCardMethod.label(card, 'en')).toBe('American Express ending in 0005');
    expect(creditCardMethod.label(null, 'en')).toBe('Card');
    expect(creditCardMethod.label(card, 'tlh')).toBe('American Express ending in 0005');
  });

  it('is described by its wallet too, if it has one', () => {
    const wallet = { ...card, wallet: 'apple_pay' };
    expect(creditCardMethod.apiFacts(wallet)).toMatchObject({ ccBrand: 'amex', ccWallet: 'apple_pay' });
    expect(creditCardMethod.label(wallet, 'de')).toBe('Apple Pay · American Express mit den Endziffern 0005');
  });

  it.each(languages)('has a name in %s that differs from English', (language) => {
    for (const details of [card, null]) {
      const label = creditCardMethod.label(details, language);
      expect(label).not.toBe(creditCardMethod.label(details, 'en'));
      expect(label).toContain(details === null ? '' : '0005');
    }
  });
});

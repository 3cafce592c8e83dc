import { expect, it } from 'vitest';
import { isDebit, paymentMethods, paymentMethodsFor } from '@sonde/machines/rules/payment';
import { enabledCountries } from '@sonde/machines/rules/places';
import { money } from '@sonde/machines/rules/money';
import { debitMailLanguages } from './debit-mail-words.ts';

it('a debit has words in every language of the countries that offer one', () => {
  const spoken = enabledCountries
    .filter(({ code, currency }) => {
      const facts = { billingCountry: code, isRecurring: false, hasTaxId: false };
      const situation = { ...facts, total: money(100_000, currency), shipToCountry: code };
      return paymentMethodsFor(situation, paymentMethods).some(isDebit);
    })
    .flatMap(({ languages }) => languages);
  expect(spoken.map(({ url }) => url).filter((url) => !debitMailLanguages.includes(url))).toEqual([]);
});

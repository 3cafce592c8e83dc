import { expect, it } from 'vitest';
import { isDecidedLater, paymentMethods, paymentMethodsFor } from '@sonde/machines/rules/payment';
import { enabledCountries } from '@sonde/machines/rules/places';
import { money } from '@sonde/machines/rules/money';
import { debitMailLanguages } from './debit-mail-words.ts';
import { reviewLanguages } from './review-words.ts';

it('a payment that is decided later has words in every language of the countries that offer one', () => {
  const spoken = enabledCountries
    .filter(({ code, currency }) => {
      const facts = { billingCountry: code, isRecurring: false, hasTaxId: false };
      const situation = { ...facts, total: money(100_000, currency), shipToCountry: code };
      return paymentMethodsFor(situation, paymentMethods).some(isDecidedLater);
    })
    .flatMap(({ languages }) => languages.map(({ url }) => url));
  expect(spoken).toContain('ar');
  expect(
    spoken.filter((url) => ![debitMailLanguages, reviewLanguages].every((list) => list.includes(url))),
  ).toEqual([]);
});

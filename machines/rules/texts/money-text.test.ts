import { describe, expect, it } from 'vitest';
import { enabledCountries } from '../places/index.ts';
import { digitsOf, moneyText } from './money-text.ts';
import { money } from '../money/index.ts';
import { localeFormats } from './locale-formats.ts';

it.each([
  [389_900, 'always', '$3,899.00'],
  [389_900, 'only-some', '$3,899'],
  [389_950, 'only-some', '$3,899.50'],
  [0, 'always', '$0.00'],
  [5, 'always', '$0.05'],
  [123_456_789_00, 'only-some', '$123,456,789'],
  [-43_190, 'always', '\u2212$431.90'],
] as const)('%d cents with cents %s read %s, with a true minus sign', (amount, cents, expected) => {
  expect(moneyText(localeFormats('en-US'), money(amount, 'USD'), cents)).toBe(expected);
});

it.each([
  [389_950, 2, '3899', '50'],
  [5, 2, '0', '05'],
  [-5, 2, '0', '05'],
  [0, 2, '0', '00'],
  [389_950, 0, '389950', ''],
  [0, 0, '0', ''],
  [1_500, 3, '1', '500'],
])('%d minor units of a currency with %d decimals are %s and %s', (amount, decimals, whole, fraction) => {
  expect(digitsOf(amount, decimals)).toEqual([whole, fraction]);
});

it('has its currency in the same place when negative, also in Arabic', () => {
  const text = moneyText(localeFormats('ar-AE'), money(-43_190, 'USD'));
  expect(text).toBe('\u200f\u200e\u2212431.90\u200f\u00a0USD');
});

/** 3,899.50 in each country's currency and each of its languages. */
const written = [
  ['en-US', '$3,899.50'],
  ['en-GB', '£3,899.50'],
  ['en-IE', '€3,899.50'],
  ['en-AU', '$3,899.50'],
  ['en-NZ', '$3,899.50'],
  ['de-DE', '3.899,50\u00a0€'],
  ['en-DE', '€3,899.50'],
  ['fr-FR', '3\u202f899,50\u00a0€'],
  ['en-FR', '€3,899.50'],
  ['it-IT', '3899,50\u00a0€'],
  ['en-IT', '€3,899.50'],
  ['es-ES', '3899,50\u00a0€'],
  ['en-ES', '€3,899.50'],
  ['nl-NL', '€\u00a03.899,50'],
  ['en-NL', '€3,899.50'],
  ['en-BE', '€3,899.50'],
  ['nl-BE', '€\u00a03.899,50'],
  ['pt-PT', '3899,50\u00a0€'],
  ['en-PT', '€3,899.50'],
  ['de-AT', '€\u00a03.899,50'],
  ['en-AT', '€\u00a03.899,50'],
  ['pl-PL', '3899,50\u00a0zł'],
  ['en-PL', '3.899,50\u00a0PLN'],
  ['nb-NO', '3\u00a0899,50\u00a0kr'],
  ['en-NO', '3\u00a0899,50\u00a0kr'],
  ['da-DK', '3.899,50\u00a0kr.'],
  ['en-DK', '3.899,50\u00a0kr.'],
  ['fi-FI', '3\u00a0899,50\u00a0€'],
  ['sv-FI', '3\u00a0899,50\u00a0€'],
  ['en-FI', '€3,899.50'],
  ['sv-SE', '3\u00a0899,50\u00a0kr'],
  ['en-SE', '3\u00a0899,50\u00a0kr'],
  ['en-CH', "CHF\u00a03'899.50"],
  ['fr-CH', "3'899.50\u00a0CHF"],
  ['it-CH', 'CHF\u00a03899.50'],
  ['en-CA', '$3,899.50'],
  ['fr-CA', '3\u00a0899,50\u00a0$'],
  ['en-HK', 'USD\u00a03,899.50'],
  ['en-KE', 'USD\u00a03,899.50'],
  ['en-SG', 'USD\u00a03,899.50'],
  ['en-PK', 'USD\u00a03,899.50'],
  ['es-CL', 'USD\u00a03.899,50'],
  ['en-CL', 'USD\u00a03,899.50'],
  ['en-AE', 'USD\u00a03,899.50'],
  ['ar-AE', '\u200f3,899.50\u00a0USD'],
  ['es-AR', 'USD\u00a03.899,50'],
  ['en-AR', 'USD\u00a03,899.50'],
  ['es-CO', 'USD\u00a03.899,50'],
  ['en-CO', 'USD\u00a03,899.50'],
  ['en-IL', 'USD\u00a03,899.50'],
  ['en-IN', 'USD\u00a03,899.50'],
  ['tr-TR', 'USD\u00a03.899,50'],
  ['en-TR', 'USD\u00a03,899.50'],
  ['en-ZA', 'USD\u00a03\u00a0899,50'],
] as const;

describe('an amount', () => {
  it.each(written)('in %s is %s', (tag, text) => {
    const country = enabledCountries.find(({ languages }) => languages.some(({ bcp47 }) => bcp47 === tag));
    const currency = country?.currency ?? 'USD';
    expect(moneyText(localeFormats(tag), money(389_950, currency))).toBe(text);
  });

  it('is formatted in each language of each enabled country', () => {
    const tags = enabledCountries.flatMap(({ languages }) => languages.map(({ bcp47 }) => bcp47));
    const unwritten = tags.filter(
      (tag) => !/3.?899.50/.test(moneyText(localeFormats(tag), money(389_950, 'EUR'))),
    );
    expect(unwritten).toEqual([]);
  });
});

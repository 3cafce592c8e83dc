import { describe, expect, it } from 'vitest';
import { type Currency, money } from '../money/index.ts';
import { countries } from '../places/countries.ts';
import { ownValue } from '../texts/index.ts';
import { paymentMethods } from './method-names.generated.ts';
import { paymentMethodsFor } from './payment-methods.ts';

/** The countries with their currency, and the methods besides those that are offered everywhere. */
const offers: Readonly<Record<string, readonly [currency: Currency, ...local: readonly string[]]>> = {
  US: ['USD', 'ACH', 'AFFIRM', 'KLARNA'],
  CA: ['CAD', 'ACSS', 'AFFIRM', 'KLARNA'],
  GB: ['GBP', 'KLARNA'],
  IE: ['EUR', 'SEPA', 'KLARNA'],
  DE: ['EUR', 'SEPA', 'KLARNA'],
  FR: ['EUR', 'SEPA', 'KLARNA'],
  IT: ['EUR', 'SEPA', 'KLARNA'],
  ES: ['EUR', 'SEPA', 'KLARNA'],
  NL: ['EUR', 'SEPA', 'IDEAL', 'KLARNA'],
  BE: ['EUR', 'SEPA', 'BANCONTACT', 'KLARNA'],
  PT: ['EUR', 'SEPA', 'KLARNA'],
  AT: ['EUR', 'SEPA', 'EPS', 'KLARNA'],
  FI: ['EUR', 'SEPA', 'KLARNA'],
  PL: ['PLN', 'PRZELEWY24', 'KLARNA'],
  NO: ['NOK', 'KLARNA'],
  DK: ['DKK', 'KLARNA'],
  SE: ['SEK', 'KLARNA'],
  CH: ['CHF', 'KLARNA'],
  AU: ['AUD', 'KLARNA'],
  NZ: ['NZD', 'KLARNA'],
  HK: ['USD'],
  KE: ['USD'],
  SG: ['USD'],
  PK: ['USD'],
  CL: ['USD'],
  AE: ['USD'],
  AR: ['USD'],
  CO: ['USD'],
  IL: ['USD'],
  IN: ['USD'],
  TR: ['USD'],
  ZA: ['USD'],
};

/** The provider's lowest charge, in minor units. */
const lowest: Readonly<Record<Currency, number>> = {
  USD: 50,
  CAD: 50,
  EUR: 50,
  AUD: 50,
  NZD: 50,
  CHF: 50,
  GBP: 30,
  PLN: 200,
  DKK: 250,
  SEK: 300,
  NOK: 300,
};

type Limits = readonly [least: number, greatest: number];

/** Further limits in minor units, by country or `*` for all others; a method without a row has none. */
const limits: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  CREDIT_CARD: { '*': [0, 99_999_999] },
  AFFIRM: { '*': [5_000, 3_000_000] },
  PRZELEWY24: { PL: [200, 5_500_000] },
  KLARNA: {
    US: [100, 1_000_000],
    AT: [100, 1_000_000],
    BE: [100, 1_000_000],
    DE: [100, 1_000_000],
    FI: [100, 1_000_000],
    ES: [100, 1_000_000],
    GB: [100, 500_000],
    NL: [100, 500_000],
    IE: [100, 400_000],
    IT: [100, 400_000],
    FR: [100, 400_000],
    DK: [100, 10_000_000],
    NO: [100, 10_000_000],
    SE: [100, 10_000_000],
    CH: [100, 500_000],
    PL: [200, 2_000_000],
    '*': [100, 400_000],
  },
};

const renewing = ['CREDIT_CARD', 'ELECTRONIC_QUOTE', 'ACH', 'ACSS', 'SEPA'];

/** The limits of a method in a country, including the provider's. */
function limitsOf(method: string, country: string, currency: Currency): Limits {
  const rows = ownValue(limits, method) ?? {};
  const [least = 0, greatest = Number.POSITIVE_INFINITY] =
    ownValue(rows, country) ?? ownValue(rows, '*') ?? [];
  return [Math.max(least, lowest[currency]), greatest];
}

/** A country without a row has no methods of its own. */
const expected = countries
  .filter((country) => country.enabled)
  .map(({ code, currency }) => [code, ownValue(offers, code) ?? ([currency] as const)] as const);

it('every row is of an enabled country, with its currency', () => {
  const rows = Object.entries(offers);
  const present = expected.filter(([code]) => Object.hasOwn(offers, code));
  const currencies = new Map(countries.map(({ code, currency }) => [code, currency]));
  expect(present).toHaveLength(rows.length);
  expect(rows.filter(([code, [currency]]) => currencies.get(code) !== currency)).toEqual([]);
});

describe.each(expected)('in %s', (country, [currency, ...local]) => {
  const here = ['CREDIT_CARD', 'ELECTRONIC_QUOTE', ...local, 'PAYPAL_ONE_TIME'];
  const bounds = here.flatMap((method) => limitsOf(method, country, currency)).filter(Number.isFinite);
  const totals = [...new Set(bounds.flatMap((at) => [at - 1, at, at + 1]))];

  it.each([
    ['once', false, false],
    ['once, by a business', false, true],
    ['with renewal', true, false],
    ['with renewal, by a business', true, true],
  ])('an order paid %s is offered what each limit allows', (_how, isRecurring, hasTaxId) => {
    for (const amount of totals) {
      const expected = here.filter((method) => {
        const [least, greatest] = limitsOf(method, country, currency);
        const isFor = (!isRecurring || renewing.includes(method)) && !(hasTaxId && method === 'KLARNA');
        return isFor && amount >= least && amount <= greatest;
      });
      // Nothing is charged today; a method is saved for the first charge.
      const forNothing = [isRecurring ? 'CREDIT_CARD' : 'FREE'];
      const situation = { shipToCountry: country, billingCountry: null, isRecurring, hasTaxId };
      const offered = paymentMethodsFor({ ...situation, total: money(amount, currency) }, paymentMethods);
      expect([amount, ...offered]).toEqual([amount, ...(amount === 0 ? forNothing : expected)]);
    }
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import paymentData from './data/payment-methods.json' with { type: 'json' };
import { currencies, type Currency, money } from '../money/index.ts';
import {
  defaultPaymentMethod,
  isDebit,
  isOfferedIn,
  isPaidLater,
  minimumTotal,
  paymentMethodsFor,
  type PaymentSituation,
} from './payment-methods.ts';
import { paymentMethods } from './method-names.generated.ts';

function offeredMethods(change: Partial<PaymentSituation> & { currency?: Currency; amount?: number }) {
  const { currency = 'USD', amount = 431_900, ...situation } = change;
  return paymentMethodsFor(
    {
      total: money(amount, currency),
      shipToCountry: 'US',
      billingCountry: null,
      isRecurring: false,
      hasTaxId: false,
      ...situation,
    },
    paymentMethods,
  );
}

const everywhere = ['CREDIT_CARD', 'ELECTRONIC_QUOTE'];

describe('the methods on offer', () => {
  it.each([
    ['US', 'USD', ['ACH', 'AFFIRM', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['CA', 'CAD', ['ACSS', 'AFFIRM', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['DE', 'EUR', ['SEPA', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['NL', 'EUR', ['SEPA', 'IDEAL', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['BE', 'EUR', ['SEPA', 'BANCONTACT', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['AT', 'EUR', ['SEPA', 'EPS', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['PL', 'PLN', ['PRZELEWY24', 'KLARNA', 'PAYPAL_ONE_TIME']],
    ['GB', 'GBP', ['KLARNA', 'PAYPAL_ONE_TIME']],
    ['HK', 'USD', ['PAYPAL_ONE_TIME']],
    ['DE', 'USD', ['PAYPAL_ONE_TIME']],
  ] as const)('%s in %s', (shipToCountry, currency, local) => {
    expect(offeredMethods({ shipToCountry, currency, amount: 290_000 })).toEqual([...everywhere, ...local]);
  });

  it.each([
    [true, ['CREDIT_CARD', 'ACH']],
    [false, ['CREDIT_CARD', 'ELECTRONIC_QUOTE', 'ACH']],
  ] as const)('have no quote for a rental: %s', (isRental, methods) => {
    expect(offeredMethods({ isRecurring: true, isRental, amount: 21_900 })).toEqual(methods);
  });

  it('are only those that the shop has enabled', () => {
    const situation = {
      total: money(431_900, 'USD'),
      shipToCountry: 'US',
      billingCountry: 'US',
      isRecurring: true,
      hasTaxId: false,
    };
    expect(paymentMethodsFor(situation, ['CREDIT_CARD'])).toEqual(['CREDIT_CARD']);
    expect(paymentMethodsFor(situation, [])).toEqual([]);
  });

  it('are only FREE if the total is 0 and nothing renews', () => {
    expect(offeredMethods({ amount: 0 })).toEqual(['FREE']);
  });

  it('are those that can be saved without a payment if the total is 0 and something renews', () => {
    const situation: PaymentSituation = {
      total: money(0, 'USD'),
      shipToCountry: 'US',
      billingCountry: null,
      isRecurring: true,
      hasTaxId: false,
    };
    expect(
      paymentMethodsFor(situation, ['FREE', 'CREDIT_CARD', 'ACH', 'ELECTRONIC_QUOTE', 'KLARNA']),
    ).toEqual(['CREDIT_CARD']);
  });

  it('never include FREE if the total is above 0', () => {
    for (const amount of [1, 50, 431_900]) expect(offeredMethods({ amount })).not.toContain('FREE');
  });

  it.each([
    ['US', 'USD', ['ACH']],
    ['CA', 'CAD', ['ACSS']],
    ['NL', 'EUR', ['SEPA']],
    ['BE', 'EUR', ['SEPA']],
    ['AT', 'EUR', ['SEPA']],
    ['PL', 'PLN', []],
    ['HK', 'USD', []],
  ] as const)(
    'are the card, the quote and the bank debit in %s in %s if a subscription renews',
    (ship, currency, debits) => {
      const methods = offeredMethods({ isRecurring: true, shipToCountry: ship, currency, amount: 290_000 });
      expect(methods.toSorted()).toEqual([...everywhere, ...debits].toSorted());
    },
  );

  it('exclude Klarna for a business', () => {
    expect(offeredMethods({ hasTaxId: true })).not.toContain('KLARNA');
  });

  it('depend on the billing country if nothing is shipped', () => {
    expect(offeredMethods({ shipToCountry: null, billingCountry: 'US' })).toContain('ACH');
    expect(offeredMethods({ shipToCountry: 'HK', billingCountry: 'US' })).not.toContain('ACH');
    expect(offeredMethods({ shipToCountry: null, billingCountry: null })).toEqual([
      ...everywhere,
      'PAYPAL_ONE_TIME',
    ]);
  });

  it.each([
    ['KLARNA', 'DE', 'EUR', 'DE', true],
    ['KLARNA', 'DE', 'EUR', 'AT', true],
    ['KLARNA', 'DE', 'EUR', 'US', false],
    ['KLARNA', 'DE', 'EUR', 'GB', false],
    ['KLARNA', 'DE', 'EUR', 'HK', false],
    ['KLARNA', 'US', 'USD', 'HK', false],
    ['AFFIRM', 'US', 'USD', 'US', true],
    ['AFFIRM', 'US', 'USD', 'CA', false],
    ['AFFIRM', 'US', 'USD', 'DE', false],
    ['IDEAL', 'NL', 'EUR', 'US', true],
    ['CREDIT_CARD', 'DE', 'EUR', 'US', true],
  ] as const)('%s, shipped to %s in %s and billed to %s: %s', (method, ship, currency, bill, expected) => {
    const situation = { shipToCountry: ship, billingCountry: bill, currency, amount: 290_000 };
    expect(offeredMethods(situation).includes(method)).toBe(expected);
  });

  it('a lender’s limits are those of the payer’s country', () => {
    const billedTo = (billingCountry: string) =>
      offeredMethods({ shipToCountry: 'DE', billingCountry, currency: 'EUR', amount: 400_001 });
    expect(billedTo('DE')).toContain('KLARNA');
    expect(billedTo('FR')).not.toContain('KLARNA');
  });

  it.each([
    ['AFFIRM', 4_999, false],
    ['AFFIRM', 5_000, true],
    ['AFFIRM', 3_000_001, false],
    ['KLARNA', 1_000_000, true],
    ['KLARNA', 1_000_001, false],
    ['CREDIT_CARD', 49, false],
    ['CREDIT_CARD', 50, true],
    ['CREDIT_CARD', 100_000_000, false],
    ['ELECTRONIC_QUOTE', 49, false],
    ['ELECTRONIC_QUOTE', 50, true],
  ] as const)('%s for %d cents: %s', (method, amount, expected) => {
    expect(offeredMethods({ amount }).includes(method)).toBe(expected);
  });
});

describe('the minimum total', () => {
  const situation = { shipToCountry: 'US', billingCountry: null, isRecurring: false, hasTaxId: false };
  const least = (amount: number, currency: Currency, change: Partial<PaymentSituation> = {}) =>
    minimumTotal({ ...situation, ...change, total: money(amount, currency) }, ['CREDIT_CARD', 'AFFIRM']);

  it.each([
    [1, 'USD', money(50, 'USD')],
    [49, 'USD', money(50, 'USD')],
    [50, 'USD', null],
    [0, 'USD', null],
    [100_000_000, 'USD', null],
    [29, 'GBP', money(30, 'GBP')],
    [299, 'NOK', money(300, 'NOK')],
  ] as const)('%d minor units of %s: %j', (amount, currency, expected) => {
    expect(least(amount, currency)).toEqual(expected);
  });

  it('is that of a method available to the buyer', () => {
    const enabled = ['AFFIRM'] as const;
    const asked = { ...situation, total: money(100, 'USD') };
    expect(minimumTotal(asked, enabled)).toEqual(money(5_000, 'USD'));
    expect(minimumTotal({ ...asked, isRecurring: true }, enabled)).toBeNull();
    expect(minimumTotal(asked, [])).toBeNull();
  });

  it('is returned only if no method is left and a higher total would have one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(null, 'US', 'DE', 'PL', 'GB'),
        fc.boolean(),
        fc.boolean(),
        fc.subarray([...paymentMethods]),
        (amount, currency, country, isRecurring, hasTaxId, enabled) => {
          const asked = { shipToCountry: country, billingCountry: null, isRecurring, hasTaxId };
          const at = (total: number) =>
            paymentMethodsFor({ ...asked, total: money(total, currency) }, enabled);
          const minimum = minimumTotal({ ...asked, total: money(amount, currency) }, enabled);
          const higher = [30, 50, 100, 200, 250, 300, 5_000].filter(
            (total) => total > amount && at(total).length > 0,
          );
          const isPayable = amount === 0 || at(amount).length > 0;
          const expected = isPayable || higher.length === 0 ? null : money(Math.min(...higher), currency);
          expect(minimum).toEqual(expected);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('the default method', () => {
  it('is the quote, else the first', () => {
    expect(defaultPaymentMethod(['CREDIT_CARD', 'ELECTRONIC_QUOTE'])).toBe('ELECTRONIC_QUOTE');
    expect(defaultPaymentMethod(['CREDIT_CARD'])).toBe('CREDIT_CARD');
    expect(defaultPaymentMethod([])).toBeNull();
  });
});

it('bank debits are ACH, ACSS and SEPA', () => {
  expect(paymentMethods.filter(isDebit)).toEqual(['ACH', 'ACSS', 'SEPA']);
});

it.each([
  ['CREDIT_CARD', 'CH', true],
  ['SEPA', 'DE', true],
  ['SEPA', 'CH', false],
  ['ACH', 'US', true],
  ['ACH', 'CA', false],
  ['ACSS', 'CA', true],
] as const)('%s is offered in %s: %s', (method, country, isOne) => {
  expect(isOfferedIn(method, country)).toBe(isOne);
});

it('the method that is paid later is the quote', () => {
  expect(paymentMethods.filter(isPaidLater)).toEqual(['ELECTRONIC_QUOTE']);
});

it('the card, the bank debits, the quote and the free order renew a subscription', () => {
  const renewing = paymentData.methods.filter(({ recurring }) => recurring).map(({ method }) => method);
  expect(renewing.toSorted()).toEqual(['ACH', 'ACSS', 'CREDIT_CARD', 'ELECTRONIC_QUOTE', 'FREE', 'SEPA']);
});

it('a method with limits by country has them for each of its countries', () => {
  for (const { method, countries: listed, limits } of paymentData.methods) {
    const rows = Object.keys(limits);
    const isComplete = rows.length === 0 || rows.includes('*');
    const missing = (listed ?? []).filter((country) => !rows.includes(country));
    expect([method, ...(isComplete ? [] : missing)]).toEqual([method]);
  }
});

it('each method and each currency has a complete row', () => {
  expect(paymentData.methods.map(({ method }) => method).sort()).toEqual([...paymentMethods].sort());
  expect(Object.keys(paymentData.minimumCharge).sort()).toEqual([...currencies].sort());
});

import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { priceCheckout, type PricingInput, type PricingLine } from './pricing.ts';
import { canadianTaxes, type Tax } from '../tax/index.ts';

const usd = (amount: number) => money(amount, 'USD');

const stateTax: Tax = { code: 'SALES_TAX', jurisdiction: 'US-CA', ratePpm: 72_500 };

const vat: Tax = { code: 'VAT', jurisdiction: 'DE', ratePpm: 190_000 };

function line(id: string, unitPrice: number, change: Partial<PricingLine> = {}): PricingLine {
  return { id, unitPrice, undiscountedUnitPrice: unitPrice, quantity: 1, isDiscountable: true, ...change };
}

function input(change: Partial<PricingInput>): PricingInput {
  return {
    currency: 'USD',
    treatment: 'NET_PLUS_TAX',
    taxes: [stateTax],
    lines: [line('probe', 389_900), line('membership', 42_000)],
    shipping: 2_500,
    discount: null,
    answered: null,
    ...change,
  };
}

function discountsOf(change: Partial<PricingInput>): readonly number[] {
  return priceCheckout(input(change)).lines.map(({ discount }) => discount.amount);
}

describe('a checkout in California', () => {
  it('adds tax to lines and shipping', () => {
    expect(priceCheckout(input({}))).toEqual({
      lines: [
        {
          id: 'probe',
          unitPrice: { net: usd(389_900), tax: usd(28_268), gross: usd(418_168) },
          undiscountedUnitPrice: { net: usd(389_900), tax: usd(28_268), gross: usd(418_168) },
          total: { net: usd(389_900), tax: usd(28_268), gross: usd(418_168) },
          totalDiscounted: { net: usd(389_900), tax: usd(28_268), gross: usd(418_168) },
          discount: usd(0),
        },
        {
          id: 'membership',
          unitPrice: { net: usd(42_000), tax: usd(3_045), gross: usd(45_045) },
          undiscountedUnitPrice: { net: usd(42_000), tax: usd(3_045), gross: usd(45_045) },
          total: { net: usd(42_000), tax: usd(3_045), gross: usd(45_045) },
          totalDiscounted: { net: usd(42_000), tax: usd(3_045), gross: usd(45_045) },
          discount: usd(0),
        },
      ],
      subtotal: { net: usd(431_900), tax: usd(31_313), gross: usd(463_213) },
      subtotalDiscounted: { net: usd(431_900), tax: usd(31_313), gross: usd(463_213) },
      discount: usd(0),
      shipping: { net: usd(2_500), tax: usd(181), gross: usd(2_681) },
      total: { net: usd(434_400), tax: usd(31_494), gross: usd(465_894) },
      taxLines: [{ ...stateTax, amount: usd(31_494) }],
    });
  });

  it('subtracts the discount before tax', () => {
    const priced = priceCheckout(input({ discount: { kind: 'PERCENTAGE', ppm: 100_000 } }));
    expect(priced.discount).toEqual(usd(43_190));
    expect(priced.subtotal.net).toEqual(usd(431_900));
    expect(priced.subtotalDiscounted).toEqual({ net: usd(388_710), tax: usd(28_182), gross: usd(416_892) });
  });

  it('rounds the tax of a line, not of a unit', () => {
    const priced = priceCheckout(input({ lines: [line('cable', 6_993, { quantity: 3 })], shipping: null }));
    expect(priced.lines[0]?.unitPrice.tax).toEqual(usd(507));
    expect(priced.total).toEqual({ net: usd(20_979), tax: usd(1_521), gross: usd(22_500) });
  });

  it('has no shipping until a method applies', () => {
    expect(priceCheckout(input({ shipping: null }))).toMatchObject({
      shipping: null,
      total: { net: usd(431_900) },
    });
  });

  it('is zero without lines', () => {
    const nothing = { net: usd(0), tax: usd(0), gross: usd(0) };
    expect(priceCheckout(input({ lines: [], shipping: null }))).toEqual({
      lines: [],
      subtotal: nothing,
      subtotalDiscounted: nothing,
      discount: usd(0),
      shipping: null,
      total: nothing,
      taxLines: [{ ...stateTax, amount: usd(0) }],
    });
  });
});

describe('a checkout in Quebec', () => {
  const quebec = {
    currency: 'CAD',
    taxes: canadianTaxes['QC']!,
    lines: [line('probe', 539_900), line('cable', 990, { quantity: 3 })],
    shipping: 2_500,
  } as const;

  it('has a line for each tax, each rounded separately in each part', () => {
    const { total, taxLines } = priceCheckout(input(quebec));
    // GST: 26,995 + 148.5 + 125; QST: 53,855.025 + 296.2575 + 249.375.
    expect(taxLines.map(({ code, amount }) => [code, amount])).toEqual([
      ['GST', money(26_995 + 149 + 125, 'CAD')],
      ['QST', money(53_855 + 296 + 249, 'CAD')],
    ]);
    expect(total.tax).toEqual(money(27_269 + 54_400, 'CAD'));
  });

  it('charges each tax on the discounted amount', () => {
    const { total, taxLines } = priceCheckout(
      input({ ...quebec, shipping: null, discount: { kind: 'FIXED', amount: 10_000 } }),
    );
    // The discount of 10,000 is split into 9,945 and 55.
    expect(total.net.amount).toBe(539_900 + 2_970 - 10_000);
    expect(taxLines.map(({ amount }) => amount.amount)).toEqual([26_644, 53_154]);
  });
});

describe('prices that include tax', () => {
  const gross = {
    treatment: 'GROSS_INCLUDES_TAX',
    taxes: [vat],
    shipping: 1_190,
    lines: [line('probe', 11_900)],
  } as const;

  it('stay as entered', () => {
    const { total, taxLines } = priceCheckout(input(gross));
    expect(total).toEqual({ net: usd(11_000), tax: usd(2_090), gross: usd(13_090) });
    expect(taxLines).toEqual([{ ...vat, amount: usd(2_090) }]);
  });

  it('lose the tax, and the tax in the discount, under reverse charge', () => {
    const discount = { kind: 'FIXED', amount: 1_190 } as const;
    const priced = priceCheckout(input({ ...gross, treatment: 'REVERSE_CHARGE', discount }));
    expect(priced.discount).toEqual(usd(1_000));
    expect(priced.total).toEqual({ net: usd(10_000), tax: usd(0), gross: usd(10_000) });
    expect(priced.taxLines).toEqual([{ ...vat, amount: usd(0) }]);
  });
});

describe('discounts', () => {
  const three = [line('a', 100), line('b', 100), line('c', 100)];

  it.each([
    [
      'a percentage is rounded half up on each line',
      { kind: 'PERCENTAGE', ppm: 105_000 } as const,
      [11, 11, 11],
    ],
    [
      'the remainder of an amount goes to the last line',
      { kind: 'FIXED', amount: 100 } as const,
      [33, 33, 34],
    ],
    ['an amount never exceeds the lines', { kind: 'FIXED', amount: 1_000 } as const, [100, 100, 100]],
    ['everything off is everything off', { kind: 'PERCENTAGE', ppm: 1_000_000 } as const, [100, 100, 100]],
  ])('%s', (_, discount, expected) => {
    expect(discountsOf({ lines: three, discount })).toEqual(expected);
  });

  it('the remainder goes to the last line that the discount applies to', () => {
    const lines = [line('a', 100), line('b', 100), line('c', 100), line('d', 900, { isDiscountable: false })];
    expect(discountsOf({ lines, discount: { kind: 'FIXED', amount: 100 } })).toEqual([33, 33, 34, 0]);
  });

  it('an amount is limited to the lines that it applies to', () => {
    const lines = [line('a', 100), line('b', 900, { isDiscountable: false })];
    expect(discountsOf({ lines, discount: { kind: 'FIXED', amount: 500 } })).toEqual([100, 0]);
  });

  it('the remainder skips a last line that it would exceed', () => {
    const lines = [line('a', 5), line('b', 5), line('c', 5), line('free', 0), line('penny', 1)];
    expect(discountsOf({ lines, discount: { kind: 'FIXED', amount: 14 } })).toEqual([4, 4, 5, 0, 1]);
  });

  it.each([
    { kind: 'PERCENTAGE', ppm: 1_000_001 } as const,
    { kind: 'PERCENTAGE', ppm: -1 } as const,
    { kind: 'FIXED', amount: -1 } as const,
    { kind: 'FIXED', amount: 0.5 } as const,
    { kind: 'FIXED', amount: 5, applyNTimesPerOrder: 0 } as const,
    { kind: 'FIXED', amount: 5, applyNTimesPerOrder: 0.5 } as const,
  ])('refuses %o', (discount) => {
    expect(() => priceCheckout(input({ discount }))).toThrow(RangeError);
  });
});

describe('invalid input', () => {
  it.each([
    ['a quantity of 0', { lines: [line('a', 1, { quantity: 0 })] }],
    ['half a device', { lines: [line('a', 1, { quantity: 0.5 })] }],
    ['a price below 0', { lines: [line('a', -1)] }],
    ['a fraction of a cent', { lines: [line('a', 0.5)] }],
    ['shipping below 0', { shipping: -1 }],
  ])('%s', (_, change) => {
    expect(() => priceCheckout(input(change))).toThrow(RangeError);
  });
});

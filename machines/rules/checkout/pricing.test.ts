import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, money } from '../money/index.ts';
import { priceCheckout, priceWithShipping, type PricingInput, type PricingLine } from './pricing.ts';
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

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  undiscountedUnitPrice: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  isDiscountable: fc.boolean(),
});
const anyLimit = { applyNTimesPerOrder: fc.integer({ min: 1, max: 30 }) };
const anyDiscount = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('PERCENTAGE' as const),
      ppm: fc.integer({ min: 0, max: 1_000_000 }),
      ...anyLimit,
    }),
    fc.record({
      kind: fc.constant('FIXED' as const),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
      ...anyLimit,
    }),
  ),
);
const taxesOf = (code: Tax['code'], maxLength: number): fc.Arbitrary<readonly Tax[]> =>
  fc.array(
    fc.integer({ min: 0, max: 270_000 }).map((ratePpm) => ({ code, jurisdiction: 'CA', ratePpm })),
    { maxLength },
  );
const anyQuote = fc.oneof(
  fc.record({ treatment: fc.constant('NET_PLUS_TAX' as const), taxes: taxesOf('GST', 3) }),
  fc.record({
    treatment: fc.constantFrom('GROSS_INCLUDES_TAX' as const, 'REVERSE_CHARGE' as const),
    taxes: taxesOf('VAT', 1),
  }),
);
const anyPurchase = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc
    .array(anyLine, { maxLength: 8 })
    .map((lines) => lines.map((each, index) => ({ ...each, id: `${index}` }))),
  shipping: fc.option(fc.integer({ min: 0, max: 20_000 })),
  discount: anyDiscount,
});
const anyInput: fc.Arbitrary<PricingInput> = fc
  .tuple(anyPurchase, anyQuote)
  .map(([purchase, quote]) => ({ ...purchase, ...quote, answered: null }));

/** A checkout that a tax service has answered about, with any amounts. */
const anyAnswered = fc
  .tuple(anyPurchase, taxesOf('GST', 3), fc.infiniteStream(fc.nat(50_000)))
  .map(([purchase, taxes, amounts]) => {
    const answer = () => taxes.map(() => amounts.next().value);
    const answered = {
      lines: purchase.lines.map(answer),
      shipping: purchase.shipping === null ? null : answer(),
    };
    return { ...purchase, treatment: 'NET_PLUS_TAX' as const, taxes, answered };
  });

describe('for any checkout', () => {
  it('net plus tax is gross, nothing is below 0, and the parts add up', () => {
    fc.assert(
      fc.property(anyInput, (anything) => {
        const priced = priceCheckout(anything);
        const side = anything.treatment === 'GROSS_INCLUDES_TAX' ? 'gross' : 'net';
        const prices = priced.lines.flatMap(({ unitPrice, total, totalDiscounted }) => [
          unitPrice,
          total,
          totalDiscounted,
        ]);
        for (const price of [...prices, priced.subtotal, priced.subtotalDiscounted, priced.total]) {
          expect(price.net.amount + price.tax.amount).toBe(price.gross.amount);
          expect([price.net, price.tax, price.gross].map(({ currency }) => currency)).toEqual(
            Array.from({ length: 3 }, () => anything.currency),
          );
          expect(Math.min(price.net.amount, price.tax.amount)).toBeGreaterThanOrEqual(0);
        }
        const shipping = priced.shipping?.[side].amount ?? 0;
        expect(priced.subtotal[side].amount - priced.discount.amount + shipping).toBe(
          priced.total[side].amount,
        );
        for (const part of ['net', 'tax', 'gross'] as const)
          expect(priced.lines.reduce((sum, { total }) => sum + total[part].amount, 0)).toBe(
            priced.subtotal[part].amount,
          );
        expect(priced.lines.reduce((sum, { discount }) => sum + discount.amount, 0)).toBe(
          priced.discount.amount,
        );
        expect(
          priced.taxLines.map(({ code, jurisdiction, ratePpm }) => ({ code, jurisdiction, ratePpm })),
        ).toEqual(anything.taxes);
        expect(priced.taxLines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
          priced.total.tax.amount,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('a tax service decides the taxes, to the cent, and nothing else', () => {
    fc.assert(
      fc.property(anyAnswered, (anything) => {
        const { answered } = anything;
        const priced = priceCheckout(anything);
        const without = priceCheckout({ ...anything, answered: null });
        const parts = [...answered.lines, ...(answered.shipping === null ? [] : [answered.shipping])];
        expect(priced.taxLines.map(({ amount }) => amount.amount)).toEqual(
          anything.taxes.map((_tax, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0)),
        );
        expect(priced.total.tax.amount).toBe(parts.flat().reduce((sum, amount) => sum + amount, 0));
        expect(priced.total.net).toEqual(without.total.net);
        expect(priced.discount).toEqual(without.discount);
        for (const [index, { totalDiscounted }] of priced.lines.entries())
          expect(totalDiscounted.tax.amount).toBe(
            answered.lines[index]?.reduce((sum, amount) => sum + amount, 0),
          );
      }),
    );
  });

  it('a tax service that answered about the lines alone leaves shipping to the rates', () => {
    fc.assert(
      fc.property(anyAnswered, fc.nat(20_000), (anything, shipping) => {
        const answered = { ...anything.answered, shipping: null };
        const priced = priceCheckout({ ...anything, shipping, answered });
        expect(priced.shipping).toEqual(priceCheckout({ ...anything, shipping, answered: null }).shipping);
        expect(priced.taxLines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
          priced.total.tax.amount,
        );
      }),
    );
  });

  it('a shipping method on offer has the price that it has once it is saved', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(1_000_000), (anything, shipping) => {
        const goods = priceCheckout({ ...anything, shipping: null }).lines.map(
          (each) => each.totalDiscounted,
        );
        const saved = priceCheckout({ ...anything, shipping });
        expect(priceWithShipping(goods, money(shipping, anything.currency), anything)).toEqual({
          shipping: saved.shipping,
          total: saved.total,
          taxLines: saved.taxLines,
        });
      }),
    );
  });

  it('an amount is subtracted exactly, up to the lines that it applies to', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 1_000_000 }), (anything, amount) => {
        const priced = priceCheckout({
          ...anything,
          treatment: 'NET_PLUS_TAX',
          discount: { kind: 'FIXED', amount },
        });
        const discountable = anything.lines.filter((each) => each.isDiscountable);
        const whole = discountable.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0);
        expect(priced.discount.amount).toBe(Math.min(amount, whole));
      }),
    );
  });

  it('no discount changes a line that it does not apply to', () => {
    fc.assert(
      fc.property(anyInput, (anything) => {
        const kept = anything.lines.filter((each) => !each.isDiscountable).map(({ id }) => id);
        const discounted = priceCheckout(anything).lines.filter(({ discount }) => discount.amount !== 0);
        expect(discounted.filter(({ id }) => kept.includes(id))).toEqual([]);
      }),
    );
  });
});

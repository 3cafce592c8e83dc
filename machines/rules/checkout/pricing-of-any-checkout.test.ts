import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, money } from '../money/index.ts';
import { priceCheckout, priceWithShipping, type PricingInput } from './pricing.ts';
import type { Tax } from '../tax/index.ts';

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

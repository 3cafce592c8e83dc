import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  currencies,
  fromMajorUnits,
  isCurrency,
  isMoreExpensive,
  money,
  multiplyMoney,
  perMonth,
  roundHalfUpDivide,
  roundToMajorUnit,
  shareOfMoney,
  subtractMoney,
  toMajorUnits,
  zeroMoney,
} from './money.ts';

const usd = (amount: number) => money(amount, 'USD');
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d minor units',
    (amount) => {
      expect(() => usd(amount)).toThrow(RangeError);
    },
  );

  it('has no negative zero', () => {
    expect(Object.is(usd(-0).amount, 0)).toBe(true);
    expect(Object.is(multiplyMoney(zeroMoney('USD'), -1).amount, 0)).toBe(true);
  });

  it('adds and subtracts only within one currency', () => {
    expect(addMoney(usd(389_900), usd(42_000))).toEqual(usd(431_900));
    expect(subtractMoney(usd(100), usd(250))).toEqual(usd(-150));
    expect(() => addMoney(usd(1), money(1, 'EUR'))).toThrow('Currencies differ: USD and EUR');
    expect(() => subtractMoney(usd(1), money(1, 'EUR'))).toThrow(RangeError);
    expect(() => isMoreExpensive(usd(1), money(1, 'EUR'))).toThrow(RangeError);
  });

  it('multiplies by whole quantities only', () => {
    expect(multiplyMoney(usd(6_900), 3)).toEqual(usd(20_700));
    expect(() => multiplyMoney(usd(6_900), 1.5)).toThrow(RangeError);
  });

  it('shows a former price only when it was greater', () => {
    expect(isMoreExpensive(usd(2), usd(1))).toBe(true);
    expect(isMoreExpensive(usd(1), usd(1))).toBe(false);
  });

  it('recognizes its currencies', () => {
    expect(currencies.every(isCurrency)).toBe(true);
    expect(isCurrency('usd')).toBe(false);
  });
});

describe('rounding half up', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [1n, 2n, 1n],
    [0n, 7n, 0n],
    [49n, 100n, 0n],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUpDivide(numerator, denominator)).toBe(expected);
  });

  it('rejects division by 0', () => {
    expect(() => roundHalfUpDivide(1n, 0n)).toThrow(RangeError);
  });

  it('is never further than half a unit from the exact quotient', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (n, d) => {
          const error = 2n * (roundHalfUpDivide(n, d) * d - n);
          expect(error <= d && error >= -d).toBe(true);
        },
      ),
    );
  });

  it('rounds a refund as it rounded the charge', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 1000n }), (amount, denominator) => {
        const charge = shareOfMoney(usd(amount), 1n, denominator);
        expect(shareOfMoney(usd(-amount), -1n, -denominator)).toEqual(usd(-charge.amount));
      }),
    );
  });
});

describe('the API edge', () => {
  it.each([
    [3899, 389_900],
    [1.005, 100],
    [0.29, 29],
    [0.1 + 0.2, 30],
    [-12.34, -1234],
  ])('reads %d major units as %d minor units', (major, minor) => {
    expect(fromMajorUnits(major, 'USD')).toEqual(usd(minor));
  });

  it('rejects NaN', () => {
    expect(() => fromMajorUnits(Number.NaN, 'USD')).toThrow(RangeError);
  });

  it('round-trips every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), (amount) => {
        expect(fromMajorUnits(toMajorUnits(usd(amount)), 'USD')).toEqual(usd(amount));
      }),
    );
  });
});

describe('per month', () => {
  it.each([
    [42_000, 12, 3_500],
    [113_400, 36, 3_150],
    [100, 12, 8],
    [6, 12, 1],
  ])('%d over %d months is %d', (price, months, expected) => {
    expect(perMonth(usd(price), months)).toEqual(usd(expected));
  });
});

describe('the nearest whole unit', () => {
  it.each([
    [3150, 3200],
    [3149, 3100],
    [3500, 3500],
    [49, 0],
  ])('of %i minor units is %i', (amount, expected) => {
    expect(roundToMajorUnit(usd(amount))).toEqual(usd(expected));
  });
});

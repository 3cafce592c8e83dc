import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BundleLine, productLines, productLineTable } from '../catalogue/index.ts';
import { currencies } from '../money/index.ts';
import { enabledCountries } from '../places/index.ts';
import { lastShopDay } from '../time/index.ts';
import { discountShares, type PromotionFlag } from '../promotions/index.ts';
import {
  allInCredit,
  checkTradeIn,
  isExtendedAllIn,
  isTradeInTarget,
  normaliseSerialNumber,
  type OldProbe,
  tradeInConditions,
  tradeInCredit,
  tradeInDiscount,
  tradeInCreditExpiry,
  tradeInLines,
  tradeInLinesIn,
  tradeInReturnDay,
  type TradeInProblem,
} from './index.ts';

const probe: OldProbe = { productLine: 'IQ_PLUS', condition: 'GOOD', serialNumber: 'SQ2 1234 5674' };

describe('an old probe', () => {
  it.each<[what: string, described: Partial<OldProbe>, problems: readonly TradeInProblem[]]>([
    ['complete', {}, []],
    ['of no model', { productLine: '' }, [{ field: 'productLine', reason: 'required' }]],
    ['in no condition', { condition: '' }, [{ field: 'condition', reason: 'required' }]],
    ['without a number', { serialNumber: ' ' }, [{ field: 'serialNumber', reason: 'required' }]],
    [
      'with an invisible number',
      { serialNumber: '\u2060\u3164' },
      [{ field: 'serialNumber', reason: 'required' }],
    ],
    [
      'with a mistyped number',
      { serialNumber: 'SQ212345675' },
      [{ field: 'serialNumber', reason: 'format' }],
    ],
    ['with swapped digits', { serialNumber: 'SQ213245674' }, [{ field: 'serialNumber', reason: 'format' }]],
    [
      'with a digit too many',
      { serialNumber: 'SQ2123456740' },
      [{ field: 'serialNumber', reason: 'format' }],
    ],
    ['with endless text', { serialNumber: '9'.repeat(9999) }, [{ field: 'serialNumber', reason: 'format' }]],
    ['with another model’s number', { productLine: 'IQ' }, [{ field: 'serialNumber', reason: 'choice' }]],
    [
      'of a model that the country does not take',
      { productLine: 'IQ_PLUS_VET', serialNumber: 'SQV12345674' },
      [{ field: 'productLine', reason: 'required' }],
    ],
  ])('%s', (_what, described, problems) => {
    expect(checkTradeIn({ ...probe, ...described }, ['IQ', 'IQ_PLUS'])).toEqual(problems);
  });

  it.each([
    'SQ2-1234-5674',
    'sq2 1234 5674',
    'ＳＱ２１２３４５６７４',
    'SQ2١٢٣٤٥٦٧٤',
    'SQ2–12345674',
    '\u200eSQ2\u200b1234\u20605674\u200f',
  ])('with its number typed as %s is the same one', (typed) => {
    expect(normaliseSerialNumber(typed)).toBe('SQ212345674');
  });
});

describe('the credit of a probe', () => {
  it.each([
    ['2026-11-26T14:00:00Z', '2026-12-26'],
    ['2026-11-27T01:00:00Z', '2026-12-26'],
    ['2026-11-27T04:59:59Z', '2026-12-26'],
    ['2026-11-27T05:00:00Z', '2026-12-27'],
    ['2026-03-01T04:59:59Z', '2026-03-30'],
  ])('that is registered at %s lasts through %s, 30 days later in New York', (registeredAt, lastDay) => {
    expect(lastShopDay(tradeInCreditExpiry(registeredAt))).toBe(lastDay);
  });
});

describe('the credit', () => {
  it.each(tradeInLines)(
    'for %s is less for a worse condition, and something for every one',
    (productLine) => {
      for (const currency of currencies) {
        const [good, worn, damaged] = tradeInConditions.map(
          (condition) => tradeInCredit({ productLine, condition }, currency).amount,
        );
        expect
          .soft([currency, good! > worn!, worn! > damaged!, damaged! > 0])
          .toEqual([currency, true, true, true]);
      }
    },
  );

  it('is never above the price of one new probe, whatever else is in the cart', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      isDiscountable: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...tradeInLines),
        fc.constantFrom(...tradeInConditions),
        fc.constantFrom(...currencies),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        (productLine, condition, currency, lines) => {
          const credit = tradeInCredit({ productLine, condition }, currency);
          const shares = discountShares(lines, tradeInDiscount(credit));
          const prices = lines
            .filter(({ isDiscountable }) => isDiscountable)
            .map(({ unitPrice }) => unitPrice);
          const cheapest = prices.length === 0 ? 0 : Math.min(...prices);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(credit.amount, cheapest));
        },
      ),
    );
  });
});

describe('the credit towards an extended all-in bundle', () => {
  const both = ['EXTENDED_ALL_IN_TRADE_IN', 'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN'] as const;

  it.each(tradeInLines)('for %s is more than for a probe alone, in every condition and currency', (line) => {
    for (const currency of currencies)
      for (const condition of tradeInConditions) {
        const probe = { productLine: line, condition };
        const more = allInCredit(probe, currency, both)?.amount ?? 0;
        expect.soft(more, `${condition} ${currency}`).toBeGreaterThan(tradeInCredit(probe, currency).amount);
      }
  });

  it('follows the promotion of the old probe’s line', () => {
    const linesWithCredit = (...flags: readonly PromotionFlag[]) =>
      tradeInLines.filter((productLine) => allInCredit({ productLine, condition: 'GOOD' }, 'USD', flags));
    expect([
      linesWithCredit(),
      linesWithCredit('TRADE_IN'),
      linesWithCredit(both[0]),
      linesWithCredit(both[1]),
    ]).toEqual([[], [], ['IQ'], ['IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET']]);
  });

  const line = (change: Partial<BundleLine>): BundleLine => ({
    kind: 'DEVICE',
    productLine: 'IQ_3',
    planFamily: null,
    market: 'HUMAN',
    quantity: 1,
    ...change,
  });
  const device = line({});
  const warranty = line({ kind: 'WARRANTY', productLine: null });
  const membership = line({
    kind: 'SUBSCRIPTION',
    productLine: null,
    planFamily: 'INDIVIDUAL',
    subscriptionPart: 'SUBSCRIPTION',
  });

  it.each<[what: string, lines: readonly BundleLine[], expected: boolean]>([
    ['a probe with membership and warranty', [device, membership, warranty], true],
    ['a probe whose trial was declined', [device, { ...membership, trial: 'DECLINED' }, warranty], true],
    ['a probe with a trial', [device, { ...membership, trial: 'TAKEN' }, warranty], false],
    ['a probe with seats only', [device, { ...membership, subscriptionPart: 'SEATS' }, warranty], false],
    ['a probe without warranty', [device, membership], false],
    ['a probe without membership', [device, warranty], false],
    ['membership and warranty without a probe', [membership, warranty], false],
    ['nothing', [], false],
  ])('counts for %s: %s', (_what, lines, expected) => {
    expect(isExtendedAllIn(lines)).toBe(expected);
  });
});

describe('what an old probe may be traded in for', () => {
  it('is a new probe of the same market that everyone can buy', () => {
    const targets = Object.fromEntries(
      tradeInLines.map((old) => [old, productLines.filter((bought) => isTradeInTarget(old, bought))]),
    );
    const human = ['IQ_3', 'IQ_PLUS', 'IQ_PLUS_CARE'];
    expect(targets).toEqual({ IQ: human, IQ_PLUS: human, IQ_PLUS_CARE: human, IQ_PLUS_VET: ['IQ_PLUS_VET'] });
  });

  it('is sold where the old one is accepted', () => {
    for (const { code } of enabledCountries)
      for (const old of tradeInLinesIn(code))
        expect(
          tradeInLinesIn(code).every((line) =>
            productLines.some((bought) => productLineTable[bought].market === productLineTable[line].market),
          ),
          `${code} ${old}`,
        ).toBe(true);
    expect(tradeInLinesIn('US')).toEqual(tradeInLines);
  });
});

it.each([
  ['2026-01-31', '2026-03-02'],
  ['2026-12-01', '2026-12-31'],
])('an old probe of an order from %s arrives by %s', (orderedOn, day) => {
  expect(tradeInReturnDay(orderedOn)).toBe(day);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriorPrice, type PriceSince, referenceKindIn, referencePrice } from './reference-price.ts';

const history: readonly PriceSince[] = [
  { amount: 7900, since: '2026-01-01T00:00:00Z' },
  { amount: 9900, since: '2026-09-01T00:00:00Z' },
  { amount: 9400, since: '2026-10-20T00:00:00Z' },
  { amount: 9700, since: '2026-11-01T00:00:00Z' },
  { amount: 8900, since: '2026-11-10T00:00:00Z' },
];

describe('the lowest price before a reduction', () => {
  it.each<[string, readonly PriceSince[], number | null]>([
    ['is the lowest of the 30 days before it', history, 9400],
    ['is the one before it where that held for long', history.slice(0, 2), 7900],
    ['counts a price that ended within the 30 days', [history[0]!, history[1]!, history[2]!], 9900],
    ['is unknown for a product that never had another price', history.slice(-1), null],
    ['is unknown without a history', [], null],
    [
      'leaves out a price that ended 30 days before it',
      [
        { amount: 100, since: '2026-01-01T00:00:00Z' },
        { amount: 200, since: '2026-10-11T00:00:00Z' },
        { amount: 150, since: '2026-11-10T00:00:00Z' },
      ],
      200,
    ],
    [
      'counts one that ended a second later',
      [
        { amount: 100, since: '2026-01-01T00:00:00Z' },
        { amount: 200, since: '2026-10-11T00:00:01Z' },
        { amount: 150, since: '2026-11-10T00:00:00Z' },
      ],
      100,
    ],
  ])('%s', (_, prices, expected) => {
    expect(lowestPriorPrice(prices)).toBe(expected);
    expect(lowestPriorPrice(prices.toReversed())).toBe(expected);
  });
});

describe('the price that is struck through', () => {
  const reduced = { amount: 8900, undiscounted: 9900, history };
  it.each([
    ['DE', 'LOWEST_OF_30_DAYS', 9400],
    ['IE', 'LOWEST_OF_30_DAYS', 9400],
    ['US', 'PREVIOUS', 9900],
    ['GB', 'PREVIOUS', 9900],
    ['CH', 'PREVIOUS', 9900],
  ])('in %s is %s', (country, kind, amount) => {
    expect(referenceKindIn(country)).toBe(kind);
    expect(referencePrice(country, reduced)).toBe(amount);
  });

  it('is none in the EU if the lowest price of the last 30 days was no higher', () => {
    const wasCheaper = [
      { amount: 8500, since: '2026-10-20T00:00:00Z' },
      { amount: 8900, since: '2026-11-10T00:00:00Z' },
    ];
    expect(referencePrice('DE', { ...reduced, history: wasCheaper })).toBe(8900);
  });

  it('is none for prices that are not reduced, and never below the current one', () => {
    const prices = fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 10_000 }),
        since: fc
          .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom('DE', 'US'),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        prices,
        (country, amount, undiscounted, anyHistory) => {
          const reference = referencePrice(country, { amount, undiscounted, history: anyHistory });
          expect(reference).toBeGreaterThanOrEqual(amount);
          expect(reference > amount && undiscounted <= amount).toBe(false);
        },
      ),
    );
  });
});

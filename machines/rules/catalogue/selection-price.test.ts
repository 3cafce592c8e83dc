import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { selectionFromPath } from './selection.ts';
import { offers, offersWithTrial } from './selection.fixture.ts';
import { costAfterYears, priceOfLines, selectionPrice } from './selection-price.ts';
import type { Selection } from './selection.types.ts';

const at = (path: string): Selection => {
  const [pathname = '', search = ''] = path.split('?');
  const selection = selectionFromPath(pathname.split('/'), new URLSearchParams(search), offers);
  if (selection === null) throw new Error(`No selection at ${path}`);
  return selection;
};

describe('the price of a selection', () => {
  it.each<[path: string, today: number, renewal: number | null, date: string | null]>([
    ['iq3/basic?quantity=1', 389_900, null, null],
    ['iq3/individual/1-year?quantity=1', 389_900 + 42_000, 42_000, '2027-11-30'],
    ['iq3/individual/3-years?quantity=3', 3 * 389_900 + 113_400, 113_400, '2029-11-30'],
    ['iq3/individual-forever?quantity=1', 389_900 + 294_000, null, null],
    ['iq3/team/1-year?quantity=2&members=8', 2 * 389_900 + 180_000 + 3 * 36_000, 288_000, '2027-11-30'],
    [
      'iq-plus/individual/1-year?quantity=2&warranty=3-years&accessories=case,cable-usb-c',
      2 * 299_900 + 42_000 + 2 * 44_900 + 4_900 + 7_900,
      42_000,
      '2027-11-30',
    ],
  ])('%s', (path, today, renewal, date) => {
    const price = selectionPrice(at(path), offers, '2026-11-30');
    expect(price.today.gross).toEqual(money(today, 'USD'));
    expect([price.renewal?.price.gross.amount ?? null, price.renewal?.date ?? null]).toEqual([renewal, date]);
  });

  it('of a trial is that of the probe, until its first term is charged when it ends', () => {
    const selection = { ...at('iq3/individual?quantity=1'), period: '30-day-trial' };
    const { today, renewal, trial } = selectionPrice(selection, offersWithTrial, '2026-11-30');
    expect(today.gross).toEqual(money(389_900, 'USD'));
    expect(renewal).toMatchObject({ months: 12, date: '2026-12-30', price: { gross: money(42_000, 'USD') } });
    expect(trial).toEqual({ days: 30, lastDay: '2026-12-29' });
  });

  it.each([
    ['an unknown SKU', [{ sku: 'IQ9', quantity: 1 }]],
    ['a name that every object has', [{ sku: 'toString', quantity: 1 }]],
    ['nothing', []],
  ])('is never guessed for %s', (_what, lines) => {
    expect(() => priceOfLines(lines, offers.prices)).toThrow(RangeError);
  });
});

describe('what has been paid', () => {
  const costs = (path: string) =>
    [1, 2, 3, 4, 5].map((years) => {
      const price = selectionPrice(at(path), offers, '2026-11-26');
      return costAfterYears(price, years).gross.amount - price.today.gross.amount;
    });
  it.each<[path: string, added: readonly number[]]>([
    ['iq3/individual/1-year?quantity=1', [0, 42_000, 84_000, 126_000, 168_000]],
    ['iq3/individual/3-years?quantity=1', [0, 0, 0, 113_400, 113_400]],
    ['iq3/basic?quantity=1', [0, 0, 0, 0, 0]],
  ])('at the end of each of five years: %s', (path, added) => {
    expect(costs(path)).toEqual(added);
  });
});

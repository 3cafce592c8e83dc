import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { agreedPriceToday } from './agreed-price.ts';
import { taxLinesOf, taxQuote, type TaxQuote } from './tax.ts';
import { quoteWithTaxId } from './tax-ids.ts';

const usd = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'USD'),
  tax: money(tax, 'USD'),
  gross: money(net + tax, 'USD'),
});
const eur = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'EUR'),
  tax: money(tax, 'EUR'),
  gross: money(net + tax, 'EUR'),
});

const texas = taxQuote('US', { country: 'US', countryArea: 'TX', postalCode: '78701' });
const germany = taxQuote('DE', null);
const reversed = quoteWithTaxId(germany, 'CONFIRMED');

describe('a price that was agreed a year ago', () => {
  it.each<[string, TaxedMoney, TaxQuote, TaxedMoney]>([
    ['keeps its net where tax is added', usd(42_000, 0), texas, usd(42_000, 2_625)],
    ['keeps its gross where tax is included', eur(33_613, 6_387), germany, eur(33_613, 6_387)],
    ['of a reverse charge keeps its net', eur(33_613, 0), reversed, eur(33_613, 0)],
    ['loses its tax with a confirmed tax ID', eur(33_613, 6_387), reversed, eur(33_613, 0)],
    ['of a reverse charge bears tax without a tax ID', eur(10_000, 0), germany, eur(10_000, 1_900)],
    ['stays while the place is not known', usd(42_000, 3_000), taxQuote('US', null), usd(42_000, 3_000)],
  ])('%s', (_what, agreed, quote, today) => expect(agreedPriceToday(agreed, quote)).toEqual(today));

  it('always adds up, and its taxes are its tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 900_000 }),
        fc.constantFrom(texas, germany, reversed),
        (net, tax, quote) => {
          const today = agreedPriceToday(usd(net, tax), quote);
          expect(today.net.amount + today.tax.amount).toBe(today.gross.amount);
          const lines = taxLinesOf([today], quote, 'USD');
          expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(today.tax.amount);
        },
      ),
    );
  });
});

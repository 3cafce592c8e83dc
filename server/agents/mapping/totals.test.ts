import { money } from '@sonde/machines/rules/money';
import type { TaxLine } from '@sonde/machines/rules/tax';
import { describe, expect, it } from 'vitest';
import { type TaxedPlace, totalEntries } from './totals.ts';

const taxed = (net: number, tax: number) => ({
  net: money(net, 'USD'),
  tax: money(tax, 'USD'),
  gross: money(net + tax, 'USD'),
});

const taxLine = (line: Pick<TaxLine, 'code' | 'jurisdiction'>): TaxLine => ({
  ratePpm: 50_000,
  amount: money(50, 'USD'),
  ...line,
});

const textsOf = (place: TaxedPlace, ...taxLines: readonly TaxLine[]) =>
  totalEntries(
    {
      subtotal: taxed(1_000, 50),
      subtotalDiscounted: taxed(1_000, 50),
      shipping: null,
      total: taxed(1_000, 50 * taxLines.length),
      taxLines,
    },
    place,
  ).flatMap(({ type, display_text: text, lines = [] }) => [
    ...(type === 'tax' ? [text] : []),
    ...lines.map(({ display_text: name }) => name),
  ]);

describe('the taxes of an order', () => {
  const added = { country: 'US', language: 'en', taxTreatment: 'NET_PLUS_TAX' } as const;
  const state = taxLine({ code: 'SALES_TAX', jurisdiction: 'US-CA' });
  const quebec = [
    taxLine({ code: 'GST', jurisdiction: 'CA' }),
    taxLine({ code: 'QST', jurisdiction: 'CA-QC' }),
  ] as const;

  it('are labeled as an estimate by the rates of states and provinces, in the language of the buyer', () => {
    expect(textsOf({ ...added, taxSource: 'RATES' }, state)).toEqual(['Estimated tax']);
    expect(textsOf({ ...added, taxSource: 'ESTIMATE' }, state)).toEqual(['Estimated tax']);
    expect(textsOf({ ...added, country: 'CA', language: 'fr', taxSource: 'RATES' }, ...quebec)).toEqual([
      'TPS · Taxes estimées',
      'TVQ · Taxes estimées',
    ]);
  });

  it('aren’t by a tax service', () => {
    expect(textsOf({ ...added, taxSource: 'SERVICE' }, state)).toEqual([undefined]);
    expect(textsOf({ ...added, country: 'CA', taxSource: 'SERVICE' }, ...quebec)).toEqual(['GST', 'QST']);
  });

  it('aren’t where prices include them', () => {
    const place = {
      country: 'DE',
      language: 'de',
      taxTreatment: 'GROSS_INCLUDES_TAX',
      taxSource: 'RATES',
    } as const;
    expect(textsOf(place, taxLine({ code: 'VAT', jurisdiction: 'DE' }))).toEqual(['Net', 'Tax']);
  });
});

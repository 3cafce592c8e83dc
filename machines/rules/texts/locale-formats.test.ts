import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countries, enabledCountries } from '../places/index.ts';
import { dayRangeText, longDayText } from './day-text.ts';
import { listText } from './list-text.ts';
import { currencies, money } from '../money/index.ts';
import { moneyText } from './money-text.ts';
import { percentText } from './percent-text.ts';
import { localeFormats } from './locale-formats.ts';

afterEach(() => vi.unstubAllGlobals());

const tags = enabledCountries.flatMap(({ languages }) => languages.map(({ bcp47 }) => bcp47));
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const everyText = (tag: string, amount: number, from: string, to: string) => {
  const forms = localeFormats(tag);
  return [
    ...currencies.map((currency) => moneyText(forms, money(amount, currency), 'only-some')),
    percentText(forms, amount / 1_000_000),
    longDayText(forms, from),
    dayRangeText(forms, from, to),
    listText(forms.and, [from, to, tag]),
    listText(forms.or, [from, to]),
  ];
};

/** A browser whose locale data is unusable. */
const strangeIntl = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('A text asked the runtime for its locale data.');
    },
  },
);

describe('text formatted from the table', () => {
  it('never depends on the locale data of the runtime', () => {
    vi.stubGlobal('Intl', strangeIntl);
    fc.assert(
      fc.property(
        fc.constantFrom(...tags),
        fc.integer({ min: -1e9, max: 1e9 }),
        days,
        days,
        (tag, ...rest) => {
          expect(everyText(tag, ...rest).join()).not.toMatch(/undefined|[{}#]/);
        },
      ),
    );
  });

  it('has exactly the digits of the amount, in each language of each country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tags), fc.integer({ min: -1e9, max: 1e9 }), (tag, amount) => {
        const text = moneyText(localeFormats(tag), money(amount, 'EUR'));
        expect(text.replaceAll(/[^\p{Nd}]/gu, '')).toBe(String(Math.abs(amount)).padStart(3, '0'));
      }),
    );
  });
});

describe('the table', () => {
  it('has a row for each language of each country', () => {
    for (const { languages } of countries)
      for (const { bcp47 } of languages) expect(localeFormats(bcp47)).toBeDefined();
  });

  it.each(['', 'xx', 'en', '__proto__', 'constructor'])('has none for "%s"', (tag) => {
    expect(() => localeFormats(tag)).toThrow(RangeError);
  });
});

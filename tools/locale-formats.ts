import { isDeepStrictEqual } from 'node:util';
import { readFile, writeFile } from 'node:fs/promises';
import { countries } from '@sonde/machines/rules/places';
import { currencies, type Currency } from '@sonde/machines/rules/money';
import type { ListForms, LocaleFormats } from '@sonde/machines/rules/texts';

/**
 * Generates how each language of each country formats amounts, percentages, days and lists, from the locale data of the
 * pinned runtime. With --check it changes nothing and fails if the file is outdated.
 */

const file = 'machines/rules/texts/data/locale-formats.json';

interface Part {
  readonly type: string;
  readonly value: string;
  readonly source?: string;
}

const valueOf = (parts: readonly Part[], type: string): string =>
  parts.find((part) => part.type === type)?.value ?? '';

/** The Arabic direction mark before a sign would otherwise also affect the currency letters after the digits. */
const signed = /\u200e[^\u00a0]+/;
const trueMinus = '\u2212';

const figureParts = new Set(['integer', 'group', 'decimal', 'fraction']);

/** With `#` in place of the digits. */
function pattern(parts: readonly Part[]): string {
  return parts
    .map(({ type, value }) => (figureParts.has(type) ? '#' : type === 'minusSign' ? trueMinus : value))
    .join('')
    .replace(/#+/, '#');
}

function amountFormat(tag: string, currency: Currency, decimals?: number): Intl.NumberFormat {
  const isOwn = currency !== 'USD' || new Intl.Locale(tag).region === 'US';
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: isOwn ? 'symbol' : 'code',
    ...(decimals !== undefined && { minimumFractionDigits: decimals }),
  });
}

function moneyForms(tag: string, currency: Currency): LocaleFormats['money'] {
  // The country's own currency may have no decimals, but others on its pages do.
  const own = amountFormat(tag, currency, 2);
  const large = own.formatToParts(1_234_567.89);
  return {
    decimal: valueOf(large, 'decimal'),
    group: valueOf(large, 'group'),
    groupedFrom: valueOf(own.formatToParts(1234), 'group') === '' ? 5 : 4,
    patterns: Object.fromEntries(
      currencies.map((each) => {
        const format = amountFormat(tag, each);
        const negative = pattern(format.formatToParts(-1)).replace(signed, '$&\u200f');
        return [each, [pattern(format.formatToParts(1)), negative]];
      }),
    ) as unknown as LocaleFormats['money']['patterns'],
  };
}

function percentForms(tag: string): LocaleFormats['percent'] {
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  return {
    decimal: valueOf(format.formatToParts(0.081), 'decimal'),
    pattern: pattern(format.formatToParts(0.19)),
  };
}

const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));
const allMonths = Array.from({ length: 12 }, (_, month) => month);
const placeholders: Readonly<Record<string, readonly [start: string, end: string]>> = {
  day: ['d', 'D'],
  month: ['M', 'N'],
  year: ['y', 'Y'],
};

/** From parts with one-digit days; two-digit days in them become a placeholder with at least two digits. */
const dayPattern = (parts: readonly Part[]) =>
  parts
    .map(({ type, value, source }) => {
      const placeholder = placeholders[type]?.[source === 'endRange' ? 1 : 0];
      if (placeholder === undefined) return value;
      return `{${type === 'day' ? placeholder.repeat(value.length) : placeholder}}`;
    })
    .join('');

function dayForms(tag: string): LocaleFormats['days'] {
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const months = (format: Intl.DateTimeFormat) =>
    allMonths.map((month) => valueOf(format.formatToParts(dayOf(2026, month, 15)), 'month'));
  const range = (from: Date, to: Date) => dayPattern(short.formatRangeToParts(from, to));
  return {
    long: dayPattern(long.formatToParts(dayOf(2026, 10, 5))),
    firstDay: tag.startsWith('fr') ? '1er' : '1',
    months: months(long),
    shortMonths: months(short),
    short: dayPattern(short.formatToParts(dayOf(2026, 10, 5))),
    ranges: {
      withinMonth: range(dayOf(2026, 10, 5), dayOf(2026, 10, 7)),
      withinYear: range(dayOf(2026, 9, 5), dayOf(2026, 10, 7)),
      acrossYears: range(dayOf(2026, 11, 5), dayOf(2027, 0, 7)),
    },
  };
}

/** Before words that match these, Spanish uses `e` instead of `y` and `u` instead of `o`. */
const spanish = {
  conjunction: { before: '^(?:i|hi(?![ae]))', text: ' e ' },
  disjunction: { before: '^(?:h?o|8|11(?: |$))', text: ' u ' },
} as const;

function listForms(tag: string, type: keyof typeof spanish): ListForms {
  const format = new Intl.ListFormat(tag, { type });
  const between = (items: readonly string[]) =>
    format.formatToParts(items).flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [pair = ''] = between(['A', 'B']);
  const [middle = '', , last = ''] = between(['A', 'B', 'C', 'D']);
  return { pair, middle, last, exception: tag.startsWith('es') ? spanish[type] : null };
}

const formsOf = (tag: string, currency: Currency): LocaleFormats => ({
  money: moneyForms(tag, currency),
  percent: percentForms(tag),
  days: dayForms(tag),
  and: listForms(tag, 'conjunction'),
  or: listForms(tag, 'disjunction'),
});

const forms = Object.fromEntries(
  countries.flatMap(({ languages, currency }) =>
    languages.map(({ bcp47 }) => [bcp47, formsOf(bcp47, currency)]),
  ),
);

if (process.argv.includes('--check')) {
  const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isDeepStrictEqual(kept, forms)) {
    console.error(`${file} does not match this runtime's locale data; run node tools/locale-formats.ts`);
    process.exitCode = 1;
  }
} else await writeFile(file, `${JSON.stringify(forms, null, 2)}\n`);

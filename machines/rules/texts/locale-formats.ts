import rows from './data/locale-formats.json' with { type: 'json' };
import type { Currency } from '../money/index.ts';

/**
 * How one language of one country formats amounts, percentages, days and lists. `tools/locale-formats.ts` generates them
 * from the locale data of the pinned runtime, and both server and browser use this table. The browsers' locale data
 * differ from the server's, and a differing text makes React render the whole island again.
 */
export interface LocaleFormats {
  readonly money: {
    readonly decimal: string;
    readonly group: string;
    /** The minimum number of integer digits for grouping; 5 if `3899` isn't grouped. */
    readonly groupedFrom: number;
    /** Patterns for non-negative and negative amounts, with `#` for the digits. */
    readonly patterns: Readonly<Record<Currency, readonly [positive: string, negative: string]>>;
  };
  readonly percent: {
    readonly decimal: string;
    /** With `#` for the digits. */
    readonly pattern: string;
  };
  readonly days: {
    /** With `{d}`, `{M}` and `{y}` for day, month and year, as in the other patterns; `{dd}` is a two-digit day. */
    readonly long: string;
    /** The first day of a month, an ordinal in French: `1er`. */
    readonly firstDay: string;
    /** January first, in the form that `long` uses. */
    readonly months: readonly string[];
    readonly shortMonths: readonly string[];
    readonly short: string;
    /** With `{D}`, `{N}` and `{Y}` for the day, month and year of the end. */
    readonly ranges: {
      readonly withinMonth: string;
      readonly withinYear: string;
      readonly acrossYears: string;
    };
  };
  readonly and: ListForms;
  readonly or: ListForms;
}

/** The separators between list items. */
export interface ListForms {
  /** Between the items of a two-item list. */
  readonly pair: string;
  readonly middle: string;
  /** Before the last item of a longer list. */
  readonly last: string;
  /** A conjunction that depends on the first letters of the last item, as in Spanish: `y`, but `e IQ3`. */
  readonly exception: { readonly before: string; readonly text: string } | null;
}

const forms = new Map(Object.entries(rows as unknown as Readonly<Record<string, LocaleFormats>>));

/** The forms for a BCP 47 tag in the table of countries. Throws a RangeError for any other tag. */
export function localeFormats(tag: string): LocaleFormats {
  const row = forms.get(tag);
  if (!row) throw new RangeError(`No written forms for the tag: ${tag}`);
  return row;
}

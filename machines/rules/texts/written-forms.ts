import rows from './data/written-forms.json' with { type: 'json' };
import type { Currency } from '../money/index.ts';

/**
 * How one language of one country writes amounts, shares, days and lists. `tools/written-forms.ts` takes them from the
 * locale data of the pinned runtime once, and both sides format from this table: the locale data of browsers differ from
 * the server's, and a text that differs makes React draw the whole island again.
 */
export interface WrittenForms {
  readonly money: {
    readonly decimal: string;
    readonly group: string;
    /** The fewest digits before the decimal sign that are grouped: 5 where `3899` stays together. */
    readonly groupedFrom: number;
    /** An amount that isn't negative and one that is, with `#` for the figures. */
    readonly patterns: Readonly<Record<Currency, readonly [positive: string, negative: string]>>;
  };
  readonly percent: {
    readonly decimal: string;
    /** With `#` for the figures. */
    readonly pattern: string;
  };
  readonly days: {
    /** With `{d}`, `{M}` and `{y}` for day, month and year, as the other patterns; `{dd}` for a day of two digits. */
    readonly long: string;
    /** The first day of a month, which is an ordinal in French: `1er`. */
    readonly firstDay: string;
    /** January first, as `long` spells them. */
    readonly months: readonly string[];
    readonly shortMonths: readonly string[];
    readonly short: string;
    /** With `{D}`, `{N}` and `{Y}` for day, month and year of the end. */
    readonly ranges: {
      readonly withinMonth: string;
      readonly withinYear: string;
      readonly acrossYears: string;
    };
  };
  readonly and: ListForms;
  readonly or: ListForms;
}

/** What is between the items of a list. */
export interface ListForms {
  /** Between the two items of a list of two. */
  readonly pair: string;
  readonly middle: string;
  /** Before the last item of a longer list. */
  readonly last: string;
  /** Where the first letters of the last item change the conjunction, as in Spanish: `y`, but `e IQ3`. */
  readonly exception: { readonly before: string; readonly text: string } | null;
}

const forms = new Map(Object.entries(rows as unknown as Readonly<Record<string, WrittenForms>>));

/** The forms of a BCP 47 tag of the table of countries. Throws a RangeError for any other tag. */
export function writtenForms(tag: string): WrittenForms {
  const row = forms.get(tag);
  if (!row) throw new RangeError(`No written forms for the tag: ${tag}`);
  return row;
}

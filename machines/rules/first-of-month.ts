/** A 1 that no digit is beside; in a range, before its dash or before the month. */
const first = /(?<![\d\u202f\u00a0,.])1(?=[\s\u00a0\u202f]*(?:\p{L}|[–-]))/gu;

/** A written date as French has it: the first day of a month is an ordinal (`1er décembre`), the others are not. */
export const firstOfMonth = (text: string, tag: string): string =>
  tag.startsWith('fr') ? text.replace(first, '1er') : text;

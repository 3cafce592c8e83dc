import type { LocaleFormats } from './locale-formats.ts';

/** Formats a share for a language: 0.19 as `19%`, `19 %` or `%19`, with at most three decimals. */
export function percentText(
  { percent: { decimal, pattern } }: Pick<LocaleFormats, 'percent'>,
  share: number,
): string {
  const figures = String(Math.round(share * 100_000) / 1000);
  return pattern.replace('#', figures.replace('.', decimal));
}

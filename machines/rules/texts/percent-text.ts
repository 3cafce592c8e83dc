import type { WrittenForms } from './written-forms.ts';

/** A share as a language writes it, 0.19 as `19%`, `19 %` or `%19`; at most three digits follow the decimal sign. */
export function percentText(
  { percent: { decimal, pattern } }: Pick<WrittenForms, 'percent'>,
  share: number,
): string {
  const figures = String(Math.round(share * 100_000) / 1000);
  return pattern.replace('#', figures.replace('.', decimal));
}

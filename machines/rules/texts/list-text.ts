import type { ListForms } from './locale-formats.ts';

/** Joins items as a language does: `one, two, and three` or `one or two`. */
export function listText({ pair, middle, last, exception }: ListForms, items: readonly string[]): string {
  const [end = ''] = items.slice(-1);
  const start = items.slice(0, -1);
  if (start.length === 0) return end;
  const isExceptional = exception !== null && new RegExp(exception.before, 'i').test(end);
  const conjunction = isExceptional ? exception.text : start.length === 1 ? pair : last;
  return start.join(middle) + conjunction + end;
}

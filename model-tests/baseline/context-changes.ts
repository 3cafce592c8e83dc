import { summaryOf } from './summary-of.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that is not there yet is as good as null. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** More changes in one value than a reader wants to see one by one. */
const mostChanges = 4;

function changesIn(before: Fields, after: Fields, path: string): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isSame(was, is)) return [];
    const place = path === '' ? name : `${path}.${name}`;
    const inside = isFields(was) && isFields(is) ? changesIn(was, is, place) : [];
    return inside.length > 0 && inside.length <= mostChanges ? inside : [`${place} = ${summaryOf(is)}`];
  });
}

/** A line for each value of the context that differs. */
export const contextChanges = (before: object, after: object): readonly string[] =>
  changesIn(before as Fields, after as Fields, '');

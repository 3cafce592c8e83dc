/** A parsed form: every leaf is text; lists are hashes with the keys 0, 1, 2 …. */
export interface FormHash {
  readonly [name: string]: FormValue;
}
export type FormValue = string | FormHash;

type Draft = Map<string, string | Draft>;

const DEEPEST = 8;

/** `a[b][]` → `['a', 'b', '']`; null for a malformed name. */
function pathOf(name: string): readonly string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return null;
  const [, first = '', rest = ''] = match;
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
  return path.length > DEEPEST ? null : path;
}

function put(draft: Draft, [first = '', ...rest]: readonly string[], value: string): void {
  const name = first === '' ? String(draft.size) : first;
  if (rest.length === 0) {
    draft.set(name, value);
    return;
  }
  const present = draft.get(name);
  const inner = typeof present === 'object' ? present : (new Map() as Draft);
  draft.set(name, inner);
  put(inner, rest, value);
}

function toHash(draft: Draft): FormHash {
  return Object.fromEntries(
    Array.from(draft, ([name, value]) => [name, typeof value === 'string' ? value : toHash(value)]),
  );
}

/**
 * Parses `a=1&b[c]=2&d[]=3&d[]=4` (and `d[0]=3`) as the provider does. Names that are malformed or nested deeper than
 * eight levels are dropped; of two equal names the last wins.
 */
export function parseForm(text: string): FormHash {
  const form: Draft = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path) put(form, path, value);
  }
  return toHash(form);
}

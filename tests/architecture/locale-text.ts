import { parseAst } from 'rolldown/parseAst';

/** A place that uses localized text as data, as `line: reason`. */
export type LocaleTextFault = string;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** All nodes in the order of the source, added to one list. */
function nodesWithin(value: unknown, found: Node[] = []): readonly Node[] {
  if (Array.isArray(value)) for (const item of value) nodesWithin(item, found);
  if (!isNode(value)) return found;
  found.push(value);
  for (const inner of Object.values(value)) if (typeof inner === 'object') nodesWithin(inner, found);
  return found;
}

const writesText = new Set(['format', 'formatRange']);
const ownTexts = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
/** Every fault begins with one of them, so a source without them needs no reading. */
const beginnings = /\b(?:format|formatRange|toLocale(?:Date|Time)?String|DateTimeFormat)\b/;
const takesApart = new Set(
  'split slice substring substr charAt at indexOf lastIndexOf startsWith endsWith match matchAll replace replaceAll search'.split(
    ' ',
  ),
);
const readsBack = new Set(['Date', 'Number', 'parseInt', 'parseFloat', 'Date.parse', 'Number.parseInt']);

/** `a.b.c` for a chain of names; empty for anything else. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return value['name'] as string;
  if (value.type !== 'MemberExpression' || value['computed'] === true) return '';
  return `${nameOf(value['object'])}.${nameOf(value['property'])}`;
}

const isTextCall = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'CallExpression' &&
  isNode(value['callee']) &&
  writesText.has(nameOf(value['callee']['property']));

/** The result of a function that consists of one expression or one statement. */
function resultOf(value: Node): unknown {
  const body = value['body'];
  if (!isNode(body) || body.type !== 'BlockStatement') return body;
  const last = (body['body'] as readonly unknown[]).at(-1);
  return isNode(last) && last.type === 'ReturnStatement' ? last['argument'] : null;
}

/** The names of formatted texts in a file, and of functions that return them. */
function textNames(nodes: readonly Node[]): ReadonlySet<string> {
  const named = nodes.flatMap((node): (readonly [string, unknown])[] => {
    if (node.type === 'FunctionDeclaration') return [[nameOf(node['id']), resultOf(node)]];
    if (node.type !== 'VariableDeclarator') return [];
    const value = node['init'];
    const isFunction = isNode(value) && value.type === 'ArrowFunctionExpression';
    return [[nameOf(node['id']), isFunction ? resultOf(value) : value]];
  });
  return new Set(named.filter(([, value]) => isTextCall(value)).map(([name]) => name));
}

/**
 * Finds code that depends on a locale's formats: `Intl` texts that are split or parsed, dates formatted for a fixed
 * locale, and the default texts of dates and numbers. Formats differ between engines and their versions: for `en-CA`,
 * WebKit writes 11/24/2026, Chromium 2026-11-24.
 */
export function localeTextFaults(file: string, source: string): readonly LocaleTextFault[] {
  if (!beginnings.test(source)) return [];
  const lang = /\.(?:[cm]?js)$/.test(file) ? 'jsx' : file.endsWith('.tsx') ? 'tsx' : 'ts';
  const nodes = nodesWithin(parseAst(source, { lang, sourceType: 'module' }));
  const names = textNames(nodes);
  const isText = (value: unknown): boolean =>
    isTextCall(value) ||
    names.has(nameOf(value)) ||
    (isNode(value) && value.type === 'CallExpression' && names.has(nameOf(value['callee'])));
  /** Formats of which only the resolved options are read. */
  const asked = new Set(
    nodes.filter((node) => nameOf(node['property']) === 'resolvedOptions').map((node) => node['object']),
  );

  const faultOf = (node: Node): string | null => {
    if (node.type === 'MemberExpression') {
      const property = nameOf(node['property']);
      if (ownTexts.has(property)) return `${property} writes as the machine does: use a format`;
      if (isText(node['object']) && (takesApart.has(property) || node['computed'] === true))
        return 'takes a text of a format apart: use formatToParts';
    }
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
    const callee = nameOf(node['callee']);
    const [first] = node['arguments'] as readonly unknown[];
    if (readsBack.has(callee) && isText(first)) return 'reads a text of a format back: use formatToParts';
    const isFixed = isNode(first) && first.type === 'Literal' && typeof first['value'] === 'string';
    if (callee === 'Intl.DateTimeFormat' && isFixed && !asked.has(node))
      return 'writes dates for a fixed locale: use zoneClock';
    return null;
  };

  return nodes.flatMap((node) => {
    const fault = faultOf(node);
    return fault === null ? [] : [`${source.slice(0, node.start).split('\n').length}: ${fault}`];
  });
}

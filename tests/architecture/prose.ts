import { parseSync } from 'vite';

/**
 * A capital and at least two more words, or a value and words up to a full stop; codes, columns and queries don't
 * match.
 */
const prose = /^(?:\p{Lu}[\p{L}’'-]*,? (?:[\p{L}\d“”’'$-]+[,:;]? )+[\p{L}\d“”’'$-]+|\$ [\p{L} ,$]+[.!?]$)/u;

/** Errors are bugs, and reports go to the log: neither reaches a buyer. */
const forOperators = /^(?:(?:|Aggregate|Range|Type)Error|report|alert\w*|log)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

function calledName({ callee }: Node): string {
  if (!isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
}

const isForOperators = (node: Node): boolean =>
  ['CallExpression', 'NewExpression'].includes(node.type) && forOperators.test(calledName(node));

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return '';
  const pieces = node['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return pieces.map(({ value }) => value.raw).join('$');
}

/** The sentences among a source's texts, as `line: text`; excludes those for operators. */
export function proseIn(source: string): readonly string[] {
  const lineAt = ({ start }: Node): number => source.slice(0, start).split('\n').length;
  const readNode = (node: Node): readonly string[] => {
    if (isForOperators(node)) return [];
    const text = textOf(node);
    const found = prose.test(text) ? [`${lineAt(node)}: ${text}`] : [];
    return [...found, ...partsOf(node).flatMap(readNode)];
  };
  return readNode(parseSync('source.ts', source).program as unknown as Node);
}

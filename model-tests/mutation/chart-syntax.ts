import { parseAst } from 'rolldown/parseAst';

/** A node of a parsed source file; only what the search for mistakes looks at. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface PropertyNode extends SyntaxNode {
  readonly name: string;
  readonly value: SyntaxNode;
}

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SyntaxNode>).type === 'string';

const fieldsOf = (node: SyntaxNode): Fields => node as unknown as Fields;

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

/** The expression without `as const` and `satisfies`. */
export function bare(node: SyntaxNode): SyntaxNode {
  const { expression } = fieldsOf(node);
  return wrappers.includes(node.type) && isNode(expression) ? bare(expression) : node;
}

/** The text of a string literal; null for another node. */
export function textIn(node: SyntaxNode): string | null {
  const { type, value } = fieldsOf(bare(node));
  return type === 'Literal' && typeof value === 'string' ? value : null;
}

const nameOfKey = (key: unknown): string => {
  if (!isNode(key)) return '';
  const { name } = fieldsOf(key);
  return typeof name === 'string' ? name : (textIn(key) ?? '');
};

/** The named properties of an object; none for another node. */
export function propertiesOf(node: SyntaxNode): readonly PropertyNode[] {
  const { type, properties } = fieldsOf(bare(node));
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return [];
  return properties.filter(isNode).flatMap((property) => {
    const { key, value, computed } = fieldsOf(property);
    if (property.type !== 'Property' || computed === true || !isNode(value)) return [];
    const { type: kind, start, end } = property;
    return [{ type: kind, start, end, name: nameOfKey(key), value }];
  });
}

/** The elements of an array; none for another node. */
export function elementsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const { type, elements } = fieldsOf(bare(node));
  return type === 'ArrayExpression' && Array.isArray(elements) ? elements.filter(isNode) : [];
}

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Functions and what `setup` receives are no part of a chart. */
const isChartPart = (node: SyntaxNode): boolean => {
  const { type, callee } = fieldsOf(node);
  if (typeof type === 'string' && /Function/.test(type)) return false;
  return !(type === 'CallExpression' && isNode(callee) && fieldsOf(callee)['name'] === 'setup');
};

/** Every node of a chart's source, each with the nodes around it, the nearest first. */
export function* nodesIn(
  node: SyntaxNode,
  around: readonly SyntaxNode[] = [],
): Generator<{ readonly node: SyntaxNode; readonly around: readonly SyntaxNode[] }> {
  yield { node, around };
  for (const child of childrenOf(node)) if (isChartPart(child)) yield* nodesIn(child, [node, ...around]);
}

export const parseSource = (text: string): SyntaxNode => parseAst(text, { lang: 'ts' }) as SyntaxNode;

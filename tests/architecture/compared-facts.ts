import { parseAst } from 'rolldown/parseAst';
import { markets, productLines } from '@sonde/machines/rules/catalogue';
import { countries } from '@sonde/machines/rules/places';
import { planTypes } from '@sonde/machines/rules/plans';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesWithin(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesWithin(item);
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodesWithin(inner);
}

/** Names of what only rules compare, also with each other. */
const facts = new Set(
  'market planType planFamily productLine role bundleType isAdmin isOrganizationAdmin'.split(' '),
);
/** Constants that stand for a country or a plan. */
const constants = new Set(['basicPlan', 'defaultCountryCode']);
/** What only rules compare with. */
const values = new Set<string>([
  ...markets,
  ...productLines,
  ...planTypes,
  ...countries.map(({ code }) => code),
]);

/** Functions that return one. */
const calledFacts: Readonly<Record<string, string>> = { marketOf: 'market', familyOf: 'planFamily' };

const comparisons = new Set(['===', '!==', '==', '!=']);
/** Whether something is compared with nothing: it is asked whether there is a value, not which. */
const isNothing = (value: unknown): boolean =>
  isNode(value) &&
  ((value.type === 'Literal' && (value['value'] === null || value['value'] === '')) ||
    (value.type === 'Identifier' && value['name'] === 'undefined'));

/** The last name of `a.b.c`; of a call, the name of what it returns if that is known. */
function lastName(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return value['name'] as string;
  if (value.type === 'MemberExpression') return lastName(value['property']);
  if (value.type === 'CallExpression') return calledFacts[lastName(value['callee'])] ?? '';
  return value.type === 'ChainExpression' ? lastName(value['expression']) : '';
}

const isFact = (value: unknown): boolean =>
  facts.has(lastName(value)) ||
  constants.has(lastName(value)) ||
  (isNode(value) && value.type === 'Literal' && values.has(value['value'] as string));

const isCompared = ({ type, operator, left, right }: Node): boolean =>
  type === 'BinaryExpression' &&
  comparisons.has(operator as string) &&
  !isNothing(left) &&
  !isNothing(right) &&
  (isFact(left) || isFact(right));

/** Methods that look for a value in a list, a set or the keys of a map. */
const lookUps = new Set(['includes', 'has', 'indexOf']);
/** Names of a country: two may be compared, but looking for one in a list decides by country. */
const places = new Set(['country', 'countryCode']);

/** Elements that are written in a list, or in a set made of one. */
function writtenElements(value: unknown): readonly unknown[] {
  if (!isNode(value)) return [];
  if (value.type === 'ArrayExpression') return value['elements'] as readonly unknown[];
  return value.type === 'NewExpression'
    ? (value['arguments'] as readonly unknown[]).flatMap(writtenElements)
    : [];
}

const isLookedUp = (value: unknown): boolean => isFact(value) || places.has(lastName(value));

const isLookUp = ({ type, callee, arguments: sought }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  lookUps.has(lastName(callee['property'])) &&
  ((sought as readonly unknown[]).some(isLookedUp) || writtenElements(callee['object']).some(isFact));

const isCase = ({ type, discriminant }: Node): boolean => type === 'SwitchStatement' && isFact(discriminant);

/** Where a source compares a market, a country, a plan, a device or a role, or looks for one in a list, as `line: code`. */
export function comparisonsIn(file: string, source: string): readonly string[] {
  const program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' });
  return [...nodesWithin(program)]
    .filter((node) => isCompared(node) || isCase(node) || isLookUp(node))
    .map(({ start, end }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${line}: ${source.slice(start, end as number).split('\n')[0]}`;
    });
}

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import paymentData from '../machines/rules/payment/data/payment-methods.json' with { type: 'json' };

/** An operation that asks for one field of the API, with its variables. */
export interface ApiExample {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Root = 'query' | 'mutation';
type AnyField = GraphQLField<unknown, unknown>;
type Input = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'description'>;

/** What arguments of these names look like. */
const byName: ReadonlyMap<string, string> = new Map([
  ['email', 'ada@clinic.example'],
  ['firstName', 'Ada'],
  ['lastName', 'Byron'],
  ['city', 'San Francisco'],
  ['postalCode', '94105'],
  ['streetAddress1', '1 Market Street'],
  ['phone', '(415) 555-2671'],
  ['voucherCode', 'WELCOME10'],
  ['currency', 'USD'],
  ['idempotencyKey', '5f0f6f6e-8e4b-4a53-9d8e-6c8f0a6f2b11'],
]);

/** What scalars look like. */
const byScalar: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['String', 'text'],
  ['Int', 1],
  ['Float', 1],
  ['Boolean', true],
  ['Date', '2026-11-21'],
  ['DateTime', '2026-11-21T09:30:00Z'],
  ['JSONString', '{}'],
  // The file itself is another part of the request.
  ['Upload', null],
]);

/** Values that read better than the first of their enumeration: the card is the first method of the table. */
const usual: readonly string[] = ['US', 'EN', paymentData.methods[0]?.method ?? ''];

const idOf = ({ description, name }: Input): string => {
  const [, type] = /`(\w+):id`/.exec(description ?? '') ?? [];
  const named = name.replace(/Id$/, '').replace(/^./, (letter) => letter.toUpperCase());
  return Buffer.from(`${type ?? (named === 'Id' ? 'Node' : named)}:1`).toString('base64');
};

function valueOf(input: Input, type: GraphQLInputType = input.type): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(input, nullable.ofType as GraphQLInputType)];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const needed = nullable.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field)]));
  }
  if (isEnumType(nullable)) {
    const names = nullable.getValues().map(({ name }) => name);
    return usual.find((name) => names.includes(name)) ?? names[0];
  }
  if (nullable.name === 'ID') return idOf(input);
  return (nullable.name === 'String' && byName.get(input.name)) || byScalar.get(nullable.name);
}

const isPlain = (field: AnyField) => !field.args.some(isRequiredArgument) && field.deprecationReason == null;
const isLeaf = (field: AnyField) => isLeafType(getNamedType(field.type)) && isPlain(field);

/** A node by its id; anything else by the first of its values. */
function shortSelection(type: GraphQLNamedType): string {
  if (isUnionType(type)) return '{ __typename }';
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const leaves = Object.values(type.getFields())
    .filter(isLeaf)
    .map(({ name }) => name);
  const chosen = leaves.includes('id') ? ['id'] : leaves.slice(0, 4);
  return `{ ${(chosen.length === 0 ? ['__typename'] : chosen).join(' ')} }`;
}

const indentLines = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

/** All values of an object, and the objects in it, shortly. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return shortSelection(type);
  const fields = Object.values((type as GraphQLObjectType).getFields()).filter(isPlain);
  const lines = fields.map((field) => {
    const selection = shortSelection(getNamedType(field.type));
    return selection === '' ? field.name : `${field.name} ${selection}`;
  });
  return `{\n${indentLines(lines)}\n  }`;
}

/** The example of a root field: its required arguments as variables, and what it answers. */
export function exampleOf(root: Root, field: AnyField): ApiExample {
  const needed = field.args.filter(isRequiredArgument);
  const operationName = field.name.replace(/^./, (letter) => letter.toUpperCase());
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const inParentheses = (text: string) => (text === '' ? '' : `(${text})`);
  const selection = selectionOf(getNamedType(field.type));
  const asked = `${field.name}${inParentheses(given)}${selection === '' ? '' : ` ${selection}`}`;
  return {
    operation: `${root} ${operationName}${inParentheses(declared)} {\n  ${asked}\n}`,
    variables: Object.fromEntries(needed.map((argument) => [argument.name, valueOf(argument)])),
  };
}

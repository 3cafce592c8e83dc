import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Requests that are written from the schema, so that a new operation needs none of its own. */

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every query and mutation of the schema. */
export const operations: readonly Operation[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field }));
});

/** The fields of an answer that can be asked for without arguments, and those of its objects; always its refusals. */
function selectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const asked = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 || /errors$/i.test(field.name)
      ? [`${field.name} ${selectionOf(field.type, depth - 1)}`]
      : [];
  });
  return `{ __typename ${asked.join(' ')} }`;
}

const argumentList = (parts: readonly string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

/** The text of an operation with these of its arguments, each a variable of its name. */
export function documentOf(
  { kind, field }: Operation,
  given: readonly GraphQLArgument[] = field.args,
  depth?: number,
): string {
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`);
  const passed = given.map(({ name }) => `${name}: $${name}`);
  return `${kind} ${argumentList(declared)} { ${field.name}${argumentList(passed)} ${selectionOf(field.type, depth)} }`;
}

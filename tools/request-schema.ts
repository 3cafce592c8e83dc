import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ProtocolVersion } from '../server/agents/protocol/versions.ts';

/** A JSON schema as the protocol releases it, of which only some keys are read here. */
export interface Schema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly ucp_request?: Presence | Readonly<Record<string, Presence>>;
}

type Presence = 'omit' | 'optional' | 'required';

/** In which operation a payload is sent; the protocol's schemas say for each what belongs to it. */
export type Sending = 'create' | 'update' | 'complete';

/** A schema and the file that it is in, by which its references are resolved. */
interface Place {
  readonly version: ProtocolVersion;
  readonly file: string;
  readonly sending: Sending;
}

/** Keys that describe a schema's publication or its answers, and those that are read into others. */
const leftOut = new Set([
  '$schema',
  '$id',
  '$defs',
  '$ref',
  'name',
  'title',
  'allOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependentRequired',
  'properties',
  'required',
  'examples',
  'ucp_request',
  'ucp_response',
  'ucp_shared_request',
]);

/** Whether a branch applies to this shop, which ships everything and has no place where goods are picked up. */
const isShipping = ({ if: condition, $ref = '' }: Schema) =>
  (condition === undefined || JSON.stringify(condition).includes('"shipping"')) &&
  !$ref.includes('retail_location');

const folder = 'server/agents/schemas';

function readReference(root: string, reference: string, { version, file }: Place): [Schema, string] {
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  const document = JSON.parse(readFileSync(posix.join(root, folder, version, target), 'utf8')) as Schema;
  const found = pointer
    .split('/')
    .filter((key) => key !== '')
    .reduce<Schema | undefined>((schema, key) => schema?.[key] as Schema | undefined, document);
  if (found === undefined) throw new Error(`Version ${version} has no schema ${reference} in ${file}`);
  return [found, target];
}

function presenceOf({ ucp_request: said }: Schema, isRequired: boolean, sending: Sending): Presence {
  const presence = typeof said === 'string' ? said : said?.[sending];
  return presence ?? (isRequired ? 'required' : 'optional');
}

/** Two descriptions of the same value as one: what the later says of a field counts. */
export function mergeSchemas(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = properties[name] === undefined ? schema : mergeSchemas(properties[name], schema);
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const items = one.items && other.items && mergeSchemas(one.items, other.items);
  return {
    ...one,
    ...other,
    ...(items !== undefined && { items }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** A schema with everything that it refers to, as the shop is sent it. */
export function inlineSchema(root: string, schema: Schema, place: Place): Schema {
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    return typeof value === 'object' && value !== null ? inlineSchema(root, value as Schema, place) : value;
  };
  const branches = [
    ...(schema.$ref === undefined ? [] : [schema.$ref]).map((reference) => {
      const [found, file] = readReference(root, reference, place);
      return inlineSchema(root, found, { ...place, file });
    }),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])]
      .filter(isShipping)
      .map((branch) => inlineSchema(root, branch.then ?? branch, place)),
  ];
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const presence = presenceOf(property, schema.required?.includes(name) === true, place.sending);
    return { name, property, presence };
  });
  const sent = entries.filter(({ presence }) => presence !== 'omit');
  const required = sent.filter(({ presence }) => presence === 'required').map(({ name }) => name);
  const own: Schema = {
    ...Object.fromEntries(
      Object.entries(schema)
        .filter(([key]) => !leftOut.has(key))
        .map(([key, value]) => [key, inline(value)]),
    ),
    ...(sent.length > 0 && {
      properties: Object.fromEntries(
        sent.map(({ name, property }) => [name, inlineSchema(root, property, place)]),
      ),
    }),
    ...(required.length > 0 && { required }),
  };
  return [...branches, own].reduce(mergeSchemas, {});
}

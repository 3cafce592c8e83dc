import { dirname, join, normalize } from 'node:path/posix';
import fc from 'fast-check';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The parts of a JSON schema that decide what a document looks like. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of the protocol: whether a request has the field, for all operations or for each. */
  readonly ucp_request?: string | Readonly<Record<string, string>>;
}

/** A schema and the file that its references start from. */
interface Place {
  readonly file: string;
  readonly schema: Schema;
}

/** Deeper than this, only what is required is filled in. */
const deepest = 6;

const formats: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  uri: fc.webUrl(),
  email: fc.emailAddress(),
};

const isRequested = ({ ucp_request: requested }: Schema, operation: string) =>
  (typeof requested === 'object' ? requested[operation] : requested) !== 'omit';

/** Documents by the protocol's schemas, as requests of an operation such as `create` have them. */
export function documentsOf(schemas: ReadonlyMap<string, object>, operation: string) {
  function resolve({ file, schema }: Place): Place {
    if (schema.$ref === undefined) return { file, schema };
    const [path = '', pointer = ''] = schema.$ref.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    const parts = pointer.split('/').filter((part) => part !== '');
    const found = parts.reduce<unknown>(
      (at, part) => (at as Readonly<Record<string, unknown>> | undefined)?.[part],
      schemas.get(target),
    );
    if (found === undefined) throw new Error(`${file} refers to ${schema.$ref}`);
    const { $ref: _, ...beside } = schema;
    return resolve({ file: target, schema: { ...(found as Schema), ...beside } });
  }

  function fieldsOf(
    place: Place,
  ): ReadonlyMap<string, { readonly place: Place; readonly isRequired: boolean }> {
    const { file, schema } = resolve(place);
    const inherited = (schema.allOf ?? []).flatMap((part) => [...fieldsOf({ file, schema: part })]);
    const own = Object.entries(schema.properties ?? {})
      .filter(([, field]) => isRequested(field, operation))
      .map(([name, field]) => {
        const isRequired = schema.required?.includes(name) ?? false;
        return [name, { place: { file, schema: field }, isRequired }] as const;
      });
    return new Map([...inherited, ...own]);
  }

  function objectOf(place: Place, depth: number): fc.Arbitrary<Json> {
    const fields = [...fieldsOf(place)].filter(([, { isRequired }]) => isRequired || depth < deepest);
    return fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field.place, depth + 1)])),
      {
        requiredKeys: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
      },
    );
  }

  function valueOf(place: Place, depth = 0): fc.Arbitrary<Json> {
    const { file, schema } = resolve(place);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined && schema.properties === undefined)
      return fc.oneof(...choices.map((choice) => valueOf({ file, schema: choice }, depth + 1)));
    const { type } = schema;
    const [single] = typeof type === 'string' ? [type] : (type ?? []);
    switch (single) {
      case 'string':
        return formats[schema.format ?? ''] ?? fc.string({ maxLength: 80, unit: 'grapheme' });
      case 'integer':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 });
      case 'number':
        return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return depth > deepest
          ? fc.constant([])
          : fc.array(valueOf({ file, schema: schema.items ?? {} }, depth + 1), { maxLength: 3 });
      default:
        return objectOf({ file, schema }, depth);
    }
  }
  return (reference: string): fc.Arbitrary<Json> => valueOf({ file: '', schema: { $ref: reference } });
}

const oddities: readonly Json[] = [
  null,
  '',
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  'a\u0000b',
  '\u202e',
  'x'.repeat(5000),
];

const childrenOf = (document: Json): readonly (readonly [string, Json])[] =>
  typeof document === 'object' && document !== null ? Object.entries(document) : [];

function withChild(document: Json, key: string, child: Json | undefined): Json {
  if (Array.isArray(document))
    return (document as readonly Json[]).flatMap((one, at) => {
      if (String(at) !== key) return [one];
      return child === undefined ? [] : [child];
    });
  const { [key]: _, ...rest } = document as Readonly<Record<string, Json>>;
  return child === undefined ? rest : { ...rest, [key]: child };
}

/** A document in which one thing is missing, or isn't what it should be. */
export function slightlyInvalid(documents: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const spoil = (document: Json, path: readonly number[], oddity: Json | undefined): Json => {
    const children = childrenOf(document);
    const [at, ...deeper] = path;
    if (at === undefined || children.length === 0) return oddity ?? {};
    const [key, child] = children[at % children.length]!;
    return withChild(document, key, deeper.length === 0 ? oddity : spoil(child, deeper, oddity));
  };
  return fc
    .tuple(
      documents,
      fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(undefined, ...oddities),
    )
    .map(([document, path, oddity]) => spoil(document, path, oddity));
}

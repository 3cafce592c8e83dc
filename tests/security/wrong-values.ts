import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { globalId } from '../contract/checkout-client.ts';

/** Texts of which nothing is visible: a field takes each for an empty one. */
export const invisibleTexts = [
  ' ',
  '\u00a0\u3000\t\n',
  '\u200b\u2060\ufeff',
  '\u00ad',
  '\u3164\u2800',
  '\u200e\u200f\u034f\u{e0020}',
] as const;

const texts = [
  '',
  ...invisibleTexts,
  'a\u0000b',
  'a\ud800b',
  'a\u202eb',
  'a\u2028b',
  '\u0007',
  'a\nb',
  'a@b.example\r\nBcc: everybody@solo.example',
  "x'); drop table checkout; --",
  '<img src=x onerror=alert(1)>',
  '${process.env} {{7*7}} %s %n',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '\ufdfa'.repeat(500),
  `e${'\u0301'.repeat(400)}`,
  '👩‍👩‍👧',
  'İß',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '{"a":1}',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '9'.repeat(40),
  '２０２６',
  '2026-02-30',
] as const;

/** A well-formed id of nothing. */
export const noRow = '019ab000-0000-7000-8000-000000000000';

const ofScalar: Readonly<Record<string, readonly unknown[]>> = {
  Int: [
    -2147483648,
    -1,
    0,
    1,
    2,
    10,
    11,
    13,
    1000,
    2026,
    2147483647,
    2147483648,
    0.5,
    'NaN',
    '1',
    true,
    null,
  ],
  Float: [-2147483648, -1, 0, 0.1, -0.005, 1e-300, 1e21, 1e308, -1e308, 2 ** 53 + 2, '1', null],
  Boolean: [true, false, null, 'true', 1],
  Date: [
    '2026-11-20',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '0001-01-01',
    '+275760-09-13',
    '２０２６-１１-２０',
    '2026-11-20T00:00:00Z',
    '2026-1-1',
    'constructor',
    20261120,
    null,
  ],
  DateTime: [
    '2026-11-20T15:00:00Z',
    '2026-11-20T23:59:59+14:00',
    '0000-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-11:00',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '+275760-09-13T00:00:00Z',
    '２０２６-11-20T15:00:00Z',
    '2026-11-20',
    0,
    null,
  ],
  JSONString: [
    '{}',
    '[]',
    'null',
    '0',
    '{',
    '',
    '{"__proto__":{"a":1}}',
    '{"items":[null,1,"a",[],{"__proto__":1}],"value":"x","currency":{},"transactionId":[]}',
    `{"items":[${'{},'.repeat(400)}{}]}`,
    '['.repeat(3000) + ']'.repeat(3000),
    '{"value":1e999,"currency":"\\u0000","method":"\\ud800","pageUrl":"http://[","searchParams":"%"}',
    { a: 1 },
    null,
  ],
};

/** The type of a node's id; that of an organization for what is none. */
const kindOf = (id: unknown): string =>
  /^([A-Za-z]+):/.exec(Buffer.from(String(id), 'base64').toString())?.[1] ?? 'Organization';

const idsLike = (right: unknown, known: readonly string[]): readonly unknown[] => [
  ...texts,
  ...known,
  ...[...texts, noRow, noRow.toUpperCase(), `${noRow}0`, 'x'.repeat(43)].map((id) =>
    globalId(kindOf(right), id),
  ),
  globalId('constructor', noRow),
  globalId('__proto__', noRow),
  1,
  null,
];

/**
 * Values that are wrong or odd where `right` is right: empty, invisible, huge, negative, of another type, names that
 * every object has, ids of nothing, of others and of another market, each value of an enumeration, lists with the same
 * entry twice and a thousand times.
 */
export function wrongValues(
  type: GraphQLInputType,
  right: unknown,
  known: readonly string[],
): readonly unknown[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const [first] = Array.isArray(right) ? right : [];
    const many = (length: number) => Array.from({ length }, () => first);
    return [[], [null], many(2), many(51), many(1000), first, [[first]], {}, 'x', null];
  }
  if (isInputObjectType(nullable))
    return [{}, { constructor: 1 }, JSON.parse('{"__proto__":1}'), [right], [], 'x', null];
  if (isEnumType(nullable)) {
    const names = nullable.getValues().map(({ name }) => name);
    return [...names, names[0]?.toLowerCase(), 'constructor', '__proto__', '', 1, null];
  }
  const { name } = getNamedType(type);
  return name === 'ID' ? idsLike(right, known) : (ofScalar[name] ?? [...texts, {}, [], 1, null]);
}

type Path = readonly (string | number)[];

export interface Place {
  readonly path: Path;
  readonly type: GraphQLInputType;
  readonly right: unknown;
  /** In characters, as the schema says; null where it names no limit. */
  readonly most: number | null;
}

/** Arguments and fields of the schema. */
type Declared = Pick<GraphQLArgument, 'name' | 'type' | 'description'>;

function mostOf(description: string | null | undefined): number | null {
  const [, most] = /(?:at most|to) ([\d,]+) (?:characters|letters)/i.exec(description ?? '') ?? [];
  return most === undefined ? null : Number(most.replace(',', ''));
}

/** Every place in a value that can hold another one: itself, its fields, and the first entry of its lists. */
export function placesIn({ type, description }: Declared, right: unknown, path: Path): readonly Place[] {
  const nullable = getNullableType(type);
  const own = { path, type, right, most: mostOf(description) };
  if (isListType(nullable)) {
    const entry = { name: '', type: nullable.ofType, description };
    return [own, ...placesIn(entry, Array.isArray(right) ? right[0] : null, [...path, 0])];
  }
  if (!isInputObjectType(nullable)) return [own];
  const values = (right ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.values(nullable.getFields());
  return [own, ...fields.flatMap((field) => placesIn(field, values[field.name], [...path, field.name]))];
}

/** The value with another one at a place. */
export function withValueAt(value: unknown, [head, ...rest]: Path, requested: unknown): unknown {
  if (head === undefined) return requested;
  if (typeof head === 'number') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withValueAt(first, rest, requested), ...others];
  }
  const object = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [head]: withValueAt(object[head], rest, requested) };
}

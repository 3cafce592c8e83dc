import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { overlapLimits, overlappingFieldsRule } from './overlapping-fields.ts';

const schema = buildSchema('type Query { name: String node: Query }');

const refusals = (document: string) =>
  validate(schema, parse(document), [overlappingFieldsRule]).map(({ message }) => message);

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const refused = ['The document repeats too many fields.'];
/** With this many fields of one name, the pairs reach the limit or stay just below. */
const allowed = Math.floor((1 + Math.sqrt(1 + 8 * overlapLimits.pairs)) / 2);

describe('a document', () => {
  it.each<[words: string, document: string, expected: readonly string[]]>([
    ['that repeats nothing', '{ name node { name node { name } } }', []],
    ['that uses a fragment in several places', '{ ...F node { ...F } } fragment F on Query { name }', []],
    ['with as many pairs as allowed', `{ ${'name '.repeat(allowed)} }`, []],
    ['with one pair more', `{ ${'name '.repeat(allowed + 1)} }`, refused],
    ['with pairs in inline fragments', `{ ${'... on Query { name } '.repeat(allowed + 1)} }`, refused],
    [
      'with pairs in different fragments',
      `{ ${times(allowed + 1, (index) => `...F${index}`)} } ${times(allowed + 1, (index) => `fragment F${index} on Query { name }`)}`,
      refused,
    ],
    [
      'with many fragments that have nothing in common',
      `{ ${times(allowed + 1, (index) => `...F${index}`)} } ${times(allowed + 1, (index) => `fragment F${index} on Query { a${index}: name }`)}`,
      refused,
    ],
    ['with pairs one level down', `{ ${'node { name } '.repeat(allowed)} }`, refused],
    [
      'with pairs in a fragment that nothing uses',
      `{ name } fragment F on Query { ${'name '.repeat(allowed + 1)} }`,
      refused,
    ],
    [
      'that grows by fragments',
      `{ ...F0 } ${times(20, (index) => `fragment F${index} on Query { a: node { ...F${index + 1} } b: node { ...F${index + 1} } }`)} fragment F20 on Query { name }`,
      refused,
    ],
    ['whose fragment contains itself', '{ ...F } fragment F on Query { node { ...F } }', refused],
    ['whose fragment is missing', '{ ...F }', []],
  ])('%s', (_words, document, expected) => {
    expect(refusals(document)).toEqual(expected);
  });
});

import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { queryLimits, queryLimitsRule } from './limits.ts';

const schema = buildSchema(`
  type Query { node: Node list: [Node!]! }
  type Mutation { change: Node }
  type Node { name: String node: Node list: [Node!]! }
`);

function refusals(document: string): readonly string[] {
  return validate(schema, parse(document), [queryLimitsRule]).map(({ message }) => message);
}

function nestFields(field: string, levels: number): string {
  return levels === 0 ? 'name' : `${field} { ${nestFields(field, levels - 1)} }`;
}

function repeatText(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

const tooDeep = [`The document is too deep: at most ${queryLimits.depth} levels.`];
const tooManyAliases = [`The document has too many aliases: at most ${queryLimits.aliases}.`];
const tooManyMutations = [`One request may hold at most ${queryLimits.mutations} mutations.`];
const tooMuch = ['The document asks for too much at once.'];

describe('the limits of a document', () => {
  it.each([
    ['a document at the depth limit', `{ ${nestFields('node', queryLimits.depth - 1)} }`, []],
    ['one level more', `{ ${nestFields('node', queryLimits.depth)} }`, tooDeep],
    [
      'depth hidden in a fragment',
      `{ node { ...F } } fragment F on Node { ${nestFields('node', queryLimits.depth - 1)} }`,
      tooDeep,
    ],
    [
      'as many aliases as allowed',
      `{ node { ${repeatText(queryLimits.aliases, (index) => `a${index}: name`)} } }`,
      [],
    ],
    [
      'one alias more',
      `{ node { ${repeatText(queryLimits.aliases + 1, (index) => `a${index}: name`)} } }`,
      tooManyAliases,
    ],
    [
      'aliases multiplied by fragments',
      `{ node { ...A } } fragment A on Node { a: node { ...B } b: node { ...B } c: node { ...B } }
       fragment B on Node { ${repeatText(11, (index) => `x${index}: name`)} }`,
      tooManyAliases,
    ],
    [
      'as many mutations as allowed',
      `mutation { ${repeatText(queryLimits.mutations, () => 'change { name }')} }`,
      [],
    ],
    [
      'one mutation more',
      `mutation { ${repeatText(queryLimits.mutations + 1, () => 'change { name }')} }`,
      tooManyMutations,
    ],
    [
      'mutations hidden in a fragment',
      `mutation { ...M } fragment M on Mutation { ${repeatText(queryLimits.mutations + 1, () => 'change { name }')} }`,
      tooManyMutations,
    ],
    ['lists in lists', `{ ${nestFields('list', 8)} }`, tooMuch],
    ['single nodes as deep', `{ ${nestFields('node', 8)} }`, []],
  ])('apply to %s', (_words, document, expected) => {
    expect(refusals(document)).toEqual(expected);
  });

  it('apply at once to fragments that double at each step', () => {
    const fragments = repeatText(
      60,
      (index) => `fragment F${index} on Node { ...F${index + 1} node { ...F${index + 1} } }`,
    );
    expect(refusals(`{ node { ...F0 } } ${fragments} fragment F60 on Node { name }`)).toEqual(tooDeep);
  });

  it('apply to recursive fragments without hanging', () => {
    expect(refusals('{ node { ...F } } fragment F on Node { node { ...F } }')).toEqual([]);
  });
});

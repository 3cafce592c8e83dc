import { parse as parseWhole, print as printWhole } from '@0no-co/graphql.web';
import { describe, expect, it } from 'vitest';
import * as account from './account.generated.ts';
import * as checkout from './checkout.generated.ts';
import { GraphQLError, Kind, parse, print, printWith } from './operation-outline.ts';

const documents = Object.entries({ ...account, ...checkout }).filter(
  (entry): entry is [string, never] => typeof entry[1] === 'string',
);

/** The parts of a document that urql reads. */
const readIn = (text: string, parser: (source: string) => { readonly definitions: readonly unknown[] }) =>
  parser(text)
    .definitions.map(
      (definition) => definition as { kind: string; operation?: string; name?: { value: string } },
    )
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ operation, name }) => [operation, name?.value]);

describe('the outline of an operation', () => {
  it.each(documents)('%s has kind and name, and is sent as written', (_name, text: string) => {
    expect(readIn(text, parse)).toEqual(readIn(text, parseWhole));
    expect(parse(text).loc?.source.body).toBe(text);
  });

  it('does not exist for a document without a name', () => {
    expect(() => parse('{ shop { name } }')).toThrow('An operation has a kind and a name.');
  });

  it('can be printed only after the whole document was parsed', () => {
    const text = 'query Shop {\n  shop {\n    name\n  }\n}';
    printWith(printWhole);
    expect(print(parseWhole(text))).toBe(text);
  });

  it('has errors like those of the package', () => {
    const error = new GraphQLError('No.', undefined, undefined, undefined, ['me'], undefined, { code: 'X' });
    expect([error.name, error.message, error.path, error.extensions]).toEqual([
      'GraphQLError',
      'No.',
      ['me'],
      { code: 'X' },
    ]);
  });
});

import type { DocumentNode } from '@0no-co/graphql.web';

/**
 * The parts of the shop's own operations that urql reads: kind and name. They replace the package with which urql
 * parses all of GraphQL. The text is sent as written. Only a client with a normalized cache needs more
 * (`whole-documents.ts`).
 */

/** The kinds of nodes that urql looks for. */
export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  SELECTION_SET: 'SelectionSet',
  FIELD: 'Field',
  INLINE_FRAGMENT: 'InlineFragment',
  DIRECTIVE: 'Directive',
} as const;

/** An error in an API response. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly path: readonly (string | number)[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;

  // oxlint-disable-next-line max-params -- urql calls it like the original.
  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    _original?: unknown,
    extensions?: Readonly<Record<string, unknown>> | null,
  ) {
    super(message);
    this.path = path;
    this.extensions = extensions ?? {};
  }
}

const beginning = /^\s*(query|mutation)\s+(\w+)/;

/** An operation with its kind, its name and its text, but no selections. Throws for a text without a name. */
export function parse(text: string): DocumentNode {
  const [, operation, value] = beginning.exec(text) ?? [];
  if (operation === undefined || value === undefined) throw new Error('An operation has a kind and a name.');
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation,
        name: { kind: Kind.NAME, value },
        selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
      },
    ],
    loc: {
      start: 0,
      end: text.length,
      source: { body: text, name: 'gql', locationOffset: { line: 1, column: 1 } },
    },
  } as unknown as DocumentNode;
}

let printWhole: ((document: DocumentNode) => string) | null = null;

/** Allows printing documents that a cache has changed. */
export function printWith(printer: (document: DocumentNode) => string): void {
  printWhole = printer;
}

/** Prints a document that a cache has changed. */
export function print(document: DocumentNode): string {
  if (printWhole === null) throw new Error('Only a client with a cache changes documents.');
  return printWhole(document);
}

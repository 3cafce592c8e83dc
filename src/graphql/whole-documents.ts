import { type DocumentNode, parse, print } from '@0no-co/graphql.web';
import { makeOperation, mapExchange, type Operation } from 'urql';
import { printWith } from './operation-outline.ts';

printWith(print);

const wholes = new Map<string, DocumentNode>();

/** The document with its selections; unchanged if it already has them. */
function wholeOf(document: DocumentNode): DocumentNode {
  const [first] = document.definitions;
  const isOutline = first && 'selectionSet' in first && first.selectionSet.selections.length === 0;
  const text = document.loc?.source.body;
  if (!isOutline || text === undefined) return document;
  const whole = wholes.get(text) ?? (parse(text, { noLocation: true }) as DocumentNode);
  wholes.set(text, whole);
  return whole;
}

/** Required before a normalized cache, which reads a document's selections. */
export const wholeDocuments = mapExchange({
  onOperation: (operation: Operation) =>
    makeOperation(
      operation.kind,
      { ...operation, query: wholeOf(operation.query as DocumentNode) as typeof operation.query },
      operation.context,
    ),
});

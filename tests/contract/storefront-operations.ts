import { readFileSync, readdirSync } from 'node:fs';
import { type DocumentNode, parse, print, separateOperations } from 'graphql';

/** Operations with their fragments, by name. */
export type Operations = Readonly<Record<string, DocumentNode>>;

/** Reads the operations of a release's pages from their folder. */
export const readOperations = (folder: URL): Operations =>
  separateOperations(
    parse(
      readdirSync(folder)
        .filter((file) => file.endsWith('.graphql'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8'))
        .join('\n'),
    ),
  );

/** An operation with its fragments, as a client sends it. */
export function textOf(operations: Operations, name: string): string {
  const document = operations[name];
  if (document === undefined) {
    throw new Error(`There is no operation ${name}.`);
  }
  return print(document);
}

const documents = readOperations(new URL('../../src/graphql/operations/', import.meta.url));

/** An operation of the storefront with its fragments, as a client sends it. */
export const storefrontOperation = (name: string): string => textOf(documents, name);

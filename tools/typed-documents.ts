import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import type { codegen } from '@graphql-codegen/core';
import type { DefinitionNode, FragmentDefinitionNode } from 'graphql';

type Plugin = Parameters<typeof codegen>[0]['pluginMap'][string];

/** A document that is a plain string at run time and whose type contains those of its result and variables. */
const typedDocument = `export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};
`;

const compact = (definition: DefinitionNode) => JSON.stringify(stripIgnoredCharacters(print(definition)));
const constantName = (fragment: string) => fragment.charAt(0).toLowerCase() + fragment.slice(1);

/** The names of the fragments that a definition spreads, directly or through other fragments, without duplicates. */
function spreadFragments(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  const names = new Set<string>();
  const collect = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || names.has(value)) return;
        names.add(value);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return [...names];
}

/**
 * A codegen plugin that writes every operation as one string, starting with the operation. Operations share fragments
 * as constants.
 */
export const plugin: Plugin['plugin'] = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const usedFragments = new Set(operations.flatMap((operation) => spreadFragments(operation, fragments)));

  const constants = [...fragments]
    .filter(([name]) => usedFragments.has(name))
    .map(([name, fragment]) => `const ${constantName(name)} =\n  ${compact(fragment)};\n`);
  const documents = operations.map((operation) => {
    const name = operation.name?.value;
    if (!name) throw new Error('An operation without a name cannot be exported.');
    const suffix = operation.operation === 'query' ? 'Query' : 'Mutation';
    const type = name.endsWith(suffix) ? name : name + suffix;
    const parts = [compact(operation), ...spreadFragments(operation, fragments).map(constantName)];
    return `export const ${name}Document = (${parts.join(' +\n  ')}) as TypedDocument<${type}, ${type}Variables>;\n`;
  });
  return [typedDocument, ...constants, ...documents].join('\n');
};

import type { GraphqlContext } from './context.ts';
import { parseGlobalId } from './global-id.ts';
import type { Resolvers } from './resolver-types.generated.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** Finds a node by the id below its type; null when it does not exist or may not be seen. */
export type NodeLoader = (id: string, context: GraphqlContext) => Promise<object | null>;

/** Loaders by type name. A type without one has no nodes that can be asked for. */
export type NodeLoaders = Readonly<Record<string, NodeLoader>>;

/** The query `node` over the loaders of all modules. */
export function nodeResolvers(loaders: NodeLoaders): Resolvers {
  /** Which type a node was loaded as: its parent object does not say. */
  const typeNames = new WeakMap<object, string>();
  return {
    Query: {
      async node(_parent, { id }, context) {
        const parsed = parseGlobalId(id);
        if (parsed === null) {
          return null;
        }
        const found = (await ownValue(loaders, parsed.type)?.(parsed.id, context)) ?? null;
        if (found === null) {
          return null;
        }
        const node = { ...found };
        typeNames.set(node, parsed.type);
        return node as never;
      },
    },
    Node: { __resolveType: (node) => typeNames.get(node) as never },
  };
}

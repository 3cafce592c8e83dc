import { ownValue } from '@sonde/machines/rules/texts';
import { parseGlobalId } from './global-id.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** Finds a node by the id within its type; null if it doesn't exist or the client may not see it. */
export type NodeLoader = (id: string, facts: RequestFacts) => Promise<object | null>;

/** Loaders by type name; nodes of other types can't be queried. */
export type NodeLoaders = Readonly<Record<string, NodeLoader>>;

/** The query `node`, using the loaders of all modules. */
export function nodeResolvers(loaders: NodeLoaders): Resolvers {
  /** The type of each loaded node, which its object doesn't contain. */
  const typeNames = new WeakMap<object, string>();
  return {
    Query: {
      async node(_parent, { id }, facts) {
        const parsed = parseGlobalId(id);
        if (parsed === null) {
          return null;
        }
        const loaded = (await ownValue(loaders, parsed.type)?.(parsed.id, facts)) ?? null;
        if (loaded === null) {
          return null;
        }
        const node = { ...loaded };
        typeNames.set(node, parsed.type);
        return node as never;
      },
    },
    Node: { __resolveType: (node) => typeNames.get(node) as never },
  };
}

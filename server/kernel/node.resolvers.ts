import { ownValue } from '@sonde/machines/rules/texts';
import { parseGlobalId } from './global-id.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** Finds a node by the id below its type; null when it does not exist or may not be seen by who asks. */
export type NodeLoader = (id: string, facts: RequestFacts) => Promise<object | null>;

/** Loaders by type name. A type without one has no nodes that can be asked for. */
export type NodeLoaders = Readonly<Record<string, NodeLoader>>;

/** The query `node` over the loaders of all modules. */
export function nodeResolvers(loaders: NodeLoaders): Resolvers {
  /** Which type a node was loaded as: its parent object does not say. */
  const typeNames = new WeakMap<object, string>();
  return {
    Query: {
      async node(_parent, { id }, facts) {
        const parsed = parseGlobalId(id);
        if (parsed === null) {
          return null;
        }
        const found = (await ownValue(loaders, parsed.type)?.(parsed.id, facts)) ?? null;
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

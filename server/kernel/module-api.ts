import type { FieldLimit, LimitedArguments } from './field-limits.ts';
import type { NodeLoaders } from './node.resolvers.ts';
import type { Refusal } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolver-types.generated.ts';

type LimitedField = keyof QueryResolvers | keyof MutationResolvers;

/** What a module adds to the store API. */
export interface ModuleApi {
  readonly resolvers: Resolvers;
  /** The nodes that can be asked for by their ids, by type. */
  readonly nodes?: NodeLoaders;
  /** How often the module's queries and mutations may fail, or be asked; by field. */
  readonly limits?: Readonly<Partial<Record<LimitedField, readonly FieldLimit[]>>>;
  /** The answer of each of its mutations that was refused and changed nothing. Needed where there are any. */
  readonly refuse?: (refusal: Refusal, given: LimitedArguments, facts: RequestFacts) => Promise<object>;
}

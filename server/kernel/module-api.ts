import type { FieldLimit, LimitedArguments, RecipientOf } from './field-limits.ts';
import type { NodeLoaders } from './node.resolvers.ts';
import type { Refusal } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolver-types.generated.ts';

type LimitedField = keyof QueryResolvers | keyof MutationResolvers;

/** A module's part of the store API. */
export interface ModuleApi {
  readonly resolvers: Resolvers;
  /** The nodes that clients can query by id, by type. */
  readonly nodes?: NodeLoaders;
  /** The rate limits of the module's queries and mutations, by field. */
  readonly limits?: Readonly<Partial<Record<LimitedField, readonly FieldLimit[]>>>;
  /** Whom mutations send mail, by field. Each that mails an address of its caller's choice has a row. */
  readonly recipients?: Readonly<Partial<Record<keyof MutationResolvers, RecipientOf>>>;
  /** How mutations are done for a mailbox that was sent too many mails, without another one; by default, they are refused. */
  readonly withoutMail?: Partial<MutationResolvers>;
  /** The response of a mutation that was refused without changes. Required if there are mutations. */
  readonly refuse?: (refusal: Refusal, given: LimitedArguments, facts: RequestFacts) => Promise<object>;
}

import { type GraphQLFieldResolver, GraphQLError } from 'graphql';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Resolvers } from '../kernel/resolver-types.generated.ts';

/** Called with a root field of the API and how it was answered: `ok`, code and reason of its refusal, or `failed`. */
export type OnAnswer = (field: string, outcome: string) => void;

type Resolve = GraphQLFieldResolver<unknown, RequestFacts>;

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Z_]+$/.test(value);

/** The payloads of mutations list refusals with codes beside those without, such as `checkoutErrors`. */
function outcomeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'ok';
  const lists = Object.entries(answer).filter(
    ([name, value]) => name.endsWith('Errors') && Array.isArray(value),
  );
  const [first] = lists.flatMap(
    ([, refusals]) => refusals as readonly { code?: unknown; message?: unknown }[],
  );
  if (first === undefined) return 'ok';
  const words = [first.code, first.message].filter(isWord);
  return words.length === 0 ? 'failed' : [...new Set(words)].join(' ');
}

const outcomeOfError = (error: unknown): string =>
  error instanceof GraphQLError && isWord(error.extensions['code']) ? error.extensions['code'] : 'failed';

const watchField =
  (field: string, resolve: Resolve, onAnswer: OnAnswer): Resolve =>
  async (parent, given, facts, info) => {
    try {
      const answer: unknown = await resolve(parent, given, facts, info);
      onAnswer(field, outcomeOf(answer));
      return answer;
    } catch (error) {
      onAnswer(field, outcomeOfError(error));
      throw error;
    }
  };

const watchFields = (fields: object, onAnswer: OnAnswer) =>
  Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, Resolve>>).map(([field, resolve]) => [
      field,
      watchField(field, resolve, onAnswer),
    ]),
  );

/** The same resolvers, whose queries and mutations say how they were answered. */
export const watchResolvers = (
  { Query = {}, Mutation = {}, ...types }: Resolvers,
  onAnswer: OnAnswer,
): Resolvers => ({
  ...types,
  Query: watchFields(Query, onAnswer),
  Mutation: watchFields(Mutation, onAnswer),
});

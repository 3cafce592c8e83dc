import { type GraphQLFieldResolver, GraphQLError } from 'graphql';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Resolvers } from '../kernel/resolver-types.generated.ts';

/** Called with a root field of the API and how it was answered: `ok`, code and reason of its refusal, or `failed`. */
export type OnAnswer = (field: string, outcome: string) => void;

/** Makes each root field a span of the present trace. */
export interface FieldTracing {
  inSpan<Result>(name: string, facts: Readonly<Record<string, string>>, work: () => Result): Result;
  traceId(): string | null;
}

/** Who learns of the fields of the API. */
interface Watchers {
  readonly onAnswer?: OnAnswer | undefined;
  readonly fieldTracing?: FieldTracing | undefined;
}

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

const countField =
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

const traceField =
  (field: string, resolve: Resolve, { inSpan }: FieldTracing): Resolve =>
  (parent, given, facts, info) =>
    inSpan(`graphql ${field}`, {}, async () => (await resolve(parent, given, facts, info)) as unknown);

function watchField(field: string, resolve: Resolve, { onAnswer, fieldTracing }: Watchers): Resolve {
  const counted = onAnswer ? countField(field, resolve, onAnswer) : resolve;
  return fieldTracing ? traceField(field, counted, fieldTracing) : counted;
}

const watchFields = (fields: object, watchers: Watchers) =>
  Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, Resolve>>).map(([field, resolve]) => [
      field,
      watchField(field, resolve, watchers),
    ]),
  );

/** The same resolvers, whose queries and mutations are watched. */
export const watchResolvers = (
  { Query = {}, Mutation = {}, ...types }: Resolvers,
  watchers: Watchers,
): Resolvers => ({
  ...types,
  Query: watchFields(Query, watchers),
  Mutation: watchFields(Mutation, watchers),
});

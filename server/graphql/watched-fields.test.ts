import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { expect, it } from 'vitest';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { watchResolvers } from './watched-fields.ts';

type Resolve = (
  parent: object,
  given: object,
  facts: RequestFacts,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

/** What is said of a mutation that ends like this. */
async function outcomeOf(answer: () => Promise<unknown>): Promise<readonly string[]> {
  const said: string[] = [];
  const { Mutation = {} } = watchResolvers(
    { Mutation: { checkoutComplete: answer as never } },
    { onAnswer: (field, outcome) => said.push(field, outcome) },
  );
  const resolve = Mutation.checkoutComplete as unknown as Resolve;
  await resolve({}, {}, {} as RequestFacts, {} as GraphQLResolveInfo).catch(() => null);
  return said;
}

it.each<[string, () => Promise<unknown>, string]>([
  ['an answer', async () => ({ checkoutErrors: [], errors: [] }), 'ok'],
  ['nothing', async () => null, 'ok'],
  ['a text', async () => 'ada@clinic.example', 'ok'],
  [
    'a refusal',
    async () => ({ errors: [], checkoutErrors: [{ code: 'OUT_OF_STOCK', message: 'OUT_OF_STOCK' }] }),
    'OUT_OF_STOCK',
  ],
  [
    'a refusal with a reason',
    async () => ({ accountErrors: [{ code: 'OPERATION_NOT_ALLOWED', message: 'TOO_MANY_TRIES' }] }),
    'OPERATION_NOT_ALLOWED TOO_MANY_TRIES',
  ],
  ['other words', async () => ({ leadErrors: [{ code: 'ada@clinic.example' }] }), 'failed'],
  [
    'a refused query',
    async () => {
      throw new GraphQLError('TOO_MANY_TRIES', { extensions: { code: 'RATE_LIMITED' } });
    },
    'RATE_LIMITED',
  ],
  [
    'a bug',
    async () => {
      throw new Error('ada@clinic.example');
    },
    'failed',
  ],
])('%s', async (_what, answer, outcome) => {
  expect(await outcomeOf(answer)).toEqual(['checkoutComplete', outcome]);
});

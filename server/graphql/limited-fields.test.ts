import type { GraphQLFieldResolver } from 'graphql';
import { expect, it } from 'vitest';
import type { LimitedArguments, LimitPart } from '../kernel/field-limits.ts';
import type { ModuleApi } from '../kernel/module-api.ts';
import { createRateLimits, rateLimits } from '../kernel/rate-limits/rate-limits.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { limitFields } from './limited-fields.ts';

const { burst } = rateLimits.trial.client;
const nothing = { checkoutErrors: [] };
const trialUsed = { checkoutErrors: [{ reason: 'TRIAL_USED' }] };

/** A field that runs a part within the limit of trials where its caller names one, until the test lets it end. */
function createPlacing() {
  const parts = new WeakMap<object, LimitPart>();
  const waiting: (() => void)[] = [];
  const seen = { seconds: [] as (number | undefined)[] };
  const until = (answer: object) =>
    new Promise<object>((resolve) => {
      waiting.push(() => resolve(answer));
    });
  const module = {
    resolvers: {
      Mutation: {
        place: (_parent: unknown, given: LimitedArguments) =>
          given.voucherCode === 'trial'
            ? parts.get(given)?.(
                () => until(trialUsed),
                (used) => used === trialUsed,
              )
            : until(nothing),
      },
    },
    limits: {
      place: [
        {
          limit: 'trial',
          takeOver: (given: object, limitPart: LimitPart) => void parts.set(given, limitPart),
        },
      ],
    },
    refuse: async () => 'refused',
  } as unknown as ModuleApi;
  const { resolvers, secondsToWait } = limitFields(
    [module],
    createRateLimits(() => 0),
  );
  const place = (resolvers[0] as { Mutation: { place: GraphQLFieldResolver<unknown, unknown> } }).Mutation
    .place;
  const facts = { clientAddress: '192.0.2.1' } as Partial<RequestFacts> as RequestFacts;
  return {
    waiting,
    seen,
    send: async (voucherCode: string) => {
      const answer: unknown = await place(null, { voucherCode }, facts, {} as never);
      seen.seconds.push(secondsToWait(facts));
      return answer;
    },
  };
}

it('placements without a trial don’t wait for each other', async () => {
  const { send, waiting } = createPlacing();
  const all = Array.from({ length: burst + 5 }, () => send('none'));
  await expect.poll(() => waiting.length).toBe(burst + 5);
  for (const end of waiting) end();
  expect(await Promise.all(all)).toEqual(all.map(() => nothing));
});

it('of placements with a trial, no more run at once than may be refused, and the others are told to wait', async () => {
  const { send, waiting, seen } = createPlacing();
  const all = Array.from({ length: burst + 2 }, () => send('trial'));
  const other = send('none');
  await expect.poll(() => waiting.length).toBe(burst + 1);
  for (const end of waiting) end();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  expect(answers.filter((answer) => answer === trialUsed)).toHaveLength(burst);
  expect(await other).toBe(nothing);
  expect(seen.seconds.at(-1)).toBeGreaterThan(0);
});

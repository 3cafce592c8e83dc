import { ownValue } from '@sonde/machines/rules/texts';
import { type GraphQLFieldResolver, GraphQLError } from 'graphql';
import {
  type FieldLimit,
  type LimitedAnswer,
  type LimitedArguments,
  tokenLimit,
  tooManyTries,
} from '../kernel/field-limits.ts';
import type { ModuleApi } from '../kernel/module-api.ts';
import { limitUse } from '../kernel/rate-limits/limit-use.ts';
import type { RateLimits, Subject } from '../kernel/rate-limits/rate-limits.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Resolvers } from '../kernel/resolver-types.generated.ts';
import { limitMails } from './limited-mails.ts';

type Refuse = (given: LimitedArguments, facts: RequestFacts) => Promise<unknown>;
type RefuseMutation = NonNullable<ModuleApi['refuse']>;

const refuseQuery: Refuse = () =>
  Promise.reject(new GraphQLError('TOO_MANY_TRIES', { extensions: { code: 'RATE_LIMITED' } }));

type Resolve = GraphQLFieldResolver<unknown, RequestFacts, LimitedArguments>;

interface Surroundings {
  readonly limits: RateLimits;
  /** Called for every refusal, with the seconds to wait. */
  readonly onRefused: (facts: RequestFacts, seconds: number) => void;
}

interface LimitedField {
  readonly resolve: Resolve;
  readonly fieldLimits: readonly FieldLimit[];
  readonly refuse: Refuse;
}

const isFailure = (limit: FieldLimit, answer: LimitedAnswer | null): boolean =>
  limit.isFailure?.(answer) ?? true;

/** What happens beyond the limits instead of a complete refusal; nothing if several are exceeded. */
const otherwiseOf = (exceeded: readonly FieldLimit[]): FieldLimit['otherwise'] =>
  exceeded.length === 1 ? exceeded[0]?.otherwise : undefined;

const isRefused = (exceeded: readonly FieldLimit[]): boolean =>
  exceeded.length > 0 && otherwiseOf(exceeded) === undefined;

/**
 * Counts each use of the field, so that aliases don't circumvent the limit, and from its beginning, so that requests at
 * the same time don't.
 */
function limitField(
  { resolve, fieldLimits, refuse }: LimitedField,
  { limits, onRefused }: Surroundings,
): Resolve {
  return async (parent, given, facts, info) => {
    const applying = fieldLimits.filter(({ applies }) => applies?.(given) ?? true);
    const subject: Subject = {
      address: facts.clientAddress,
      checkout: given.checkoutId ?? given.orderId ?? null,
    };
    const waitFor = (among: readonly FieldLimit[]) =>
      Math.max(0, ...among.map(({ limit }) => limits.waitFor(limit, subject)));
    const refuseAfter = (seconds: number) => {
      onRefused(facts, seconds);
      return refuse(given, facts);
    };

    for (const limit of applying)
      limit.takeOver?.(given, (part, counts) =>
        limitUse(limits, {
          limiting: [limit],
          subject,
          run: part,
          counts: (_limit, used) => counts(used),
          async refuse(exceeded) {
            onRefused(facts, waitFor(exceeded));
            return null;
          },
        }),
      );
    const used = await limitUse(limits, {
      limiting: applying.filter(({ letsRightTriesPass, takeOver }) => !letsRightTriesPass && !takeOver),
      subject,
      isRefused,
      refuse: async (exceeded) => ({ refused: await refuseAfter(waitFor(exceeded)) }),
      async run(exceeded) {
        const otherwise = otherwiseOf(exceeded);
        const asked = otherwise?.without(given) ?? given;
        const answer = (await resolve(parent, asked, facts, info)) as LimitedAnswer | null;
        return { answer, otherwise };
      },
      counts: (limit, { answer }) => isFailure(limit, answer),
    });
    if ('refused' in used) return used.refused;
    const { answer, otherwise } = used;
    const wrong = applying.filter((limit) => limit.letsRightTriesPass && isFailure(limit, answer));
    const after = waitFor(wrong);
    for (const { limit } of wrong) limits.count(limit, subject);
    if (after > 0) return refuseAfter(after);
    return otherwise?.refusing(answer, tooManyTries) ?? answer;
  };
}

/** The resolvers of all modules' queries and mutations, rate-limited, and the wait after a refusal. */
export interface LimitedApi {
  readonly resolvers: readonly Resolvers[];
  /** Seconds that the client has to wait; undefined if the request was not refused. */
  readonly secondsToWait: (facts: RequestFacts) => number | undefined;
}

/**
 * Limits how often queries and mutations may fail or run: `rateLimits` has the rates, the module's `limits` what
 * counts. A refused mutation says so in its payload, a query in a GraphQL error with the code RATE_LIMITED.
 */
export function limitFields(modules: readonly ModuleApi[], limits: RateLimits): LimitedApi {
  const waits = new WeakMap<RequestFacts, number>();
  const surroundings: Surroundings = {
    limits,
    onRefused: (facts, seconds) => void waits.set(facts, Math.max(seconds, waits.get(facts) ?? 0)),
  };

  const limitFields = (
    { limits = {} }: ModuleApi,
    fields: Readonly<Record<string, Resolve>>,
    refuse: Refuse,
  ) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, resolve]) => [
        name,
        limitField(
          { resolve, fieldLimits: [...(ownValue(limits, name) ?? []), tokenLimit], refuse },
          surroundings,
        ),
      ]),
    );

  const limitMailsOf = (
    { recipients = {}, withoutMail = {} }: ModuleApi,
    fields: object,
    refuse: RefuseMutation,
  ) =>
    Object.fromEntries(
      Object.entries(fields as Readonly<Record<string, Resolve>>).map(([operation, resolve]) => {
        const recipientOf = ownValue(recipients, operation);
        const withoutMailOf = ownValue(withoutMail as Readonly<Record<string, Resolve>>, operation);
        const field = { operation, resolve, withoutMail: withoutMailOf ?? null, refuse };
        return [operation, recipientOf ? limitMails({ ...field, recipientOf }, surroundings) : resolve];
      }),
    );

  const limitModule = (module: ModuleApi): Resolvers => {
    const { Query = {}, Mutation = {}, ...types } = module.resolvers;
    const refuseMutation: RefuseMutation = (refusal, given, facts) => {
      if (module.refuse === undefined)
        throw new Error('A module with mutations must define how it refuses them.');
      return module.refuse(refusal, given, facts);
    };
    const mutations = limitMailsOf(module, Mutation, refuseMutation);
    return {
      ...types,
      Query: limitFields(module, Query as Readonly<Record<string, Resolve>>, refuseQuery),
      Mutation: limitFields(module, mutations, (given, facts) =>
        refuseMutation(tooManyTries(null), given, facts),
      ),
    };
  };
  return {
    resolvers: modules.map(limitModule),
    secondsToWait: (facts) => waits.get(facts),
  };
}

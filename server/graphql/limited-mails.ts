import { checkEmail, mailboxOf } from '@sonde/machines/rules/people';
import type { GraphQLFieldResolver } from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  type LimitedAnswer,
  type LimitedArguments,
  type RecipientOf,
  tooManyMails,
  tooManyTries,
} from '../kernel/field-limits.ts';
import type { Account } from '../kernel/account.ts';
import { hashParameters } from '../kernel/idempotency-key.ts';
import { limitUse } from '../kernel/rate-limits/limit-use.ts';
import type { RateLimits, Subject } from '../kernel/rate-limits/rate-limits.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';

type Resolve = GraphQLFieldResolver<unknown, RequestFacts, LimitedArguments>;

interface MailingField {
  readonly operation: string;
  readonly resolve: Resolve;
  /** Does the same for a full mailbox, and mails nothing; null if that is refused. */
  readonly withoutMail: Resolve | null;
  readonly recipientOf: RecipientOf;
  readonly refuse: (refusal: Refusal, given: LimitedArguments, facts: RequestFacts) => Promise<unknown>;
}

interface Surroundings {
  readonly limits: RateLimits;
  /** Called if the client has to wait, with the seconds. */
  readonly onRefused: (facts: RequestFacts, seconds: number) => void;
}

/** People who have shown that a mailbox is theirs aren't kept from it by what others send there. */
const isOwn = (account: Account | null, email: string): boolean =>
  account !== null && account.isEmailConfirmed && mailboxOf(account.email) === mailboxOf(email);

/** How many uses of a mutation are remembered; beyond it, the one that was repeated least recently is forgotten. */
const mostRemembered = 5_000;

/** Identifies a use that may be repeated: its key, and everything else that was given. Null without a key. */
const identityOf = (email: string, given: LimitedArguments): string | null =>
  given.idempotencyKey ? hashParameters([mailboxOf(email), given]).toString('base64') : null;

/**
 * Limits the free mails of a mutation by client and by mailbox. A use counts before it runs, so that many at the same
 * time don't pass, and is given back if it was refused or failed. One that was done is remembered by its idempotency
 * key: its repeats mail no one, so they pass and don't count, and are answered in the same way. A client that has to
 * wait is told how long; beyond a mailbox's limit, it is done without the mail, or refused with data.
 */
export function limitMails(
  { operation, resolve, withoutMail, recipientOf, refuse }: MailingField,
  { limits, onRefused }: Surroundings,
): Resolve {
  const done = new LRUCache<string, Resolve>({ max: mostRemembered });
  return async (parent, given, facts, info) => {
    const email = await recipientOf(given, facts);
    if (email === null || checkEmail(email) !== null) return resolve(parent, given, facts, info);
    const identity = identityOf(email, given);
    const previousAnswer = () => (identity === null ? undefined : done.get(identity));
    const repeat = previousAnswer();
    if (repeat !== undefined) return repeat(parent, given, facts, info);
    const client: Subject = { address: facts.clientAddress, checkout: null };
    const subject = isOwn(facts.account, email) ? client : { ...client, recipient: { operation, email } };
    const used = await limitUse(limits, {
      limiting: [{ limit: 'mail' }],
      subject,
      async refuse() {
        const seconds = limits.waitFor('mail', client);
        if (seconds > 0) {
          onRefused(facts, seconds);
          return { answer: await refuse(tooManyTries(null), given, facts) };
        }
        if (withoutMail === null) return { answer: await refuse(tooManyMails, given, facts) };
        const answer: unknown = await withoutMail(parent, given, facts, info);
        if (identity !== null) done.set(identity, withoutMail);
        return { answer };
      },
      async run() {
        const answer = (await resolve(parent, given, facts, info)) as LimitedAnswer | null;
        // A repeat at the same time may have been faster.
        const isNew = (answer?.errors ?? []).length === 0 && previousAnswer() === undefined;
        if (isNew && identity !== null) done.set(identity, resolve);
        return { answer, isNew };
      },
      counts: (_limit, { isNew }) => isNew,
    });
    return used.answer;
  };
}

import { checkEmail, mailboxOf } from '@sonde/machines/rules/people';
import type { GraphQLFieldResolver } from 'graphql';
import {
  type LimitedAnswer,
  type LimitedArguments,
  type RecipientOf,
  tooManyMails,
  tooManyTries,
} from '../kernel/field-limits.ts';
import type { Account } from '../kernel/account.ts';
import type { RateLimits, Subject } from '../kernel/rate-limits/rate-limits.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';

type Resolve = GraphQLFieldResolver<unknown, RequestFacts, LimitedArguments>;

interface MailingField {
  readonly operation: string;
  readonly resolve: Resolve;
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

/**
 * Limits the free mails of a mutation by client and by mailbox. A use counts before it runs, so that many at the same
 * time don't pass, and is given back if it was refused. A client that has to wait is told how long; beyond a mailbox's
 * limit, the refusal is data.
 */
export function limitMails(
  { operation, resolve, recipientOf, refuse }: MailingField,
  { limits, onRefused }: Surroundings,
): Resolve {
  return async (parent, given, facts, info) => {
    const email = await recipientOf(given, facts);
    if (email === null || checkEmail(email) !== null) return resolve(parent, given, facts, info);
    const client: Subject = { address: facts.clientAddress, checkout: null };
    const seconds = limits.waitFor('mail', client);
    if (seconds > 0) {
      onRefused(facts, seconds);
      return refuse(tooManyTries(null), given, facts);
    }
    const subject = isOwn(facts.account, email) ? client : { ...client, recipient: { operation, email } };
    if (limits.waitFor('mail', subject) > 0) return refuse(tooManyMails, given, facts);
    limits.count('mail', subject);
    const answer = (await resolve(parent, given, facts, info)) as LimitedAnswer | null;
    if ((answer?.errors ?? []).length > 0) limits.giveBack('mail', subject);
    return answer;
  };
}

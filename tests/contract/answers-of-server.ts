import { planTypes } from '@sonde/machines/rules/plans';
import type { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { exists } from './eligibility-people.ts';
import { type Answer, answerOf, inWords, roles, type Situation, terms } from './eligibility-table.ts';

/** Why the server refuses something. */
export interface Refusal {
  readonly code: string;
  readonly reason: string | null;
}

/** As many as one request may have. */
const batch = 24;

/** The first refusal, with its reason; “yes” without one. */
export const codeOf = ([first]: readonly Refusal[]): string =>
  first === undefined ? 'yes' : [first.code, first.reason].filter(Boolean).join(' ');

/** Whether a situation is one of these. */
export const isOf =
  (own: Partial<Situation>) =>
  (situation: Situation): boolean =>
    Object.entries(own).every(([key, value]) => situation[key as keyof Situation] === value);

type Own = Pick<Situation, 'role' | 'plan' | 'term'>;

/** Everybody who asks the server. */
export const everybody: readonly Own[] = roles.flatMap((role): readonly Own[] =>
  role === 'visitor' || role === 'alone'
    ? [{ role, plan: 'NONE', term: 'ended' }]
    : planTypes.flatMap((plan) =>
        terms.flatMap((term) => (exists({ plan, role }) ? [{ role, plan, term }] : [])),
      ),
);

/** Where the server's answer isn't among those that follow from the table. */
export function differences(
  asked: readonly Situation[],
  answers: readonly string[],
  expectedOf: (situation: Situation, answer: Answer) => readonly string[],
): readonly string[] {
  return asked.flatMap((situation, index) => {
    const answer = answers[index] ?? 'nothing';
    const expected = expectedOf(situation, answerOf(situation));
    return expected.some((start) => answer.startsWith(start))
      ? []
      : [inWords(situation, `${answer}, not ${expected.join(' or ')}`)];
  });
}

/** Asks the server’s API as one of everybody. */
export function answersOfServer(currentGraphql: () => ReturnType<typeof createGraphqlHandler>) {
  async function send(
    query: string,
    role: Situation['role'],
    email: string,
  ): Promise<Record<string, unknown>> {
    const headers = role === 'visitor' ? {} : signedInAs(email);
    const { body } = await sendGraphql(currentGraphql(), { query }, { headers });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data ?? {};
  }

  /** The answers to questions with one alias each, in few requests. */
  async function ask(
    questions: readonly string[],
    role: Situation['role'],
    email: string,
  ): Promise<readonly unknown[]> {
    const batches = Array.from({ length: Math.ceil(questions.length / batch) }, (_, index) =>
      questions.slice(index * batch, (index + 1) * batch),
    );
    const answers = [];
    for (const some of batches)
      answers.push(
        ...Object.values(
          await send(`{ ${some.map((one, index) => `a${index}: ${one}`).join(' ')} }`, role, email),
        ),
      );
    return answers;
  }

  return { send, ask };
}

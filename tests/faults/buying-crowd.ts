import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Sql } from '../../server/db/connect.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { openPaypalAccount } from '../../server/open-stand-ins.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import type { Chance } from './random.ts';
import { buyWithRetries, type FinalAnswer, isAnswerKept, type OpenStore } from './retrying-buyer.ts';
import { accountOptions, answerBank, providerFor, silent } from './stand-in-accounts.ts';

const longestWait = 60_000;

/** Waits until buyers have bought more, or one of them fails. */
export type MorePurchases = () => Promise<void>;

interface CrowdOptions {
  /** The address at which everyone buys. */
  readonly url: string;
  readonly chance: Chance;
  /** Purchases before, during and after what happens. */
  readonly some: number;
  /** Accesses the shop's database. */
  look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

/** Buyers who follow one another. */
export interface BuyingCrowd {
  /** Lets buyers buy before, during and after something, until each has what they ordered; one buyer for each store. */
  whileBuying(stores: readonly OpenStore[], work: (more: MorePurchases) => Promise<void>): Promise<void>;
  /** What buyers were told and isn't so, once everything has been completed. */
  whatIsWrong(): Promise<readonly string[]>;
}

/** Creates buyers at the stand-ins of a shop of several processes. */
export function createBuyingCrowd({ url, chance, some, look }: CrowdOptions): BuyingCrowd {
  const store: OpenStore = { url, up: async () => {} };
  const answers: FinalAnswer[] = [];
  /** How many of them were requested again. */
  let repeated = 0;

  async function answerAnyBank(secret: string, answer: 'complete' | 'fail'): Promise<void> {
    if (!secret.startsWith('http')) return answerBank({ look }, store, { secret, answer });
    const body = new URLSearchParams({ answer: answer === 'complete' ? 'pay' : 'decline' });
    await fetch(secret, { method: 'POST', body, redirect: 'manual' });
  }

  const violations = () =>
    look(async (sql) => {
      const paypal = createPaypalProvider({
        ...openPaypalAccount(accountOptions(sql, url)).account,
        ...silent,
      });
      return findViolations({
        sql,
        payments: [
          ...(await collect(providerFor(sql, url).list(new Date(0)))),
          ...(await collect(paypal.list(new Date(0)))),
        ],
        acknowledgements: answers,
      });
    });

  return {
    async whileBuying(stores, work) {
      const doors = new AbortController();
      const queue = async (at: OpenStore) => {
        while (!doors.signal.aborted) {
          const answer = await buyWithRetries({ store: at, chance, answerBank: answerAnyBank });
          if (answer !== null) answers.push(answer);
        }
      };
      const queues = Promise.all(stores.map(queue));
      const more = async () => {
        const count = answers.length + some;
        while (answers.length < count) await Promise.race([pause(50), queues]);
      };
      await more();
      await work(more);
      await more();
      doors.abort();
      await queues;
    },
    async whatIsWrong() {
      await look(
        (sql) =>
          sql`select graphile_worker.add_job('complete-attempts', '{"idleSeconds": 0}', priority => -1)`,
      );
      await expect.poll(violations, { timeout: longestWait, interval: 250 }).toEqual([]);
      const wrong: string[] = [];
      for (const answer of answers.slice(repeated))
        if (!(await isAnswerKept(store, answer))) wrong.push(answer.orderToken);
      repeated = answers.length;
      return wrong;
    },
  };
}

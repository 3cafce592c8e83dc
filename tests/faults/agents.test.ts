import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCardAccount } from '../../server/open-stand-ins.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { type AgentAnswer, buyByAgent, isAgentAnswerKept } from './agent-buyer.ts';
import { createOutsideDatabase, type FaultDatabase } from './fault-database.ts';
import { createChance } from './random.ts';
import { createStore, type RunningStore, tokenSecret } from './running-store.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);
const agentsAtOnce = 3;
/** Of placing and charging an order: those after which most is known by one side only, or all with `FULL=1`. */
const points =
  process.env['FULL'] === '1'
    ? crashPoints.filter((point) => /^(?:placement|charge)\./.test(point))
    : (['placement.after-charge', 'placement.before-answer'] as const);
/** How often a crash point may be passed before the process dies there. */
const mostPasses = 3;
const patience = 20_000;

let database: FaultDatabase;
let store: RunningStore;
beforeAll(async () => {
  database = await createOutsideDatabase();
  store = await createStore(database.environment);
});
afterAll(async () => {
  await store.kill();
  await database.close();
});

/** What is wrong with the orders, by the records of the shop and of the card provider. */
const violations = (acknowledgements: readonly AgentAnswer[]) =>
  database.look(async (sql) => {
    const parsed = parseEnvironment({});
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    const account = openCardAccount({
      environment: parsed.environment,
      sql,
      ownAddress: store.url,
      standInAddress: `${store.url}/sandbox`,
      publicUrl: store.url,
      tokenSecret,
      reportError: () => {},
    });
    const provider = createStripeProvider({ ...account, report: () => {}, alert: () => {} });
    return findViolations({ sql, payments: await collect(provider.list(new Date(0))), acknowledgements });
  });

it(
  `agents order once and are charged once by a store that is killed at each point (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    const answers: AgentAnswer[] = [];
    const doors = new AbortController();
    const queue = async () => {
      while (!doors.signal.aborted) {
        const answer = await buyByAgent(store, chance);
        if (answer !== null) answers.push(answer);
      }
    };
    const queues = Promise.all(Array.from({ length: agentsAtOnce }, queue));
    for (const point of points) {
      await store.start({ point, pass: 1 + Math.floor(chance.next() * mostPasses) });
      await Promise.race([
        store.ended(),
        queues,
        pause(patience * 2, null, { ref: false }).then(() => {
          throw new Error(`The crash point ${point} was not reached`);
        }),
      ]);
    }
    await store.start();
    doors.abort();
    await queues;
    await database.look(
      (sql) => sql`
        select graphile_worker.add_job('complete-attempts', '{"idleSeconds": 0}', priority => -1)`,
    );
    await expect.poll(() => violations(answers), { timeout: patience, interval: 250 }).toEqual([]);
    expect(answers).not.toEqual([]);
    for (const answer of answers) expect(await isAgentAnswerKept(store, answer)).toBe(true);
  },
);

import { accessories, buyByAgent } from './agent-buyer.ts';
import { createBuyer } from './buyer.ts';
import { type Benchmark, type Figure, median } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { startShop, withShop } from './shop.ts';
import { enableStatementCounting, openStatementCounter } from './statement-counter.ts';

const WARM_UP = 100;
const COUNTED = 20;
const ROUNDS = 5;
const PURCHASES = 20;
/** An agent's purchase costs at most this much of one by GraphQL. */
const AIM = 1.1;

/** Jobs that a purchase leaves belong to it. */
const REST_MILLISECONDS = 1_500;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

/** The stand-in of the card provider keeps its own records in the shop's database. */
const isOfStandIn = (text: string) => text.includes('card_sandbox');

async function times(count: number, buy: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await buy();
}

const compareFigures = (
  name: string,
  unit: string,
  byAgent: number,
  byGraphql: number,
): readonly Figure[] => [
  { name: `${name}, by an agent`, value: byAgent, unit },
  { name: `${name}, by GraphQL`, value: byGraphql, unit },
  { name: `${name}, as a multiple`, value: byAgent / byGraphql, unit: 'times', aim: AIM },
];

/** Beside the stand-in of the card provider, whose work is the same for both. Requests of its agent aren't signed. */
export const agents: Benchmark = {
  title: 'A purchase of accessories by an agent, compared with one by GraphQL',
  run: () =>
    withFolder(async (dataDir) => {
      await withShop(startShop({ dataDir }), async () => {});
      enableStatementCounting(dataDir);
      return withShop(startShop({ dataDir }), async (shop) => {
        const buyer = createBuyer(shop, { requested: accessories });
        const ways = { agent: () => buyByAgent(shop.url), graphql: () => buyer.buy() };
        await times(WARM_UP, ways.agent);
        await times(WARM_UP, ways.graphql);
        const counter = await openStatementCounter(shop);
        const statementsOf = async (buy: () => Promise<unknown>) => {
          await counter.untilQueueIsEmpty();
          await counter.reset();
          await times(COUNTED, buy);
          await counter.untilQueueIsEmpty();
          return (await counter.read()).filter(({ kind, text }) => kind !== 'queue' && !isOfStandIn(text));
        };
        const sum = (counts: readonly { readonly calls: number }[]) =>
          counts.reduce((all, { calls }) => all + calls, 0) / COUNTED;
        const counted = {
          agent: await statementsOf(ways.agent),
          graphql: await statementsOf(ways.graphql),
        };
        await counter.close();
        const cpu = { agent: [] as number[], graphql: [] as number[] };
        for (let round = 0; round < ROUNDS; round += 1)
          for (const way of ['agent', 'graphql'] as const) {
            const { server, database } = await cpuTimeDuring(shop, async () => {
              await times(PURCHASES, ways[way]);
              await rest();
            });
            cpu[way].push((server + database) / PURCHASES);
          }
        return {
          figures: [
            ...compareFigures(
              'statements, with BEGIN and COMMIT',
              'statements',
              sum(counted.agent),
              sum(counted.graphql),
            ),
            ...compareFigures(
              'CPU of server and database, the median round',
              'ms CPU',
              median(cpu.agent),
              median(cpu.graphql),
            ),
          ],
          details: Object.entries(counted).flatMap(([way, counts]) =>
            counts.map(({ text, calls }) => ({
              way,
              perCheckout: calls / COUNTED,
              text: text.replaceAll(/\s+/g, ' ').trim(),
            })),
          ),
        };
      });
    }),
};
